import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { type GraphTree, pathTo } from '@/lib/domain/outlines/graph';
import { findInGraph } from '@/lib/domain/outlines/graph-view';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

/** How many of the places found are listed. */
const MAX_FOUND = 8;

type FindBoxProps = { tree: GraphTree; isDisabled: boolean; onChoose: (id: string) => void };

/** Finds a place or a rule by its words, and leads to it in the outline and in the graph. */
export function FindBox({ tree, isDisabled, onChoose }: FindBoxProps) {
  const [query, setQuery] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = findInGraph(tree, query);
  const [first] = found;

  const choose = (id: string) => {
    setQuery('');
    onChoose(id);
  };
  const move = (step: 1 | -1) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    stops.at((stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && target === input.current && first) choose(first.id);
    else if (key === 'Escape') {
      setQuery('');
      input.current?.focus();
    } else return;
    event.preventDefault();
  };
  // A press on what takes no focus, or in Safari on a button, leaves for nowhere.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setIsLeft(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within pass through here.
    <div ref={box} onKeyDown={onKeyDown} onFocus={() => setIsLeft(false)} onBlur={onBlur} className="relative">
      <Input
        ref={input}
        type="search"
        aria-label="Find in this outline"
        aria-describedby={listId}
        placeholder="Find an issue or a rule"
        value={query}
        disabled={isDisabled}
        maxLength={200}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div id={listId}>
        {query.trim() !== '' && !isLeft && (
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
                    {topicTitle(name)}
                    <span className="block text-sm text-muted">
                      {pathTo(tree, id)
                        .slice(1, -1)
                        .map((place) => topicTitle(place.name))
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
