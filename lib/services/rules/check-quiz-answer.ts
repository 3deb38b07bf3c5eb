import 'server-only';
import { findRuleAnswerByKey, insertRuleAnswer } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { checkRuleAnswer, type RuleVerdict } from '@/lib/domain/rules/check-answer';
import type { RuleHint } from '@/lib/domain/rules/constants';
import type { ContentRule } from '@/lib/domain/rules/rule-catalogue';
import { calendarDay } from '@/lib/domain/time/calendar-day';
import { currentRules } from './current-rules';
import { scheduleAnswer } from './schedule-answer';

type GivenAnswer = {
  userId: string;
  ruleId: string;
  answer: string;
  hint: RuleHint;
  /** IANA name; unknown without one. */
  timeZone?: string | undefined;
  idempotencyKey: string | undefined;
  nowMs: number;
};

/**
 * Judges an answer from memory, stores it and schedules the rule by it, once for each idempotency
 * key: the same key again answers what was stored the first time, whatever comes with it. Throws
 * 'not_found' for an unknown rule, 'invalid_input' for an unknown time zone, 'unauthenticated' when
 * the account is gone.
 */
export async function checkQuizAnswer({ userId, ruleId, answer, hint, timeZone, idempotencyKey, nowMs }: GivenAnswer) {
  if (timeZone !== undefined && calendarDay(nowMs, timeZone) === null) {
    throw new AppError('invalid_input', 'timeZone is not a time zone we know.');
  }
  const { byId, abbreviations } = await currentRules();
  const judge = (rule: ContentRule, given: string) => checkRuleAnswer({ rule, answer: given, abbreviations });

  const verdict = judge(requireRule(byId, ruleId), answer);
  const { isCorrect } = verdict;
  const answerId = await insertRuleAnswer({
    userId,
    ruleId,
    idempotencyKey,
    answer,
    isCorrect,
    missing: verdict.elements.flatMap(({ phrase, state }) => (state === 'present' ? [] : [phrase])),
    hint,
    answeredAtMs: nowMs,
  });
  if (answerId !== null) {
    await scheduleAnswer({ userId, answerId, ruleId, isCorrect, hint, timeZone, nowMs });
    return present(answerId, verdict);
  }

  const stored = idempotencyKey === undefined ? null : await findRuleAnswerByKey(userId, idempotencyKey);
  if (!stored) throw new AppError('unauthenticated', 'Please log in to continue.');
  // The first time may have broken off between the answer and its review; a review is stored once too.
  await scheduleAnswer({ userId, answerId: stored.id, ...stored, timeZone, nowMs });
  return present(stored.id, judge(requireRule(byId, stored.ruleId), stored.answer));
}

function requireRule(byId: ReadonlyMap<string, ContentRule>, ruleId: string): ContentRule {
  const rule = byId.get(ruleId);
  if (!rule) throw new AppError('not_found', 'There is no such rule.');
  return rule;
}

function present(answerId: string, { isCorrect, ...verdict }: RuleVerdict) {
  return { answerId, result: isCorrect ? ('Correct' as const) : ('Incorrect' as const), ...verdict };
}
