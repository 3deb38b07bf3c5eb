/** The performance response as computed from the stored totals (specification 9.1). */

import { accuracyBand } from './accuracy-band';

/** Sums over some answers. */
export type AnswerTotal = {
  answered: number;
  correct: number;
  /** Over answers whose time is known. */
  timeSeconds: number;
  timedAnswers: number;
};

export type DayTotal = AnswerTotal & {
  /** The learner's own day, YYYY-MM-DD. */
  day: string;
};

export type TopicTotal = AnswerTotal & {
  topic: string;
  highCount: number;
  highCorrect: number;
  mediumCount: number;
  mediumCorrect: number;
  lowCount: number;
  lowCorrect: number;
  offCount: number;
  unknownCount: number;
  /** Milliseconds since 1970. */
  firstAnsweredAtMs: number;
  lastAnsweredAtMs: number;
};

/** Share of the correct answers, 0 to 100, not rounded; null of none. */
export function accuracyOf({ answered, correct }: Pick<AnswerTotal, 'answered' | 'correct'>): number | null {
  return answered === 0 ? null : (100 * correct) / answered;
}

/** Mean of the known times, seconds; null where none is known. */
export function averageSecondsOf({ timeSeconds, timedAnswers }: AnswerTotal): number | null {
  return timedAnswers === 0 ? null : timeSeconds / timedAnswers;
}

/** The sum of several totals. */
export function addUp(totals: readonly AnswerTotal[]): AnswerTotal {
  const sum = { answered: 0, correct: 0, timeSeconds: 0, timedAnswers: 0 };
  for (const total of totals) {
    sum.answered += total.answered;
    sum.correct += total.correct;
    sum.timeSeconds += total.timeSeconds;
    sum.timedAnswers += total.timedAnswers;
  }
  return sum;
}

/** A day as the calendar shows it. */
export function toCalendarDay({ day, ...total }: DayTotal) {
  return { date: day, count: total.answered, accuracy: accuracyOf(total) ?? 0 };
}

function toTopicRow(total: TopicTotal) {
  return {
    topic: total.topic,
    totalAttempts: total.answered,
    correctAttempts: total.correct,
    accuracy: accuracyOf(total) ?? 0,
    averageTimeSeconds: averageSecondsOf(total),
    confidenceCounts: {
      High: total.highCount,
      Medium: total.mediumCount,
      Low: total.lowCount,
      Off: total.offCount,
      Unknown: total.unknownCount,
    },
    confidenceAccuracy: {
      High: accuracyOf({ answered: total.highCount, correct: total.highCorrect }),
      Medium: accuracyOf({ answered: total.mediumCount, correct: total.mediumCorrect }),
      Low: accuracyOf({ answered: total.lowCount, correct: total.lowCorrect }),
    },
    firstAttemptDate: new Date(total.firstAnsweredAtMs).toISOString(),
    lastAttemptDate: new Date(total.lastAnsweredAtMs).toISOString(),
  };
}

/** Days (the first first) and topics (by name) as the performance response words them, without recommendations. */
export function describePerformance(days: readonly DayTotal[], topics: readonly TopicTotal[]) {
  const overall = addUp(topics);
  const breakdown = topics.map(toTopicRow);
  return {
    calendarData: days.map(toCalendarDay),
    topicBreakdown: breakdown,
    overallStats: {
      totalAttempts: overall.answered,
      accuracy: accuracyOf(overall) ?? 0,
      averageTimeSeconds: averageSecondsOf(overall),
    },
    strengths: breakdown.filter(({ accuracy }) => accuracyBand(accuracy) === 'success').map(({ topic }) => topic),
    weaknesses: breakdown.filter(({ accuracy }) => accuracyBand(accuracy) === 'danger').map(({ topic }) => topic),
  };
}
