/** A question as it is read: the facts, and the call that asks about them. */
export type QuestionParts = {
  /** Null where the question is nothing but its call. */
  facts: string | null;
  call: string;
};

/** Sets the call apart: the last paragraph of the text, as every question ends with what it asks. */
export function questionParts(questionText: string): QuestionParts {
  const paragraphs = questionText.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const call = paragraphs.pop() ?? questionText;
  return { facts: paragraphs.length > 0 ? paragraphs.join('\n\n') : null, call };
}
