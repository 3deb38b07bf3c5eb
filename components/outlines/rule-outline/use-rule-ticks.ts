'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Unsent, useUnsent } from '@/components/shell/use-unsent';
import { call } from '@/lib/client/call';
import { sendNow } from '@/lib/client/sender';
import { putTick, tickOutbox, type WaitingTick, withWaitingTicks } from '@/lib/client/tick-outbox';
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
  initial: readonly string[],
  root: RefObject<HTMLElement | null>,
  isThere: boolean,
): RuleTicks {
  const [count, setCount] = useState(initial.length);
  const unsent = useUnsent(userId, tickOutbox);
  const known = useRef(initial);

  useEffect(() => {
    const outline = root.current;
    if (!isThere || !outline) return;
    // Ticked before the scripts came, when nobody was watching.
    const early = tickedRules(outline).filter((ruleId) => !known.current.includes(ruleId));
    let waiting: readonly WaitingTick[] | null = null;
    const show = () => waiting && setCount(showTicks(outline, withWaitingTicks(known.current, waiting)));
    const takeIn = (ruleId: string, isTicked: boolean) => {
      changes += 1;
      known.current = [...known.current.filter((id) => id !== ruleId), ...(isTicked ? [ruleId] : [])];
      void putTick(userId, ruleId, isTicked).then(() => sendNow(userId));
    };
    let changes = 0;
    const stopFollowing = tickOutbox.follow(userId, ({ items }) => {
      changes += 1;
      waiting = items;
      show();
    });
    const ask = async (): Promise<void> => {
      const changesBefore = changes;
      const ticked = await call(listRuleTicks, {}).catch(() => null);
      if (!ticked) return;
      // What was ticked or saved meanwhile may be missing in the answer, and no longer wait on top of it.
      if (changes !== changesBefore) return ask();
      known.current = ticked;
      show();
    };
    const stopWatching = watchTicks(outline, (ruleId, isTicked) => {
      takeIn(ruleId, isTicked);
      setCount((current) => current + (isTicked ? 1 : -1));
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    for (const ruleId of early) takeIn(ruleId, true);
    void ask();
    void sendNow(userId);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopWatching();
      stopFollowing();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [userId, root, isThere]);

  return { count, unsent };
}
