import { countWords } from './count-words';

type Answered = { id: string; wordCount: number };
type Draft = { essayId: string; html: string; text: string };

/**
 * The essays of an exam, each with the answer that only this device holds as HTML and its words counted; empty where
 * the server holds one, or none was written. The newest draft comes last.
 */
export function withUnsentAnswers<Essay extends Answered>(essays: readonly Essay[], drafts: readonly Draft[]) {
  return essays.map((essay) => {
    const draft = drafts.findLast(({ essayId }) => essayId === essay.id);
    const words = draft && essay.wordCount === 0 ? countWords(draft.text) : 0;
    return draft && words > 0 ? { ...essay, wordCount: words, unsentHtml: draft.html } : { ...essay, unsentHtml: '' };
  });
}
