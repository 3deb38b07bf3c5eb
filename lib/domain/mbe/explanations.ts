import type { OptionLabel } from './constants';
import type { QuizOption, QuizQuestion } from './question';

export type OptionVerdict = 'correct' | 'chosen-wrong' | 'other';

/** What an answered question says of one of its options. */
export function optionVerdict(
  question: Pick<QuizQuestion, 'correctOptLabel'>,
  label: OptionLabel,
  chosenLabel: OptionLabel | null,
): OptionVerdict {
  if (label === question.correctOptLabel) return 'correct';
  return label === chosenLabel ? 'chosen-wrong' : 'other';
}

const RANK: Record<OptionVerdict, number> = { correct: 0, 'chosen-wrong': 1, other: 2 };

/**
 * The options of an answered question in the order of reading: the correct one, then the wrongly
 * chosen one, then the rest as they stand.
 */
export function answeredOptions(question: QuizQuestion, chosenLabel: OptionLabel | null): QuizOption[] {
  const rank = ({ label }: QuizOption) => RANK[optionVerdict(question, label, chosenLabel)];
  return [...question.options].sort((a, b) => rank(a) - rank(b));
}

/** An explanation without the verdict it may begin with, since that stands before it already. */
export function withoutVerdict(explanation: string): string {
  const rest = explanation.replace(/^\s*(?:correct|incorrect|right|wrong)[.:!]\s+/i, '');
  return rest === explanation ? explanation : rest.charAt(0).toUpperCase() + rest.slice(1);
}
