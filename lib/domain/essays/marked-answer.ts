import type { IssueFeedback } from './essay-grading';

/** A piece of an answer, with the issues that it was found to show; none for the text between. */
export type AnswerPiece = { text: string; issues: readonly string[] };

/**
 * An answer cut where the passages begin and end that its analysis quotes; its pieces make up the whole text. A passage
 * that the text does not hold, and one inside of another, are left out.
 */
export function markAnswer(text: string, feedback: readonly Pick<IssueFeedback, 'issue' | 'quote'>[]): AnswerPiece[] {
  const passages = new Map<string, string[]>();
  for (const { issue, quote } of feedback) {
    if (quote) passages.set(quote, [...(passages.get(quote) ?? []), issue]);
  }
  const found = [...passages]
    .map(([quote, issues]) => ({ start: text.indexOf(quote), length: quote.length, issues }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start || b.length - a.length);
  const pieces: AnswerPiece[] = [];
  let at = 0;
  for (const { start, length, issues } of found) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), issues: [] });
    at = start + length;
    pieces.push({ text: text.slice(start, at), issues });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), issues: [] });
  return pieces;
}

/** The feedback with the issue that has the most points left to gain first; equal ones in the essay's order. */
export function byGain<F extends Pick<IssueFeedback, 'points' | 'maxPoints'>>(feedback: readonly F[]): F[] {
  return feedback.toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
}
