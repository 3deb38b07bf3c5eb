import 'server-only';
import type { RuleHint } from '@/lib/domain/rules/constants';
import type { LastRuleAnswer } from '@/lib/domain/rules/rule-status';
import { database } from './prisma';
import { uuidV7 } from './uuid-v7';

type NewRuleAnswer = {
  userId: string;
  ruleId: string;
  idempotencyKey: string | undefined;
  answer: string;
  isCorrect: boolean;
  /** Elements of the rule that the answer left out or contradicted. */
  missing: readonly string[];
  /** Elements of which the checker was not sure, left to self-assessment. */
  inDoubt: readonly string[];
  hint: RuleHint;
  answeredAtMs: number;
};

/**
 * Stores an answer and answers its id. Null when nothing was stored: the key was used before, or
 * there is no such learner any more.
 */
export async function insertRuleAnswer(answer: NewRuleAnswer): Promise<string | null> {
  const { userId, ruleId, idempotencyKey = null, isCorrect, hint, answeredAtMs } = answer;
  const [row] = await database().$queryRaw<{ id: string }[]>`
    INSERT INTO rule_answer
      (id, user_id, rule_id, idempotency_key, answer, is_correct, missing, asked, hint, answered_at)
    SELECT ${uuidV7(answeredAtMs)}::uuid, learner.id, ${ruleId}, ${idempotencyKey}, ${answer.answer}, ${isCorrect},
           ${[...answer.missing]}::text[], ${[...answer.inDoubt]}::text[], ${hint}::rule_hint, ${new Date(answeredAtMs)}::timestamptz
    FROM "user" AS learner
    WHERE learner.id = ${userId}::uuid
    -- Waits for the end of a deletion of the account, and then finds none.
    FOR KEY SHARE OF learner
    ON CONFLICT (user_id, idempotency_key) DO NOTHING
    RETURNING id`;
  return row?.id ?? null;
}

/** The answer that the learner stored under this idempotency key, null when there is none. */
export function findRuleAnswerByKey(userId: string, idempotencyKey: string) {
  return database().ruleAnswer.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
    select: {
      id: true,
      ruleId: true,
      answer: true,
      isCorrect: true,
      missing: true,
      inDoubt: true,
      selfAssessedAt: true,
      hint: true,
    },
  });
}

/** An answer with its owner, what was in doubt and its claim; null when there is no such answer. */
export function findRuleAnswer(id: string) {
  return database().ruleAnswer.findUnique({
    where: { id },
    select: {
      userId: true,
      ruleId: true,
      answer: true,
      isCorrect: true,
      missing: true,
      inDoubt: true,
      selfAssessedAt: true,
      hint: true,
      claim: true,
    },
  });
}

/** Notes why an incorrect answer counts as correct; a claim that it has already stands. */
export async function insertClaim(id: string, claim: string): Promise<void> {
  await database().ruleAnswer.updateMany({ where: { id, isCorrect: false, claim: null }, data: { claim } });
}

type NewSelfAssessment = {
  userId: string;
  answerId: string;
  /** The elements in doubt that the learner marked as stated. */
  selfAssessed: readonly string[];
  /** The other elements in doubt; the answer is correct when there are none. */
  missing: readonly string[];
  selfAssessedAtMs: number;
};

/** Stores how a learner assessed their own answer; an earlier self-assessment is kept. */
export async function insertSelfAssessment({
  userId,
  answerId,
  selfAssessed,
  missing,
  selfAssessedAtMs,
}: NewSelfAssessment): Promise<void> {
  await database().ruleAnswer.updateMany({
    where: { id: answerId, userId, selfAssessedAt: null },
    data: {
      selfAssessed: [...selfAssessed],
      missing: [...missing],
      isCorrect: missing.length === 0,
      selfAssessedAt: new Date(selfAssessedAtMs),
    },
  });
}

/** The learner's last answer to every rule they have answered, by the rule's id. */
export async function findLastRuleAnswers(userId: string): Promise<Map<string, LastRuleAnswer>> {
  const rows = await database().$queryRaw<({ ruleId: string } & LastRuleAnswer)[]>`
    SELECT DISTINCT ON (rule_id) rule_id AS "ruleId", is_correct OR claim IS NOT NULL AS "isCorrect",
           (extract(epoch FROM answered_at) * 1000)::float8 AS "answeredAtMs"
    FROM rule_answer
    WHERE user_id = ${userId}::uuid
    ORDER BY rule_id, answered_at DESC, id DESC`;
  return new Map(rows.map(({ ruleId, ...answer }) => [ruleId, answer]));
}
