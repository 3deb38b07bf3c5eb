import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { database } from '@/lib/db/prisma';
import { askedElements } from '@/lib/domain/rules/judged-answer';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { analyzeEssayAnswer } from '@/lib/services/essays/analyze-essay-answer';
import { readInsights } from '@/lib/services/performance/read-insights';
import { checkQuizAnswer } from '@/lib/services/rules/check-quiz-answer';
import { claimQuizAnswer } from '@/lib/services/rules/claim-quiz-answer';
import { selfAssessAnswer } from '@/lib/services/rules/self-assess-answer';
import { createEssays, GOOD_ANSWER, HALF_ANSWER } from '../support/factories/essays';
import { createRules, HEARSAY, HEARSAY_IN_DOUBT } from '../support/factories/rule-book';
import { createUser } from '../support/factories/users';
import { rounded } from '../support/raw-performance';

const START_MS = Date.UTC(2026, 10, 2, 12);
const ASSAULT =
  'An actor is liable for assault who intentionally causes reasonable apprehension of an imminent contact. Words alone are not sufficient.';
/** By id, with the home subject. */
const ESSAYS = { 'tort-essay-001': 'torts', 'tort-essay-002': 'torts', 'evi-essay-001': 'evidence' } as const;

beforeAll(async () => {
  await createEssays();
  await createRules([HEARSAY]);
});

const steps = fc.array(
  fc.oneof(
    fc.record({
      ruleId: fc.constantFrom('tort-rule-assault', HEARSAY.id),
      answer: fc.constantFrom(ASSAULT, HEARSAY_IN_DOUBT, 'I forgot it.'),
      isSettled: fc.boolean(),
      isSaid: fc.boolean(),
      isClaimed: fc.boolean(),
    }),
    fc.record({
      essayId: fc.constantFrom(...(Object.keys(ESSAYS) as (keyof typeof ESSAYS)[])),
      text: fc.constantFrom(GOOD_ANSWER, HALF_ANSWER, 'Nobody is liable.'),
    }),
  ),
  { maxLength: 12 },
);
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never;

async function act(userId: string, step: Step, nowMs: number): Promise<void> {
  if ('essayId' in step) {
    await analyzeEssayAnswer({ ...step, userId, examId: undefined, nowMs });
    return;
  }
  const { ruleId, answer, isSettled, isSaid, isClaimed } = step;
  const verdict = await checkQuizAnswer({
    userId,
    ruleId,
    answer,
    hint: 'none',
    idempotencyKey: undefined,
    nowMs,
  });
  const { answerId, isSure } = verdict;
  let { result } = verdict;
  if (!isSure) {
    if (!isSettled) return;
    const said = isSaid ? askedElements(verdict).map(({ phrase }) => phrase) : [];
    ({ result } = await selfAssessAnswer({ userId, answerId, said, nowMs }));
  }
  if (isClaimed && result === 'Incorrect') {
    await claimQuizAnswer({ userId, answerId, reason: 'I said the same in other words.', nowMs });
  }
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of a subject from what is stored, row by row. */
async function recallOf(userId: string, subjectId: string) {
  const answers = await database().ruleAnswer.findMany({
    where: { userId },
    include: { rule: { include: { issue: true } } },
  });
  const given = answers.filter(({ rule }) => rule.issue.subjectId === subjectId);
  const correct = given.filter(({ isCorrect, claim }) => isCorrect || claim !== null).length;
  const scores = Object.entries(ESSAYS)
    .filter(([, home]) => home === subjectId)
    .map(async ([essayId]) => {
      const rows = await database().essayAnalysis.findMany({
        where: { userId, essayId },
        orderBy: { createdAt: 'asc' },
      });
      return rows.map(({ score, maxPossibleScore }) => Math.round((100 * score) / maxPossibleScore));
    });
  const analyzed = (await Promise.all(scores)).filter(({ length }) => length > 0);
  return {
    rules: {
      answered: given.length,
      correct,
      accuracy: given.length === 0 ? null : (correct / given.length) * 100,
    },
    essays: {
      analyzed: analyzed.length,
      bestPercent: mean(analyzed.map((percents) => Math.max(...percents))),
      latestPercent: mean(analyzed.map((percents) => percents.at(-1) ?? 0)),
    },
  };
}

it('rules recalled and essays scored are what was stored of them, subject by subject', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (made) => {
      const userId = await createUser();
      for (const [index, step] of made.entries()) await act(userId, step, START_MS + index * 60_000);
      const { recall } = await readInsights({ userId, nowMs: START_MS + 3_600_000 });
      expect(recall.map(({ subjectId }) => subjectId)).toEqual(SUBJECTS.map(({ id }) => id));
      for (const { subjectId, subject: _, ...figures } of recall) {
        expect(rounded(figures)).toEqual(rounded(await recallOf(userId, subjectId)));
      }
    }),
    { numRuns: 25 },
  );
}, 300_000);
