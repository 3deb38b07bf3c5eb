import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { GraphTree } from '@/lib/domain/outlines/graph';
import { namesMeant } from '@/lib/domain/outlines/graph-recall';
import { countRecall, type GraphView } from '@/lib/domain/outlines/graph-view';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

type RecallBarProps = { tree: GraphTree; view: GraphView; onRecall: (typed: string, meantIds: string[]) => void };

/** Where names are typed from memory while the graph is blank, and what came of it. */
export function RecallBar({ tree, view, onRecall }: RecallBarProps) {
  const [typed, setTyped] = useState('');
  const { total, recalled, shown } = countRecall(tree, view);
  const last = view.recall?.last ?? null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onRecall(
      typed,
      namesMeant(typed, [...tree.byId.values()]).map(({ id }) => id),
    );
    setTyped('');
  };

  return (
    <div className="border-b border-line px-3 py-2">
      <form onSubmit={submit} className="flex items-end gap-2">
        <Field label="Type the name of any issue, sub-issue or rule you remember" className="min-w-0 flex-1 text-sm">
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              maxLength={200}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Check
        </Button>
      </form>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <p role="status">
          {last === null && <span className="text-muted">Or click a node to show its name.</span>}
          {last !== null &&
            (last.foundIds.length > 0 ? (
              <span className="text-success-ink">
                Recalled: {last.foundIds.map((id) => topicTitle(tree.byId.get(id)?.name ?? '')).join(' · ')}
              </span>
            ) : (
              <span className="text-danger-ink">No hidden node is called “{last.typed}”.</span>
            ))}
        </p>
        <p className="text-muted tabular-nums">
          {recalled} of {total} recalled{shown > 0 && `, ${shown} shown`}
        </p>
      </div>
    </div>
  );
}
