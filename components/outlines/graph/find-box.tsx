import { type KeyboardEvent, useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { type GraphTree, pathTo } from '@/lib/domain/outlines/graph';
import { findInGraph } from '@/lib/domain/outlines/graph-view';

/** How many of the places found are listed. */
const MAX_FOUND = 8;

type FindBoxProps = { tree: GraphTree; isDisabled: boolean; onChoose: (id: string) => void };

/** Finds a place or a rule by its words, and leads to it in the outline and in the graph. */
export function FindBox({ tree, isDisabled, onChoose }: FindBoxProps) {
  const [query, setQuery] = useState('');
  const listId = useId();
  const found = findInGraph(tree, query);
  const [first] = found;

  const choose = (id: string) => {
    setQuery('');
    onChoose(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && first) choose(first.id);
    else if (event.key === 'Escape') setQuery('');
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Input
        type="search"
        aria-label="Find in this outline"
        aria-describedby={listId}
        placeholder="Find an issue or a rule"
        value={query}
        disabled={isDisabled}
        maxLength={200}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={listId}>
        {query.trim() !== '' && (
          <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-surface shadow-raised">
            <p role="status" className="px-3 pt-2 text-sm text-muted">
              {found.length === 0
                ? `Nothing found for “${query.trim()}”.`
                : `${found.length} found. Enter opens the first.`}
            </p>
            <ul className="p-1">
              {found.slice(0, MAX_FOUND).map(({ id, name }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => choose(id)}
                    className="block w-full rounded px-2 py-1 text-left leading-snug hover:bg-sunken"
                  >
                    {name}
                    <span className="block text-sm text-muted">
                      {pathTo(tree, id)
                        .slice(1, -1)
                        .map((place) => place.name)
                        .join(' › ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
