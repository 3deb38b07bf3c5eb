import type { RuleHint } from './constants';

/** How well a rule was recalled, as its flashcard counts it: right with a hint is only just right. */
export function recallRating({ isCorrect, hint }: { isCorrect: boolean; hint: RuleHint }): 'again' | 'hard' | 'good' {
  if (!isCorrect) return 'again';
  return hint === 'none' ? 'good' : 'hard';
}
