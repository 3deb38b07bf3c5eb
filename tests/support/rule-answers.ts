import { expect } from 'vitest';
import { POST as claimAnswer } from '@/app/api/rules/answers/[id]/claim/route';
import { POST as rateAnswer } from '@/app/api/rules/answers/[id]/rate/route';
import { POST as postSelfAssessment } from '@/app/api/rules/answers/[id]/settle/route';
import { POST as checkAnswer } from '@/app/api/rules/check/route';
import { GET as getFiltered } from '@/app/api/rules/filtered/route';
import { checkRule, filterRules } from '@/lib/contract/rules';
import { database } from '@/lib/db/prisma';
import type { RulePreset } from '@/lib/domain/rules/constants';
import { askedElements } from '@/lib/domain/rules/judged-answer';
import { send } from './api';
import { HEARSAY, HEARSAY_IN_DOUBT } from './factories/rule-book';

/** An answer that states nothing of any rule. */
export const EMPTY_TALK = 'Judges decide what they like about such things.';

type Answer = { ruleId?: string; userAnswer?: string; hint?: string; answeredAt?: string };

/** Checks an answer, the hearsay rule's own text unless said otherwise; answers what the API answered. */
export async function check(
  { token, key }: { token: string; key?: string },
  { ruleId = HEARSAY.id, userAnswer = HEARSAY.text, ...rest }: Answer = {},
) {
  const headers = key ? { 'Idempotency-Key': key } : undefined;
  const response = await send(checkAnswer, {
    token,
    json: { ruleId, userAnswer, ...rest },
    ...(headers && { headers }),
  });
  expect(response.status).toBe(200);
  return checkRule.response.parse(await response.json());
}

/** Checks an answer that is in doubt; answers its verdict with the elements in doubt. */
export async function checkInDoubt(by: { token: string; key?: string }, answer: Answer = {}) {
  const verdict = await check(by, { userAnswer: HEARSAY_IN_DOUBT, ...answer });
  return { verdict, answerId: verdict.answerId, asked: askedElements(verdict).map(({ phrase }) => phrase) };
}

/** Sends a self-assessment, valid or not: the response as it is. */
export async function selfAssess({ token }: { token: string }, answerId: string, json: unknown) {
  return await send(postSelfAssessment, { token, params: { id: answerId }, json });
}

/** Claims an answer as correct, well or badly: the response as it is. */
export async function claim(
  { token }: { token: string },
  answerId: string,
  reason = 'I said the same in other words.',
) {
  return await send(claimAnswer, { token, params: { id: answerId }, json: { reason } });
}

/** Rates an answer, well or badly: the response as it is. */
export async function rate({ token }: { token: string }, answerId: string, rating: string) {
  return await send(rateAnswer, { token, params: { id: answerId }, json: { rating } });
}

/** The ids of the rules that the preset holds for the learner. */
export async function preset({ token }: { token: string }, name: RulePreset) {
  const response = await send(getFiltered, { token, path: `/rules/filtered?preset=${name}&numRules=100` });
  return filterRules.response.parse(await response.json()).map(({ _id }) => _id);
}

/** The ratings that the quiz gave a learner's flashcards, the first one first. */
export async function ratings({ id: userId }: { id: string }) {
  const reviews = await database().cardReview.findMany({ where: { userId }, orderBy: { reviewedAt: 'asc' } });
  return reviews.map(({ rating }) => rating);
}

/** The answer as the database has it. */
export const stored = (id: string) => database().ruleAnswer.findUniqueOrThrow({ where: { id } });
