'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Progress } from '@/components/ui/progress';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/client/call';
import { readTicks, rememberTicks } from '@/lib/client/essay-checklist';
import { decodeToken, storedToken } from '@/lib/client/token-store';
import { getEssayChecklist } from '@/lib/contract/essays';
import { useLoaded } from './use-loaded';

/** Whose ticks these are; null without a session that can be read. */
function signedInUserId(): string | null {
  return decodeToken(storedToken() ?? '')?.id ?? null;
}

type TickListProps = {
  essayId: string;
  /** What to do, each in words of its own. */
  items: readonly string[];
};

function TickList({ essayId, items }: TickListProps) {
  const [userId] = useState(signedInUserId);
  const [ticked, setTicked] = useState(() => (userId === null ? new Set<string>() : readTicks(userId, essayId)));
  const done = items.filter((item) => ticked.has(item)).length;

  const change = (next: ReadonlySet<string>) => {
    setTicked(next);
    if (userId !== null) rememberTicks(userId, essayId, next);
  };
  const toggle = (item: string) => {
    const next = new Set(ticked);
    if (!next.delete(item)) next.add(item);
    change(next);
  };

  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <p className="text-sm font-semibold text-muted tabular-nums">
          {done} of {items.length} done
        </p>
        {done > 0 && (
          <Button variant="ghost" size="sm" onClick={() => change(new Set())}>
            Clear ticks
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
  const loaded = useLoaded(
    essayId,
    (signal) => call(getEssayChecklist, { params: { id: essayId } }, { signal }),
    'Failed to load the checklist',
  );
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
