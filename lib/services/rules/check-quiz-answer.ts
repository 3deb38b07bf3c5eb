import 'server-only';
import { findRuleAnswerByKey, insertRuleAnswer } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { checkRuleAnswerInSteps } from '@/lib/domain/rules/checker/check-answer';
import type { RuleHint } from '@/lib/domain/rules/constants';
import { type JudgedAnswer, judgedAnswer, keptVerdict } from '@/lib/domain/rules/judged-answer';
import type { ContentRule } from '@/lib/domain/rules/rule-catalogue';
import { claimedMoment } from '@/lib/domain/time/claimed-moment';
import { inTurns } from '@/lib/services/turns/in-turns';
import { currentRules } from './current-rules';
import { requireTimeZone } from './require-time-zone';
import { scheduleAnswer } from './schedule-answer';

type GivenAnswer = {
  userId: string;
  ruleId: string;
  answer: string;
  hint: RuleHint;
  /** IANA name; unknown without one. */
  timeZone?: string | undefined;
  /** ISO 8601; now without one. */
  answeredAt?: string | undefined;
  idempotencyKey: string | undefined;
  nowMs: number;
};

/**
 * Judges an answer from memory, stores it and schedules the rule by it, once for each idempotency
 * key: the same key again answers what was stored the first time, whatever comes with it. Where the
 * verdict is not sure the answer counts as incorrect, and nothing is scheduled, until its learner has
 * settled it. Throws 'not_found' for an unknown rule, 'invalid_input' for an unknown time zone,
 * 'unauthenticated' when the account is gone.
 */
export async function checkQuizAnswer(given: GivenAnswer): Promise<JudgedAnswer> {
  const { userId, ruleId, answer, hint, timeZone, answeredAt, idempotencyKey, nowMs } = given;
  const when = { timeZone, reviewedAt: answeredAt, nowMs };
  requireTimeZone(timeZone, nowMs);
  const { byId, abbreviations } = await currentRules();
  const judge = (rule: ContentRule, given: string) =>
    inTurns(checkRuleAnswerInSteps({ rule, answer: given, abbreviations }));

  const verdict = await judge(requireRule(byId, ruleId), answer);
  const kept = keptVerdict(verdict);
  const { isCorrect, asked } = kept;
  const isJudged = asked.length === 0;
  const missing = verdict.elements.flatMap(({ phrase, state }) => (state === 'present' ? [] : [phrase]));
  const answerId = await insertRuleAnswer({
    userId,
    ruleId,
    idempotencyKey,
    answer,
    isCorrect,
    missing: isJudged ? missing : [],
    asked,
    hint,
    answeredAtMs: claimedMoment(answeredAt, nowMs),
  });
  if (answerId !== null) {
    if (isJudged) await scheduleAnswer({ userId, answerId, ruleId, isCorrect, hint, ...when });
    return judgedAnswer(answerId, verdict, kept);
  }

  const stored = idempotencyKey === undefined ? null : await findRuleAnswerByKey(userId, idempotencyKey);
  if (!stored) throw new AppError('unauthenticated', 'Please log in to continue.');
  // The first time may have broken off between the answer and its review; a review is stored once too.
  if (stored.asked.length === 0 || stored.settledAt !== null) {
    await scheduleAnswer({ userId, answerId: stored.id, ...stored, ...when });
  }
  return judgedAnswer(stored.id, await judge(requireRule(byId, stored.ruleId), stored.answer), stored);
}

function requireRule(byId: ReadonlyMap<string, ContentRule>, ruleId: string): ContentRule {
  const rule = byId.get(ruleId);
  if (!rule) throw new AppError('not_found', 'There is no such rule.');
  return rule;
}
