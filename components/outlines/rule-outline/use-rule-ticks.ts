'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type Unsent, useUnsent } from '@/components/shell/use-unsent';
import { queryClient, queryKey } from '@/lib/client/query';
import { sendNow } from '@/lib/client/sender';
import { putTick, tickOutbox, type WaitingTick, withWaitingTicks } from '@/lib/client/tick-outbox';
import { useRead } from '@/lib/client/use-read';
import { listRuleTicks } from '@/lib/contract/outlines';
import { showTicks, tickedRules, watchTicks } from './outline-elements';

type RuleTicks = {
  /** Rules of the outline that are ticked. */
  count: number;
  /** Ticks that the server does not have. */
  unsent: Unsent<WaitingTick>;
};

/**
 * Shows the learner's ticks in the text of the outline once it stands, and keeps every change: in the
 * browser at once, on the server as soon as may be. `initial` are the ticks as the page came with them;
 * another device may have changed them since.
 */
export function useRuleTicks(
  userId: string,
  initial: string[],
  root: RefObject<HTMLElement | null>,
  isThere: boolean,
): RuleTicks {
  const [count, setCount] = useState(initial.length);
  const unsent = useUnsent(userId, tickOutbox);
  const ticks = useRead(listRuleTicks, isThere ? {} : null, '', { initialData: initial, refetchOnWindowFocus: true });
  const known = ticks.status === 'ready' ? ticks.value : initial;

  useEffect(() => {
    const outline = root.current;
    if (!isThere || !outline) return;
    // Ticked before the scripts came, when nobody was watching.
    const ticked = withWaitingTicks(userId, initial);
    for (const key of tickedRules(outline)) {
      if (!ticked.has(key)) putTick(userId, key, true);
    }
    const queryKeyOfTicks = queryKey(listRuleTicks, {});
    const stopWatching = watchTicks(outline, (ruleId, isTicked) => {
      putTick(userId, ruleId, isTicked);
      // An answer that is on its way may be without it; the next is asked for once it is stored.
      void queryClient().cancelQueries({ queryKey: queryKeyOfTicks });
      queryClient().setQueryData<string[]>(queryKeyOfTicks, (ids = initial) => [
        ...ids.filter((id) => id !== ruleId),
        ...(isTicked ? [ruleId] : []),
      ]);
      void sendNow(userId);
    });
    void sendNow(userId);
    return stopWatching;
  }, [userId, root, isThere, initial]);

  useEffect(() => {
    if (isThere && root.current) setCount(showTicks(root.current, withWaitingTicks(userId, known)));
  }, [userId, root, isThere, known]);

  return { count, unsent };
}
