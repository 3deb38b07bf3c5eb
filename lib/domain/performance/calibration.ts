import { CLAIMED_CONFIDENCES, type ClaimedConfidence } from './constants';
import { accuracyOf, type TopicTotal } from './figures';
import { type Interval, wilsonInterval } from './wilson';

/** Answers of one confidence below which nothing is said about it in words. */
export const MIN_CALIBRATED_ANSWERS = 10;

export type CalibrationLevel = {
  confidence: ClaimedConfidence;
  answered: number;
  correct: number;
  /** Percent; null of no answers, as is the interval. */
  accuracy: number | null;
  interval: Interval | null;
};

const COUNTED = {
  High: ['highCount', 'highCorrect'],
  Medium: ['mediumCount', 'mediumCorrect'],
  Low: ['lowCount', 'lowCorrect'],
} as const satisfies Record<ClaimedConfidence, readonly [keyof TopicTotal, keyof TopicTotal]>;

function levelOf(topics: readonly TopicTotal[], confidence: ClaimedConfidence): CalibrationLevel {
  const [count, correctCount] = COUNTED[confidence];
  const total = { answered: 0, correct: 0 };
  for (const topic of topics) {
    total.answered += topic[count];
    total.correct += topic[correctCount];
  }
  return { confidence, ...total, accuracy: accuracyOf(total), interval: wilsonInterval(total) };
}

function sentenceOf(levels: readonly CalibrationLevel[]): string | null {
  const parts = levels.flatMap(({ confidence, answered, accuracy }) =>
    accuracy !== null && answered >= MIN_CALIBRATED_ANSWERS ? [{ confidence, percent: Math.round(accuracy) }] : [],
  );
  const [first, ...others] = parts;
  if (!first) return null;
  const rest = others.map(({ confidence, percent }) => `when you say ${confidence}, ${percent}%`);
  return `${[`When you say ${first.confidence} you are right ${first.percent}% of the time`, ...rest].join('; ')}.`;
}

/** How far what a learner claims of their answers holds, over some topics. */
export function calibrate(topics: readonly TopicTotal[]) {
  const levels = CLAIMED_CONFIDENCES.map((confidence) => levelOf(topics, confidence));
  const unrated = { answered: 0, correct: 0 };
  for (const { answered, correct } of topics) {
    unrated.answered += answered;
    unrated.correct += correct;
  }
  for (const { answered, correct } of levels) {
    unrated.answered -= answered;
    unrated.correct -= correct;
  }
  const [high, , low] = levels;
  return {
    levels,
    unrated: { ...unrated, accuracy: accuracyOf(unrated) },
    sentence: sentenceOf(levels),
    confidentMistakes: (high?.answered ?? 0) - (high?.correct ?? 0),
    luckyGuesses: low?.correct ?? 0,
  };
}
