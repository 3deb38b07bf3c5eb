import * as z from 'zod/mini';
import { setRuleTick } from '@/lib/contract/outlines';
import { call } from './call';
import { defineOutbox } from './outbox';
import { failureReason, isRefusal, SEND_TIMEOUT_MS, tokenProblem } from './sending';
import { withTabLock } from './tab-lock';

/** A rule that was ticked or unticked; the last word on it replaces the one before. */
export type WaitingTick = {
  /** Id of the rule. */
  key: string;
  isTicked: boolean;
  madeAtMs: number;
};

/** Ticks on the rule outline that the server has not confirmed. */
export const tickOutbox = defineOutbox<WaitingTick>({
  kind: 'rule-tick',
  version: 1,
  schema: z.object({ key: z.string(), isTicked: z.boolean(), madeAtMs: z.number() }),
  madeAtMs: ({ madeAtMs }) => madeAtMs,
});

/** The ticked rules as the learner left them: those that the server knows, and what waits here on top. */
export function withWaitingTicks(userId: string, ticked: readonly string[]): Set<string> {
  const rules = new Set(ticked);
  for (const { key, isTicked } of tickOutbox.list(userId)) {
    if (isTicked) rules.add(key);
    else rules.delete(key);
  }
  return rules;
}

/**
 * Sends what waits, in one tab at a time, up to the first that cannot be sent now; answers why not,
 * as the end of a sentence, null when all is sent. What the server refuses is dropped: the rule is gone.
 */
export async function sendWaitingTicks(userId: string): Promise<string | null> {
  return await withTabLock(`barwright:ticks:${userId}`, async () => {
    for (let [tick] = tickOutbox.list(userId); tick; [tick] = tickOutbox.list(userId)) {
      if (tokenProblem(userId) !== null) return 'you are logged out';
      const { key, isTicked, madeAtMs } = tick;
      try {
        const options = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
        await call(setRuleTick, { params: { ruleId: key }, body: { isTicked } }, options);
      } catch (error) {
        if (!isRefusal(error)) return failureReason(error);
      }
      // Changed again while it was on its way: the new word is sent next.
      const latest = tickOutbox.list(userId).find((waiting) => waiting.key === key);
      if (latest?.madeAtMs === madeAtMs && latest.isTicked === isTicked) tickOutbox.remove(userId, key);
    }
    return null;
  });
}
