import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTotals, type PerformanceFilters } from '@/lib/db/performance-repository';
import { database } from '@/lib/db/prisma';
import { CONFIDENCE_LEVELS, OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { recomputeTotals } from '@/lib/services/mbe/recompute-totals';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { exportPerformance } from '@/lib/services/performance/export-performance';
import { listMisjudgedAnswers } from '@/lib/services/performance/list-misjudged-answers';
import { readInsights } from '@/lib/services/performance/read-insights';
import { readPerformance } from '@/lib/services/performance/read-performance';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank, publishContent } from '../support/factories/question-bank';
import { createUser } from '../support/factories/users';
import {
  calendarOf,
  fileFigures,
  groupBy,
  meanSeconds,
  missedOf,
  mondayOf,
  percentRight,
  performanceOf,
  type RawAnswer,
  readRawAnswers,
  rounded,
  wilsonRoots,
} from '../support/raw-performance';

const WEIGHTS: Record<string, number> = {
  'evi-hearsay': 25,
  'evi-relevance': 33,
  'tort-negligence': 50,
  'crim-homicide': 30,
  'cpro-search': 30,
};
const ZONES = ['UTC', 'America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', undefined];
/** Near changes of the clock in New York and near the ends of a year, a month and a week. */
const BEGINNINGS = ['2026-03-07T22:00:00Z', '2026-10-31T22:00:00Z', '2025-12-30T09:30:00Z', '2026-02-27T04:00:00Z'];

beforeAll(async () => {
  await createQuestionBank();
  for (const [id, weight] of Object.entries(WEIGHTS))
    await database().issue.update({ where: { id }, data: { weight } });
  await publishContent();
});

const QUESTION_IDS = [
  ...['evi-def-1', 'evi-def-2', 'evi-dying-1', 'evi-rel-1', 'exam-evi-1', 'tort-duty-1', 'tort-breach-1'],
  ...['exam-tort-1', 'crim-1', 'crim-2', 'cpro-1', 'retired-1'],
];

const attempts = fc.record({
  answers: fc.uniqueArray(
    fc.record({
      questionId: fc.constantFrom(...QUESTION_IDS),
      userAnswerLabel: fc.oneof(fc.constant('B' as const), fc.constantFrom(...OPTION_LABELS)),
      timeTakenSeconds: fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 400 })),
      confidence: fc.constantFrom(...CONFIDENCE_LEVELS, undefined),
    }),
    { selector: ({ questionId }) => questionId, minLength: 1, maxLength: 6 },
  ),
  timeZone: fc.constantFrom(...ZONES),
  minutesLater: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 600, max: 4_000 })),
  /** How long it waited for a network. */
  minutesWaited: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  /** What content is called and where it stands when the attempt is saved. */
  evidence: fc.constantFrom('Evidence', 'Evidence', 'The Law of Evidence'),
  exams: fc.constantFrom('Barwright Practice Exams', 'Old Exams'),
  issueOfMoved: fc.constantFrom('evi-relevance', 'evi-hearsay'),
});

const histories = fc.record({
  startsAt: fc.constantFrom(...BEGINNINGS),
  attempts: fc.array(attempts, { maxLength: 9 }),
  /** The zone that the learner set, whatever the attempts say. */
  setZone: fc.constantFrom(null, null, ...ZONES, 'America/New_York', 'Africa/Cairo'),
  askedIn: fc.constantFrom(...ZONES),
  hoursAfter: fc.integer({ min: 0, max: 60 }),
  filters: fc.record(
    {
      from: fc.constantFrom('2025-12-31', '2026-03-08', '2026-11-01'),
      to: fc.constantFrom('2026-03-08', '2026-11-02', '2027-01-01'),
      subject: fc.constantFrom('Evidence', 'The Law of Evidence', 'Torts', 'Remedies'),
      source: fc.constantFrom('Barwright Core', 'Barwright Practice Exams', 'Old Exams'),
    },
    { requiredKeys: [] },
  ),
});
type History = typeof histories extends fc.Arbitrary<infer T> ? T : never;

async function rename({ evidence, exams, issueOfMoved }: { evidence: string; exams: string; issueOfMoved: string }) {
  await database().subject.update({ where: { id: 'evidence' }, data: { mbeName: evidence } });
  await database().contentSource.update({ where: { id: 'exams' }, data: { name: exams } });
  await database().question.update({ where: { id: 'evi-rel-1' }, data: { issueId: issueOfMoved } });
}

/** Saves a history through the service; answers the learner and the moment at which they look at it. */
async function live({ startsAt, attempts: made, hoursAfter, setZone }: History) {
  const userId = await createUser();
  await database().user.update({ where: { id: userId }, data: { timeZone: setZone ?? null } });
  let nowMs = Date.parse(startsAt);
  for (const { answers, timeZone, minutesLater, minutesWaited, ...names } of made) {
    // Of two that end in one millisecond either may be the last: none do.
    nowMs += minutesLater * 60_000 + 1;
    await rename(names);
    const questions = answers.map(({ questionId, ...over }) => answerTo(questionId, over));
    const finishedAt = new Date(nowMs - minutesWaited * 60_000).toISOString();
    const quiz = attemptOf(questions, { timeZone, finishedAt });
    await saveQuizAttempt({ userId, quiz, idempotencyKey: undefined, nowMs });
  }
  await rename({ evidence: 'Evidence', exams: 'Barwright Practice Exams', issueOfMoved: 'evi-relevance' });
  return { userId, nowMs: nowMs + hoursAfter * 3_600_000 };
}

function pick(answers: readonly RawAnswer[], { from, to, subject, source }: PerformanceFilters): RawAnswer[] {
  return answers.filter(
    (answer) =>
      (from === undefined || answer.date >= from) &&
      (to === undefined || answer.date <= to) &&
      (subject === undefined || answer.topic === subject) &&
      (source === undefined || answer.source === source),
  );
}

function levelsOf(answers: readonly RawAnswer[]) {
  return ['High', 'Medium', 'Low'].map((confidence) => {
    const given = answers.filter((answer) => answer.confidence === confidence);
    return {
      confidence,
      answered: given.length,
      correct: given.filter(({ isCorrect }) => isCorrect).length,
      accuracy: percentRight(given),
      interval: given.length === 0 ? null : wilsonRoots(given),
    };
  });
}

function stakesOf(answers: readonly RawAnswer[], all: readonly RawAnswer[], subject: string) {
  const wrongShare = (given: readonly RawAnswer[]) => given.filter(({ isCorrect }) => !isCorrect).length / given.length;
  const given = answers.filter(({ topic }) => topic === subject);
  const issues = [...groupBy(all, ({ issueId }) => issueId)].filter(([id]) => SUBJECT_OF[id] === subject);
  return {
    answered: given.length,
    errorPercent: given.length === 0 ? null : 100 * wrongShare(given),
    questionsAtStake: given.length === 0 ? 25 : 25 * wrongShare(given),
    issues: issues
      .map(([id, of]) => ({ answered: of.length, questionsAtStake: 25 * ((WEIGHTS[id] ?? 0) / 100) * wrongShare(of) }))
      .sort((a, b) => b.questionsAtStake - a.questionsAtStake || a.answered - b.answered),
  };
}

const SUBJECT_OF: Record<string, string> = {
  'evi-hearsay': 'Evidence',
  'evi-relevance': 'Evidence',
  'tort-negligence': 'Torts',
  'crim-homicide': 'Criminal Law and Procedure',
  'cpro-search': 'Criminal Law and Procedure',
};

function runOfDays(dates: ReadonlySet<string>, last: string): number {
  const day = new Date(`${last}T12:00:00Z`);
  let run = 0;
  for (; dates.has(day.toISOString().slice(0, 10)); day.setUTCDate(day.getUTCDate() - 1)) run += 1;
  return run;
}

describe('the figures of any history', () => {
  it('equal what its raw responses add up to', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { userId, nowMs } = await live(history);
        const all = await readRawAnswers(userId);
        const { analysis, ...figures } = await readPerformance({ userId, nowMs });
        const { recommendations: _, ...named } = analysis;
        expect(rounded({ ...figures, analysis: named })).toEqual(rounded(performanceOf(all)));

        const { filters } = history;
        const some = pick(all, filters);
        const narrowed = await readPerformance({ userId, nowMs, ...filters });
        const { recommendations, ...narrowedNames } = narrowed.analysis;
        expect(rounded({ ...narrowed, analysis: narrowedNames })).toEqual(rounded(performanceOf(some)));
        expect(recommendations).toEqual(analysis.recommendations);

        expect((await findTotals(userId)).missedQuestionIds.toSorted()).toEqual(missedOf(all).sort());
        const insights = await readInsights({ userId, nowMs, timeZone: history.askedIn, ...filters });
        expect(rounded(insights.calibration.levels)).toEqual(rounded(levelsOf(some)));
        expect(insights.calibration).toMatchObject({
          confidentMistakes: some.filter(({ confidence, isCorrect }) => confidence === 'High' && !isCorrect).length,
          luckyGuesses: some.filter(({ confidence, isCorrect }) => confidence === 'Low' && isCorrect).length,
          unrated: { answered: some.filter(({ confidence }) => ['Off', 'Unknown'].includes(confidence)).length },
        });
        expect(rounded(insights.pace.averageSeconds)).toEqual(rounded(meanSeconds(some)));
        expect(rounded(insights.trend)).toEqual(
          rounded(
            [...groupBy(some, ({ date }) => mondayOf(date))].map(([weekStart, given]) => ({
              weekStart,
              answered: given.length,
              correct: given.filter(({ isCorrect }) => isCorrect).length,
              accuracy: percentRight(given),
              interval: wilsonRoots(given),
            })),
          ),
        );
        for (const { subject, issues, ...stake } of insights.atStake) {
          const bare = issues
            .map(({ answered, questionsAtStake }) => ({ answered, questionsAtStake }))
            .sort((a, b) => b.questionsAtStake - a.questionsAtStake || a.answered - b.answered);
          expect(rounded({ ...stake, issues: bare })).toMatchObject(rounded(stakesOf(some, all, subject)) as object);
        }
        const stakes = insights.atStake.map(({ questionsAtStake }) => questionsAtStake);
        expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
        expect(insights.atStake).toHaveLength(
          filters.subject === undefined ? 7 : MBE_SUBJECTS.some((name) => name === filters.subject) ? 1 : 0,
        );

        const { from: yearStart, days } = insights.pastYear;
        const { subject, source } = filters;
        expect(rounded(days)).toEqual(rounded(calendarOf(pick(all, { subject, source, from: yearStart }))));

        const dates = new Set(all.map(({ date }) => date));
        const latest = [...dates].sort().at(-1);
        const yesterday = new Date(Date.parse(insights.today) - 86_400_000).toISOString().slice(0, 10);
        expect(insights.streak).toEqual({
          currentDays: latest !== undefined && latest >= yesterday ? runOfDays(dates, latest) : 0,
          longestDays: Math.max(0, ...[...dates].map((date) => runOfDays(dates, date))),
          hasStudiedToday: latest !== undefined && latest >= insights.today,
        });
        expect(insights.dailyGoal.answeredToday).toBe(all.filter(({ date }) => date === insights.today).length);
        expect(insights.choices).toEqual({
          subjects: [...new Set(all.map(({ topic }) => topic))].sort(),
          sources: ['Barwright Core', 'Barwright Practice Exams'].filter((name) =>
            all.some((answer) => answer.source === name),
          ),
          firstDay: [...dates].sort().at(0) ?? null,
          lastDay: latest ?? null,
        });

        const answers = await readAllMisjudged(userId, filters);
        expect(answers).toEqual({
          'confident-mistake': placesOf(some, 'High', false),
          'lucky-guess': placesOf(some, 'Low', true),
        });

        const csv = await (await exportPerformance({ userId, nowMs, format: 'csv', ...filters })).text();
        const cells = groupBy(some, ({ date, topic, source: name }) => `${date},${topic},${name}`);
        expect(csvRows(csv)).toEqual(
          [...cells].map(([place, given]) => [...place.split(','), ...fileFigures(given)].map(cellText).join()).sort(),
        );
      }),
      { numRuns: 40 },
    );
  }, 300_000);

  it('stay the same when the totals are made anew', async () => {
    const history = { ...fc.sample(histories, { numRuns: 1, seed: 7 })[0], filters: { source: 'Barwright Core' } };
    const [made] = fc.sample(fc.array(attempts, { minLength: 8, maxLength: 8 }), { numRuns: 1, seed: 7 });
    const { userId, nowMs } = await live({ ...(history as History), attempts: made ?? [] });
    const read = async () => [
      await readPerformance({ userId, nowMs }),
      await readInsights({ userId, nowMs, ...history.filters }),
    ];
    const before = await read();
    await recomputeTotals();
    expect(await read()).toEqual(before);
  });
});

/** A cell of the file, by as many digits as count. */
const cellText = (cell: unknown) => (cell === '' || Number.isNaN(Number(cell)) ? cell : Number(cell).toFixed(7));

/** The rows of a CSV file whose names hold no comma. */
function csvRows(csv: string): string[] {
  const [, ...lines] = csv.trimEnd().split('\n');
  return lines.map((line) => line.split(',').map(cellText).join()).sort();
}

function placesOf(answers: readonly RawAnswer[], confidence: string, isRight: boolean) {
  return answers
    .filter((answer) => answer.confidence === confidence && answer.isCorrect === isRight)
    .toReversed()
    .map(({ attemptId, position, questionId, date }) => ({ attemptId, position, questionId, date }));
}

async function readAllMisjudged(userId: string, filters: PerformanceFilters) {
  const read = async (kind: 'confident-mistake' | 'lucky-guess') => {
    const found = [];
    let before: string | undefined;
    do {
      const page = await listMisjudgedAnswers({ userId, kind, before, ...filters });
      found.push(...page.answers);
      before = page.nextBefore ?? undefined;
    } while (before !== undefined);
    return found.map(({ attemptId, position, questionId, date }) => ({ attemptId, position, questionId, date }));
  };
  return { 'confident-mistake': await read('confident-mistake'), 'lucky-guess': await read('lucky-guess') };
}
