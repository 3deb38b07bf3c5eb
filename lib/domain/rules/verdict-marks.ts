import type { JudgedAnswer, StandingElement } from './judged-answer';
import { type MarkedRun, readMarkedText } from './marked-text';
import { markPhrases } from './phrase-place';

/** The answer with what matched in it; words are turned round only where an element still is. */
export function markAnswer({ highlightedAnswer }: JudgedAnswer, elements: readonly StandingElement[]): MarkedRun[] {
  const isContradicted = elements.some(({ state }) => state === 'contradicted');
  const runs = readMarkedText(highlightedAnswer);
  if (isContradicted) return runs;
  return runs.map(({ text, mark }) => ({ text, mark: mark === 'contradicted' ? 'matched' : mark }));
}

/** The rule's text with its elements as they stand; those in doubt are marked as open. */
export function markRule(
  { highlightedCorrectAnswer }: JudgedAnswer,
  elements: readonly StandingElement[],
): MarkedRun[] {
  const marks = elements.flatMap(({ phrase, state, isSettled }) =>
    isSettled || state === 'open' ? [{ phrase, mark: state }] : [],
  );
  return markPhrases(readMarkedText(highlightedCorrectAnswer), marks);
}
