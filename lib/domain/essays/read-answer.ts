import { isAuxiliary } from '@/lib/domain/text/function-words';
import type { ReadText, Sentence } from '@/lib/domain/text/read-text';
import { wordingOf } from './essay-key';

/** A sentence of an answer that is worth reading: new, not taken from the question. */
export type AnswerSentence = Sentence & {
  /** Whether it is built like a sentence; headings, fragments and lists of keywords are not. */
  isProse: boolean;
};

const LEAST_PROSE_WORDS = 4;
const LEAST_FUNCTION_SHARE = 0.2;
/** A paragraph of at least so many words is not counted twice wherever it stands. */
const LONG_PARAGRAPH_WORDS = 8;

/**
 * The sentences of an answer without what was said before: a repeated paragraph, a sentence repeated
 * within its paragraph, a sentence of the question. A short verdict ('Admit.') may come again under
 * another heading.
 */
export function readAnswer({ sentences }: ReadText, questionSentences: ReadonlySet<string>): AnswerSentence[] {
  const seen = new Set<string>();
  let heading = '';
  return groupByParagraph(sentences).flatMap((paragraph) => {
    const [first] = paragraph;
    if (first?.isHeading && paragraph.length === 1) {
      heading = wordingOf(first);
      return [{ ...first, isProse: false }];
    }
    const wordings = paragraph.map(wordingOf);
    const whole = wordings.join(' . ');
    const isLong = whole.split(' ').length >= LONG_PARAGRAPH_WORDS;
    const keys = isLong ? [whole] : [`${heading}: ${whole}`, `: ${whole}`];
    if (keys.some((key) => seen.has(key))) return [];
    seen.add(keys[0] as string);
    return paragraph.flatMap((sentence, index) => {
      const wording = wordings[index] as string;
      if (questionSentences.has(wording) || wordings.indexOf(wording) < index) return [];
      return [{ ...sentence, isProse: isProse(sentence) }];
    });
  });
}

function groupByParagraph(sentences: readonly Sentence[]): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last && last[0]?.paragraph === sentence.paragraph) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}

/** Real sentences are a third to a half grammar; keyword lists are hardly any. */
function isProse({ tokens, isHeading }: Sentence): boolean {
  if (isHeading) return false;
  const written = tokens.filter(({ reading }) => reading === 0);
  const grammar = written.filter(({ isFunction }) => isFunction).length;
  if (written.length < LEAST_PROSE_WORDS) return false;
  return grammar >= written.length * LEAST_FUNCTION_SHARE || written.some(({ word }) => isAuxiliary(word));
}
