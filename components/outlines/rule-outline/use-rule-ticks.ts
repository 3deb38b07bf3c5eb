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
    const takeIn = (ruleId: string, isTicked: boolean) => {
      const ticks = queryKey(listRuleTicks, {});
      // An answer that is on its way may be without it; the next is asked for once it is stored.
      void queryClient().cancelQueries({ queryKey: ticks });
      queryClient().setQueryData<string[]>(ticks, (ids = initial) => [
        ...ids.filter((id) => id !== ruleId),
        ...(isTicked ? [ruleId] : []),
      ]);
      void putTick(userId, ruleId, isTicked).then(() => sendNow(userId));
    };
    for (const ruleId of tickedRules(outline)) if (!initial.includes(ruleId)) takeIn(ruleId, true);
    const stopWatching = watchTicks(outline, takeIn);
    void sendNow(userId);
    return stopWatching;
  }, [userId, root, isThere, initial]);

  const { items, isRead } = unsent;
  useEffect(() => {
    // Without what waits the boxes would be shown as they were.
    if (isThere && root.current && isRead) setCount(showTicks(root.current, withWaitingTicks(known, items)));
  }, [root, isThere, known, items, isRead]);

  return { count, unsent };
}
