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
 * The options that get an explanation card, in the order of reading: the correct one, then the
 * wrongly chosen one, then the rest as they stand. An option without any explanation gets none.
 */
export function explanationCards(question: QuizQuestion, chosenLabel: OptionLabel | null): QuizOption[] {
  const rank = ({ label }: QuizOption) => RANK[optionVerdict(question, label, chosenLabel)];
  return question.options
    .filter(({ explanation, advancedExplanation }) => explanation?.trim() || advancedExplanation?.trim())
    .sort((a, b) => rank(a) - rank(b));
}
