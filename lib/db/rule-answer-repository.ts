import 'server-only';
import type { RuleHint } from '@/lib/domain/rules/constants';
import type { RuleStanding } from '@/lib/domain/rules/rule-standing';
import { database } from './prisma';
import { uuidV7 } from './uuid-v7';

type NewRuleAnswer = {
  userId: string;
  ruleId: string;
  idempotencyKey: string | undefined;
  answer: string;
  isCorrect: boolean;
  /** Elements of the rule that the answer left out or turned round. */
  missing: readonly string[];
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
    INSERT INTO rule_answer (id, user_id, rule_id, idempotency_key, answer, is_correct, missing, hint, answered_at)
    SELECT ${uuidV7(answeredAtMs)}::uuid, learner.id, ${ruleId}, ${idempotencyKey}, ${answer.answer}, ${isCorrect},
           ${[...answer.missing]}::text[], ${hint}::rule_hint, ${new Date(answeredAtMs)}::timestamptz
    FROM "user" AS learner
    WHERE learner.id = ${userId}::uuid
    ON CONFLICT (user_id, idempotency_key) DO NOTHING
    RETURNING id`;
  return row?.id ?? null;
}

/** The answer that the learner stored under this idempotency key, null when there is none. */
export function findRuleAnswerByKey(userId: string, idempotencyKey: string) {
  return database().ruleAnswer.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
    select: { id: true, ruleId: true, answer: true, isCorrect: true, hint: true },
  });
}

/** An answer with its owner and its claim, null when there is no such answer. */
export function findRuleAnswer(id: string) {
  return database().ruleAnswer.findUnique({
    where: { id },
    select: { userId: true, ruleId: true, isCorrect: true, claim: true },
  });
}

/** Notes why an incorrect answer counts as correct; a claim that it has already stands. */
export async function insertClaim(id: string, claim: string): Promise<void> {
  await database().ruleAnswer.updateMany({ where: { id, isCorrect: false, claim: null }, data: { claim } });
}

/** Where the learner stands with every rule they have met in any way, by the rule's id. */
export async function findRuleStandings(userId: string): Promise<Map<string, RuleStanding>> {
  const rows = await database().$queryRaw<({ ruleId: string } & RuleStanding)[]>`
    WITH answer AS (
      SELECT DISTINCT ON (rule_id) rule_id, answered_at, is_correct OR claim IS NOT NULL AS is_last_correct
      FROM rule_answer
      WHERE user_id = ${userId}::uuid
      ORDER BY rule_id, answered_at DESC, id DESC
    ), card AS (
      SELECT rule_id, due_at, last_reviewed_at
      FROM card_state
      WHERE user_id = ${userId}::uuid AND rule_id IS NOT NULL
    ), missed AS (
      SELECT question_rule.rule_id, max(learner_question.last_answered_at) AS missed_at
      FROM learner_question
      JOIN question_rule USING (question_id)
      WHERE learner_question.user_id = ${userId}::uuid AND NOT learner_question.last_correct
      GROUP BY question_rule.rule_id
    )
    SELECT rule_id AS "ruleId",
           (extract(epoch FROM answer.answered_at) * 1000)::float8 AS "answeredAtMs",
           answer.is_last_correct AS "isLastCorrect",
           (extract(epoch FROM card.due_at) * 1000)::float8 AS "dueAtMs",
           (extract(epoch FROM card.last_reviewed_at) * 1000)::float8 AS "reviewedAtMs",
           (extract(epoch FROM missed.missed_at) * 1000)::float8 AS "missedAtMs"
    FROM answer FULL JOIN card USING (rule_id) FULL JOIN missed USING (rule_id)`;
  return new Map(rows.map(({ ruleId, ...standing }) => [ruleId, standing]));
}
