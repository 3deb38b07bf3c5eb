'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Progress } from '@/components/ui/progress';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { forgetTicks, readTicks, rememberTick } from '@/lib/client/essay-checklist';
import { CONTENT } from '@/lib/client/query';
import { storedUserId } from '@/lib/client/token-store';
import { useRead } from '@/lib/client/use-read';
import { getEssayChecklist } from '@/lib/contract/essays';

type TickListProps = {
  essayId: string;
  /** What to do, each in words of its own. */
  items: readonly string[];
};

function TickList({ essayId, items }: TickListProps) {
  const [userId] = useState(storedUserId);
  const [ticked, setTicked] = useState(() => (userId === null ? new Set<string>() : readTicks(userId, essayId)));
  const done = items.filter((item) => ticked.has(item)).length;

  const toggle = (item: string) => {
    const next = new Set(ticked);
    if (!next.delete(item)) next.add(item);
    setTicked(next);
    if (userId !== null) rememberTick(userId, essayId, item, next.has(item));
  };
  const clear = () => {
    setTicked(new Set());
    if (userId !== null) forgetTicks(userId, essayId);
  };

  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <p className="text-sm font-semibold text-muted tabular-nums">
          {done} of {items.length} done
        </p>
        {done > 0 && (
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear the checklist
          </Button>
        )}
      </div>
      <Progress label="Checklist" value={done} max={items.length} className="mt-1 mb-2" />
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Checkbox
              label={<span className={ticked.has(item) ? 'text-muted line-through' : undefined}>{item}</span>}
              checked={ticked.has(item)}
              onChange={() => toggle(item)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a good answer to the essay does, to be ticked off. */
export function ChecklistTab({ essayId }: { essayId: string }) {
  const loaded = useRead(getEssayChecklist, { params: { id: essayId } }, 'Failed to load the checklist', CONTENT);
  if (loaded.status === 'failed')
    return <FailedToLoad message={loaded.message} onRetry={loaded.reload} className="mb-4" />;
  if (loaded.status === 'loading') {
    return (
      <Loading>
        <Skeleton className="h-48" />
      </Loading>
    );
  }
  const items = [...new Set(loaded.value)];
  if (items.length === 0) return <p className="text-muted">No checklist available.</p>;
  return <TickList key={essayId} essayId={essayId} items={items} />;
}
