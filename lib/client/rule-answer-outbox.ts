import * as z from 'zod/mini';
import { listDecks } from '@/lib/contract/cards';
import { getPerformanceInsights } from '@/lib/contract/performance';
import { getToday } from '@/lib/contract/plan';
import { checkRule, claimRuleAnswer, rateRuleAnswer, selfAssessRuleAnswer } from '@/lib/contract/rules';
import { CARD_RATINGS, type CardRating } from '@/lib/domain/memorize/constants';
import { RULE_HINTS, type RuleHint } from '@/lib/domain/rules/constants';
import { callConfirmed, defineChannel } from './channel';
import { defineOutbox } from './outbox';

/** What became of an answer of the rule quiz, as far as the server may not have it; the last word replaces the one before. */
export type WaitingRuleAnswer = {
  /** The idempotency key of the answer; of one that the server has judged, its id. */
  key: string;
  ruleId: string;
  /** Milliseconds since 1970, like the other moments. */
  madeAtMs: number;
  /** IANA name. */
  timeZone: string;
  /** Null where the server has judged it. */
  given: { answer: string; hint: RuleHint } | null;
  /** The elements that it states, by the verdict or the learner's word; null until all is said. */
  settled: { said: string[]; atMs: number } | null;
  /** Why it counts as correct all the same. */
  claim: { reason: string; atMs: number } | null;
  /** The rating that the learner chose in the place of the one that follows. */
  rating: CardRating | null;
  refusal: string | null;
};

/** Answers of the rule quiz, comparisons, claims and ratings that the server has not confirmed. */
export const ruleAnswerOutbox = defineOutbox<WaitingRuleAnswer>({
  kind: 'rule-answer',
  version: 1,
  schema: z.object({
    key: z.string(),
    ruleId: z.string(),
    madeAtMs: z.number(),
    timeZone: z.string(),
    given: z.nullable(z.object({ answer: z.string(), hint: z.enum(RULE_HINTS) })),
    settled: z.nullable(z.object({ said: z.array(z.string()), atMs: z.number() })),
    claim: z.nullable(z.object({ reason: z.string(), atMs: z.number() })),
    // Kept before a rating could be chosen, it has none.
    rating: z._default(z.nullable(z.enum(CARD_RATINGS)), null),
    refusal: z.nullable(z.string()),
  }),
  madeAtMs: ({ madeAtMs }) => madeAtMs,
});

const instant = (atMs: number) => new Date(atMs).toISOString();

/** The server checks again, and its verdict is the one that counts: it is settled by what it asks about. */
export const ruleAnswerChannel = defineChannel({
  outbox: ruleAnswerOutbox,
  thingOf: ({ ruleId }) => ruleId,
  changes: [listDecks, getPerformanceInsights, getToday],
  send: async ({ key, ruleId, madeAtMs, timeZone, given, settled, claim, rating }) => {
    const verdict =
      given &&
      (await callConfirmed(checkRule, {
        headers: { 'idempotency-key': key },
        body: { ruleId, userAnswer: given.answer, hint: given.hint, timeZone, answeredAt: instant(madeAtMs) },
      }));
    const params = { id: verdict?.answerId ?? key };
    let isCorrect = verdict?.isSure === true && verdict.result === 'Correct';
    if (settled && !verdict?.isSure) {
      const isAsked = (phrase: string) =>
        !verdict || verdict.elements.some((element) => element.phrase === phrase && !element.isSure);
      const body = { said: settled.said.filter(isAsked), timeZone, settledAt: instant(settled.atMs) };
      isCorrect = (await callConfirmed(selfAssessRuleAnswer, { params, body })).result === 'Correct';
    }
    if (claim && !isCorrect) {
      const body = { reason: claim.reason, claimedAt: instant(claim.atMs) };
      await callConfirmed(claimRuleAnswer, { params, body });
    }
    if (rating) await callConfirmed(rateRuleAnswer, { params, body: { rating } });
  },
});
