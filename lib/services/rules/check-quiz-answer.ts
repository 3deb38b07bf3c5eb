import 'server-only';
import { findRuleAnswerByKey, insertRuleAnswer } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { checkRuleAnswerInSteps } from '@/lib/domain/rules/checker/check-answer';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import type { RuleHint } from '@/lib/domain/rules/constants';
import {
  type JudgedAnswer,
  judgedAnswer,
  keptVerdict,
  type SelfAssessment,
  selfAssessmentLacking,
} from '@/lib/domain/rules/judged-answer';
import { ratingOfVerdict } from '@/lib/domain/rules/recall-rating';
import { clientTime } from '@/lib/domain/time/client-time';
import { configuredModel } from '@/lib/services/language-model/language-model';
import { inTurns } from '@/lib/services/turns/in-turns';
import { currentRulesToCheck } from './current-rules-to-check';
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
 * assessed it. Throws 'not_found' for an unknown rule, 'invalid_input' for an unknown time zone,
 * 'unauthenticated' when the account is gone.
 */
export async function checkQuizAnswer(given: GivenAnswer): Promise<JudgedAnswer> {
  const { userId, ruleId, answer, hint, timeZone, answeredAt, idempotencyKey, nowMs } = given;
  const when = { timeZone, reviewedAt: answeredAt, nowMs };
  requireTimeZone(timeZone, nowMs);
  const { byId, abbreviations } = await currentRulesToCheck();
  const judge = (rule: RuleToCheck, given: string) =>
    inTurns(checkRuleAnswerInSteps({ rule, answer: given, abbreviations }));

  const verdict = await judge(requireRule(byId, ruleId), answer);
  const kept = keptVerdict(verdict);
  const { isCorrect, asked } = kept;
  const missing = verdict.elements.flatMap(({ phrase, state }) => (state === 'present' ? [] : [phrase]));
  const answerId = await insertRuleAnswer({
    userId,
    ruleId,
    idempotencyKey,
    answer,
    isCorrect,
    missing: asked.length === 0 ? missing : [],
    inDoubt: asked,
    hint,
    answeredAtMs: clientTime(answeredAt, nowMs),
  });
  if (answerId !== null) {
    const judged = judgedAnswer(answerId, verdict, kept);
    await schedule({ userId, ruleId, judged, settlement: null, hint, ...when });
    return withReader(judged);
  }

  const stored = idempotencyKey === undefined ? null : await findRuleAnswerByKey(userId, idempotencyKey);
  if (!stored) throw new AppError('unauthenticated', 'Please log in to continue.');
  const judged = judgedAnswer(stored.id, await judge(requireRule(byId, stored.ruleId), stored.answer), {
    ...stored,
    asked: stored.inDoubt,
  });
  const settlement = stored.selfAssessedAt && selfAssessmentLacking(stored.missing);
  // The first time may have broken off between the answer and its review; a review is stored once too.
  await schedule({ userId, ruleId: stored.ruleId, judged, settlement, hint: stored.hint, ...when });
  return withReader(judged);
}

type Judged = {
  userId: string;
  ruleId: string;
  judged: JudgedAnswer;
  settlement: SelfAssessment | null;
  hint: RuleHint;
  timeZone: string | undefined;
  reviewedAt: string | undefined;
  nowMs: number;
};

/** Lets an answer count as a review, unless it is yet to be settled. */
async function schedule({ judged, settlement, hint, ...review }: Judged): Promise<void> {
  const rating = ratingOfVerdict(judged, settlement, hint);
  if (rating) await scheduleAnswer({ answerId: judged.answerId, rating, ...review });
}

/** Says so where a language model can be asked about what is in doubt. */
function withReader(judged: JudgedAnswer): JudgedAnswer {
  return judged.isSure || !configuredModel() ? judged : { ...judged, isReadable: true };
}

function requireRule(byId: ReadonlyMap<string, RuleToCheck>, ruleId: string): RuleToCheck {
  const rule = byId.get(ruleId);
  if (!rule) throw new AppError('not_found', 'There is no such rule.');
  return rule;
}
