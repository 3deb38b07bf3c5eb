import type { RuleHint } from './constants';

/**
 * How well a rule was recalled, as its flashcard counts it. First letters stand on the screen from the
 * start and leave every word to be found: right with them is right. Guided typing confirms each word.
 */
export function recallRating({ isCorrect, hint }: { isCorrect: boolean; hint: RuleHint }): 'again' | 'hard' | 'good' {
  if (!isCorrect) return 'again';
  return hint === 'guided' ? 'hard' : 'good';
}
