import { database } from '@/lib/db/prisma';

/** One stored answer with all that figures are made of. */
export type RawAnswer = Awaited<ReturnType<typeof readRawAnswers>>[number];

/** Every stored response of a learner, the first answered first, on the day that a wall calendar of its zone showed. */
export async function readRawAnswers(userId: string) {
  const responses = await database().questionResponse.findMany({
    where: { userId },
    include: { attempt: true },
    orderBy: [{ answeredAt: 'asc' }, { attemptId: 'asc' }, { position: 'asc' }],
  });
  const sources = new Map((await database().contentSource.findMany()).map(({ id, name }) => [id, name]));
  return responses.map(({ attempt, ...response }) => ({
    ...response,
    source: sources.get(response.sourceId) ?? '',
    date: wallDay(response.answeredAt, attempt.timeZone),
  }));
}

/** The day that a wall calendar shows; not as the product does it: from the parts of a spelled-out date. */
export function wallDay(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const part = (wanted: string) => format.formatToParts(instant).find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const right = (answers: readonly RawAnswer[]) => answers.filter(({ isCorrect }) => isCorrect).length;

/** Percent right; null of none. */
export function percentRight(answers: readonly RawAnswer[]): number | null {
  return answers.length === 0 ? null : (right(answers) / answers.length) * 100;
}

export function meanSeconds(answers: readonly RawAnswer[]): number | null {
  const times = answers.map(({ timeTakenSeconds }) => timeTakenSeconds).filter((time) => time >= 0);
  return times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length;
}

/** Where p lies with |share - p| at most 1.96 standard errors of p: the roots of a quadratic. */
export function wilsonRoots(answers: readonly RawAnswer[]) {
  const [n, share, z] = [answers.length, right(answers) / answers.length, 1.959963984540054];
  const [a, b, c] = [1 + z ** 2 / n, -(2 * share + z ** 2 / n), share ** 2];
  const root = Math.sqrt(Math.max(0, b ** 2 - 4 * a * c));
  return { low: (100 * (-b - root)) / (2 * a), high: (100 * (-b + root)) / (2 * a) };
}

/** The performance response (specification 9.1), from the answers alone. */
export function performanceOf(answers: readonly RawAnswer[]) {
  const topics = [...groupBy(answers, ({ topic }) => topic)].map(([topic, given]) => {
    const of = (confidence: string) => given.filter((answer) => answer.confidence === confidence);
    return {
      topic,
      totalAttempts: given.length,
      correctAttempts: right(given),
      accuracy: percentRight(given) ?? 0,
      averageTimeSeconds: meanSeconds(given),
      confidenceCounts: {
        High: of('High').length,
        Medium: of('Medium').length,
        Low: of('Low').length,
        Off: of('Off').length,
        Unknown: of('Unknown').length,
      },
      confidenceAccuracy: {
        High: percentRight(of('High')),
        Medium: percentRight(of('Medium')),
        Low: percentRight(of('Low')),
      },
      firstAttemptDate: given[0]?.answeredAt.toISOString(),
      lastAttemptDate: given.at(-1)?.answeredAt.toISOString(),
    };
  });
  return {
    calendarData: calendarOf(answers),
    topicBreakdown: topics,
    overallStats: {
      totalAttempts: answers.length,
      accuracy: percentRight(answers) ?? 0,
      averageTimeSeconds: meanSeconds(answers),
    },
    analysis: {
      strengths: topics.filter(({ accuracy }) => accuracy >= 80).map(({ topic }) => topic),
      weaknesses: topics.filter(({ accuracy }) => accuracy < 60).map(({ topic }) => topic),
    },
  };
}

/** Questions whose last answer was wrong. */
export function missedOf(answers: readonly RawAnswer[]): string[] {
  const ofQuestion = [...groupBy(answers, ({ questionId }) => questionId)];
  return ofQuestion.filter(([, given]) => !given.at(-1)?.isCorrect).map(([questionId]) => questionId);
}

/** What a row of the CSV file says of its answers, in the order of its columns; '' for what is not known. */
export function fileFigures(answers: readonly RawAnswer[]): (number | '')[] {
  const rated = (confidence: string) => answers.filter((answer) => answer.confidence === confidence);
  return [
    answers.length,
    right(answers),
    percentRight(answers) ?? '',
    meanSeconds(answers) ?? '',
    answers.filter(({ timeTakenSeconds }) => timeTakenSeconds >= 0).length,
    ...['High', 'Medium', 'Low'].flatMap((confidence) => [rated(confidence).length, right(rated(confidence))]),
    rated('Off').length,
    rated('Unknown').length,
  ];
}

export function calendarOf(answers: readonly RawAnswer[]) {
  return [...groupBy(answers, ({ date }) => date)].map(([date, given]) => ({
    date,
    count: given.length,
    accuracy: percentRight(given) ?? 0,
  }));
}

/** The Monday on or before a day, found by walking back. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  while (day.toUTCString().slice(0, 3) !== 'Mon') day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Figures that differ in the last binary digits alone are the same. */
export function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(7)) : part)));
}
