import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { database } from '@/lib/db/prisma';
import { analyzeEssayAnswer } from '@/lib/services/essays/analyze-essay-answer';
import { finishExam } from '@/lib/services/essays/move-exam';
import { readDraft } from '@/lib/services/essays/read-draft';
import { restoreDraftVersion, saveDraft } from '@/lib/services/essays/save-draft';
import { startExam } from '@/lib/services/essays/start-exam';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { recordReview } from '@/lib/services/memorize/record-review';
import { readInsights } from '@/lib/services/performance/read-insights';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createEssays } from '../support/factories/essays';
import { createQuestions } from '../support/factories/question-bank';
import { createUser } from '../support/factories/users';
import { wallDay } from '../support/raw-performance';

const ESSAY = 'tort-essay-001';
const ZONES = ['America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
/** Near changes of the clock in New York and near the end of a year. */
const BEGINNINGS = ['2026-03-06T22:00:00Z', '2026-10-30T22:00:00Z', '2025-12-30T09:30:00Z'];

beforeAll(async () => {
  await createEssays();
  await createQuestions([{ id: 'tort-1', topic: 'Torts', issueId: 'tort-negligence' }]);
});

type Study = { userId: string; nowMs: number; timeZone: string };

async function write({ userId, nowMs, timeZone }: Study): Promise<void> {
  const place = { userId, essayId: ESSAY, examId: undefined };
  const { version } = await readDraft(place);
  const text = `Version ${version + 1}`;
  await saveDraft({ ...place, html: `<p>${text}</p>`, text, baseVersion: version, nowMs, timeZone });
}

const WAYS = {
  question: (study: Study) =>
    saveQuizAttempt({
      ...study,
      quiz: attemptOf([answerTo('tort-1')], { timeZone: study.timeZone }),
      idempotencyKey: undefined,
    }),
  card: (study: Study) =>
    recordReview({ ...study, card: { ruleId: 'tort-rule-assault' }, rating: 'good', origin: 'flashcard' }),
  writing: write,
  analysis: (study: Study) =>
    analyzeEssayAnswer({ ...study, essayId: ESSAY, examId: undefined, text: `An assault, seen at ${study.nowMs}.` }),
  'the same analysis': (study: Study) =>
    analyzeEssayAnswer({ ...study, essayId: ESSAY, examId: undefined, text: 'An assault.' }),
};

const studies = fc.array(
  fc.record({
    way: fc.constantFrom(...(Object.keys(WAYS) as (keyof typeof WAYS)[])),
    timeZone: fc.constantFrom(...ZONES),
    minutesLater: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 900, max: 2_000 })),
  }),
  { maxLength: 14 },
);

/** The lengths of all runs of days that follow each other, by walking from day to day; the last run last. */
function runsOf(days: ReadonlySet<string>): { end: string; length: number }[] {
  const runs: { end: string; length: number }[] = [];
  for (const day of [...days].sort()) {
    const before = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    const run = runs.at(-1);
    if (run?.end === before) Object.assign(run, { end: day, length: run.length + 1 });
    else runs.push({ end: day, length: 1 });
  }
  return runs;
}

it('a day with a question, a card, or an essay saved or analyzed is one of the streak, in the zone of its moment', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...BEGINNINGS),
      studies,
      fc.constantFrom(null, null, 'Africa/Cairo'),
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 3_000 }),
      async (beginning, made, setZone, askedIn, minutesAfter) => {
        const userId = await createUser();
        await database().user.update({ where: { id: userId }, data: { timeZone: setZone } });
        let nowMs = Date.parse(beginning);
        const days = new Set<string>();
        for (const { way, timeZone, minutesLater } of made) {
          nowMs += minutesLater * 60_000;
          await WAYS[way]({ userId, nowMs, timeZone });
          days.add(wallDay(new Date(nowMs), setZone ?? timeZone));
        }

        nowMs += minutesAfter * 60_000;
        const { streak, today } = await readInsights({ userId, nowMs, timeZone: askedIn });
        const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
        const runs = runsOf(days);
        const last = runs.at(-1);
        expect(today).toBe(wallDay(new Date(nowMs), setZone ?? askedIn));
        expect(streak).toEqual({
          currentDays: last && last.end >= yesterday ? last.length : 0,
          longestDays: Math.max(0, ...runs.map(({ length }) => length)),
          hasStudiedToday: last !== undefined && last.end >= today,
        });
      },
    ),
    { numRuns: 40 },
  );
}, 300_000);

it('counts the day on which an unchanged answer is analyzed again, and keeps the analysis once', async () => {
  const userId = await createUser();
  const moment = (day: number) => ({ userId, nowMs: Date.UTC(2026, 9, day, 12), timeZone: 'America/New_York' });
  for (const day of [1, 2, 3]) await WAYS['the same analysis'](moment(day));
  const { streak } = await readInsights(moment(3));
  expect(streak).toEqual({ currentDays: 3, longestDays: 3, hasStudiedToday: true });
  expect(await database().essayAnalysis.count({ where: { userId } })).toBe(1);
});

it('keeps the days of versions that were thinned out, and counts neither an old version nor what an exam ends with', async () => {
  const userId = await createUser();
  const place = { userId, essayId: ESSAY, examId: undefined };
  const study = (day: number, minute = 0) => ({
    userId,
    nowMs: Date.UTC(2026, 9, day, 12, minute),
    timeZone: 'America/New_York',
  });
  for (const day of [1, 2, 3]) for (let minute = 0; minute < 40; minute += 1) await write(study(day, minute));
  const { nowMs, timeZone } = study(4);
  const exam = await startExam({ userId, count: 1, minutesPerEssay: null, nowMs: study(3, 50).nowMs });
  const [essayId = ''] = exam.essays;
  const text = 'An assault.';
  const answer = { userId, essayId, examId: exam.id, html: `<p>${text}</p>`, text, baseVersion: 0 };
  await saveDraft({ ...answer, nowMs: study(3, 55).nowMs, timeZone });
  await finishExam({ userId, examId: exam.id, nowMs });
  await restoreDraftVersion({ ...place, version: 120, baseVersion: 120, nowMs });

  const versions = await database().essayDraftVersion.findMany({ where: { draft: { userId } } });
  expect(versions.length).toBeLessThan(120);
  expect(await database().essayAnalysis.count({ where: { userId } })).toBe(1);
  const { streak } = await readInsights({ userId, nowMs, timeZone });
  expect(streak).toEqual({ currentDays: 3, longestDays: 3, hasStudiedToday: false });
});
