import type { CardMemory } from '@/lib/domain/memorize/schedule';
import { STRENGTH_PERCENT, WEAKNESS_PERCENT } from '@/lib/domain/performance/constants';

/** How much of what stands at and below a place of the outline a learner would recall today. */
export type Mastery = {
  ruleCount: number;
  /** Rules that were reviewed, written from memory or missed in a question at least once. */
  practicedCount: number;
  /** The mean chance of recalling its rules, 0 to 100; a rule that was never practiced adds nothing. */
  percent: number;
};

export const MASTERY_BANDS = ['known', 'partly', 'weak', 'new'] as const;
export type MasteryBand = (typeof MASTERY_BANDS)[number];

/** What the bands are called, with their bounds, which are those of strengths and weaknesses. */
export const BAND_LABELS: Record<MasteryBand, { name: string; bounds: string }> = {
  known: { name: 'Known', bounds: `${STRENGTH_PERCENT}% or more` },
  partly: { name: 'Partly known', bounds: `${WEAKNESS_PERCENT} to ${STRENGTH_PERCENT - 1}%` },
  weak: { name: 'To learn', bounds: `below ${WEAKNESS_PERCENT}%` },
  new: { name: 'New', bounds: 'nothing practiced yet' },
};

export function masteryBand({ practicedCount, percent }: Mastery): MasteryBand {
  if (practicedCount === 0) return 'new';
  if (percent >= STRENGTH_PERCENT) return 'known';
  return percent >= WEAKNESS_PERCENT ? 'partly' : 'weak';
}

/** What is known of a rule: its flashcard, and when a question about it was last missed. */
export type RuleEvidence = {
  memory: CardMemory | undefined;
  /** Milliseconds since 1970; of questions not answered right since. */
  missedAtMs: number | undefined;
};

/** FSRS's number for a card that is learned, neither new nor in the steps of a first learning or a relapse. */
const REVIEW_STATE = 2;

/**
 * The mastery of one rule. Nothing is recalled of a rule that is still being learned, was forgotten,
 * or was missed in a question since its last review; of another, what `recallPercent` says of its card.
 */
export function ruleMastery(
  { memory, missedAtMs }: RuleEvidence,
  recallPercent: (memory: CardMemory) => number,
): Mastery {
  const isMissed = missedAtMs !== undefined && missedAtMs > (memory?.lastReviewedAtMs ?? Number.NEGATIVE_INFINITY);
  const isLearned = memory?.state === REVIEW_STATE && !isMissed;
  return {
    ruleCount: 1,
    practicedCount: memory || isMissed ? 1 : 0,
    percent: isLearned ? Math.round(recallPercent(memory)) : 0,
  };
}

/** The mastery of all that stands below a place, rounded to a whole percent. */
export function addMastery(parts: readonly Mastery[]): Mastery {
  const ruleCount = parts.reduce((sum, part) => sum + part.ruleCount, 0);
  const recalled = parts.reduce((sum, part) => sum + part.percent * part.ruleCount, 0);
  return {
    ruleCount,
    practicedCount: parts.reduce((sum, part) => sum + part.practicedCount, 0),
    percent: ruleCount === 0 ? 0 : Math.round(recalled / ruleCount),
  };
}

/** The mastery of a place in words: '67%', 'new', or nothing where no rule stands below it. */
export function masteryText(mastery: Mastery): string {
  if (mastery.ruleCount === 0) return '';
  return mastery.practicedCount === 0 ? 'new' : `${mastery.percent}%`;
}
