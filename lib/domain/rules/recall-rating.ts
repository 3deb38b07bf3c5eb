import type { RuleHint } from './constants';
import {
  type Credit,
  creditOf,
  flawBeyondElements,
  type JudgedAnswer,
  resultOf,
  type SelfAssessment,
} from './judged-answer';

type Recall = {
  isCorrect: boolean;
  /** What an incorrect answer states all the same; nothing unless said. */
  credit?: Credit;
  /** Whether the answer states the opposite of the rule between its elements. */
  isReversed?: boolean;
  hint: RuleHint;
};

const NO_CREDIT: Credit = { stated: 0, total: 0 };

/**
 * How well a rule was recalled, as its flashcard counts it. First letters stand on the screen from the
 * start and leave every word to be found: right with them is right. Guided typing confirms each word.
 * Half of the elements without it is a struggle, not a rule forgotten.
 */
export function recallRating({
  isCorrect,
  credit = NO_CREDIT,
  isReversed = false,
  hint,
}: Recall): 'again' | 'hard' | 'good' {
  if (isCorrect) return hint === 'guided' ? 'hard' : 'good';
  const isHalfway = credit.stated > 0 && 2 * credit.stated >= credit.total;
  return isHalfway && !isReversed && hint !== 'guided' ? 'hard' : 'again';
}

/** The rating of an answer by its verdict; null until what is in doubt is settled. */
export function ratingOfVerdict(verdict: JudgedAnswer, settlement: SelfAssessment | null, hint: RuleHint) {
  const result = resultOf(verdict, settlement);
  return (
    result &&
    recallRating({
      isCorrect: result === 'Correct',
      credit: creditOf(verdict, settlement),
      isReversed: flawBeyondElements(verdict) === 'reversed',
      hint,
    })
  );
}
