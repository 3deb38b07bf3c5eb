import { type ElementStatus, flawBeyondElements, type JudgedAnswer } from './judged-answer';
import { type MarkedRun, readMarkedText } from './marked-text';
import { markPhrases } from './phrase-place';

/** The answer with what matched in it; words are contradicted only where an element still is, or what stands between them. */
export function markAnswer(verdict: JudgedAnswer, elements: readonly ElementStatus[]): MarkedRun[] {
  const isContradicted = elements.some(({ state }) => state === 'contradicted');
  const runs = readMarkedText(verdict.highlightedAnswer);
  if (isContradicted || flawBeyondElements(verdict) === 'reversed') return runs;
  return runs.map(({ text, mark }) => ({ text, mark: mark === 'contradicted' ? 'matched' : mark }));
}

/** The rule's text with its elements as they stand; those in doubt are marked as open. */
export function markRule({ highlightedCorrectAnswer }: JudgedAnswer, elements: readonly ElementStatus[]): MarkedRun[] {
  const marks = elements.flatMap(({ phrase, state, isSelfAssessed }) =>
    isSelfAssessed || state === 'open' ? [{ phrase, mark: state }] : [],
  );
  return markPhrases(readMarkedText(highlightedCorrectAnswer), marks);
}
