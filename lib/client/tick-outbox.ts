import * as z from 'zod/mini';
import { listRuleTicks, setRuleTick } from '@/lib/contract/outlines';
import { callConfirmed, defineChannel } from './channel';
import { defineOutbox } from './outbox';

/** A rule that was ticked or unticked; the last word on it replaces the one before. */
export type WaitingTick = {
  /** Id of the rule. */
  key: string;
  isTicked: boolean;
  madeAtMs: number;
  refusal: string | null;
};

/** Ticks on the rule outline that the server has not confirmed. */
export const tickOutbox = defineOutbox<WaitingTick>({
  kind: 'rule-tick',
  version: 1,
  schema: z.object({
    key: z.string(),
    isTicked: z.boolean(),
    madeAtMs: z.number(),
    refusal: z._default(z.nullable(z.string()), null),
  }),
  madeAtMs: ({ madeAtMs }) => madeAtMs,
});

export const tickChannel = defineChannel({
  outbox: tickOutbox,
  thingOf: ({ key }) => key,
  changes: [listRuleTicks],
  send: async ({ key, isTicked }) => {
    const parts = { params: { ruleId: key }, body: { isTicked } };
    await callConfirmed(setRuleTick, parts);
  },
});

/** Keeps a tick, or that it was taken away. */
export async function putTick(userId: string, ruleId: string, isTicked: boolean): Promise<void> {
  await tickOutbox.put(userId, { key: ruleId, isTicked, madeAtMs: Date.now(), refusal: null });
}

/** The ticked rules as the learner left them: those that the server knows, and what waits here on top. */
export function withWaitingTicks(ticked: readonly string[], waiting: readonly WaitingTick[]): Set<string> {
  const rules = new Set(ticked);
  for (const { key, isTicked, refusal } of waiting) {
    if (refusal !== null) continue;
    if (isTicked) rules.add(key);
    else rules.delete(key);
  }
  return rules;
}
