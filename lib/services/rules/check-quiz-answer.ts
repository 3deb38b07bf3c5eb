import 'server-only';
import { findRuleAnswerByKey, insertRuleAnswer } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { checkRuleAnswerInSteps, type RuleVerdict } from '@/lib/domain/rules/check-answer';
import type { RuleHint } from '@/lib/domain/rules/constants';
import { askedElements } from '@/lib/domain/rules/judged-answer';
import type { ContentRule } from '@/lib/domain/rules/rule-catalogue';
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
export async function checkQuizAnswer({ userId, ruleId, answer, hint, timeZone, idempotencyKey, nowMs }: GivenAnswer) {
  requireTimeZone(timeZone, nowMs);
  const { byId, abbreviations } = await currentRules();
  const judge = (rule: ContentRule, given: string) =>
    inTurns(checkRuleAnswerInSteps({ rule, answer: given, abbreviations }));

  const verdict = await judge(requireRule(byId, ruleId), answer);
  const asked = askedElements(verdict).map(({ phrase }) => phrase);
  const isJudged = asked.length === 0;
  const isCorrect = isJudged && verdict.isCorrect;
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
    answeredAtMs: nowMs,
  });
  if (answerId !== null) {
    if (isJudged) await scheduleAnswer({ userId, answerId, ruleId, isCorrect, hint, timeZone, nowMs });
    return present(answerId, verdict, { isCorrect, asked });
  }

  const stored = idempotencyKey === undefined ? null : await findRuleAnswerByKey(userId, idempotencyKey);
  if (!stored) throw new AppError('unauthenticated', 'Please log in to continue.');
  // The first time may have broken off between the answer and its review; a review is stored once too.
  if (stored.asked.length === 0 || stored.settledAt !== null) {
    await scheduleAnswer({ userId, answerId: stored.id, ...stored, timeZone, nowMs });
  }
  return present(stored.id, await judge(requireRule(byId, stored.ruleId), stored.answer), stored);
}

function requireRule(byId: ReadonlyMap<string, ContentRule>, ruleId: string): ContentRule {
  const rule = byId.get(ruleId);
  if (!rule) throw new AppError('not_found', 'There is no such rule.');
  return rule;
}

type Kept = { isCorrect: boolean; asked: readonly string[] };

/** A verdict as it was stored: what the checker and the rule have become since changes neither it nor what it asks. */
function present(answerId: string, { isCorrect, elements, ...verdict }: RuleVerdict, kept: Kept) {
  const isSure = kept.asked.length === 0;
  return {
    ...verdict,
    answerId,
    result: (isSure ? kept.isCorrect : isCorrect) ? ('Correct' as const) : ('Incorrect' as const),
    isSure,
    elements: elements.map((element) => ({
      ...element,
      isSure: isSure ? element.isSure : !kept.asked.includes(element.phrase),
    })),
  };
}
