import type { ReadText, Sentence } from '@/lib/domain/text/read-text';

/** A paragraph of at least so many words is not counted twice, wherever it stands. */
const LONG_PARAGRAPH_WORDS = 8;

/**
 * The sentences of an answer without what was said before: a repeated paragraph, a sentence repeated
 * within its paragraph, a sentence of the question (`questionWordings`). A short verdict ('Admit.')
 * may come again under another heading.
 */
export function newSentences({ sentences }: ReadText, questionWordings: ReadonlySet<string>): Sentence[] {
  const seen = new Set<string>();
  let heading = '';
  return groupByParagraph(sentences).flatMap((written) => {
    const paragraph = uniqueByWording(written);
    const whole = paragraph.map(({ wording }) => wording).join(' . ');
    if (paragraph.every(({ isHeading }) => isHeading)) {
      heading = whole;
      return paragraph;
    }
    const isLong = whole.split(' ').length >= LONG_PARAGRAPH_WORDS;
    const keys = isLong ? [whole] : [`${heading}: ${whole}`, `: ${whole}`];
    if (keys.some((key) => seen.has(key))) return [];
    seen.add(keys[0] as string);
    return paragraph.filter(({ wording }) => !questionWordings.has(wording));
  });
}

function uniqueByWording(sentences: readonly Sentence[]): Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ wording }) => {
    if (seen.has(wording)) return false;
    seen.add(wording);
    return true;
  });
}

function groupByParagraph(sentences: readonly Sentence[]): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last?.[0]?.paragraph === sentence.paragraph) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}
