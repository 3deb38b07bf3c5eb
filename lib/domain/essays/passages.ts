import type { AnswerSentence } from './read-answer';

/** How many sentences after the last one that speaks of an issue still belong to it. */
const REACH = 6;

/** What the sentences of an answer say of the issues; issues are counted from 0. */
export type Mentions = {
  /** For each sentence: the issues it names. */
  named: readonly ReadonlySet<number>[];
  /** For each sentence: the issues it speaks of by their buzzwords or rules. */
  evident: readonly ReadonlySet<number>[];
};

/**
 * The sentences in which an issue is dealt with: those under a heading that names it, up to the next
 * heading; those that speak of it; and what follows them until another issue is named.
 */
export function passageOf(issue: number, sentences: readonly AnswerSentence[], { named, evident }: Mentions): Set<number> {
  const passage = new Set<number>();
  let isUnderHeading = false;
  let left = 0;
  sentences.forEach((sentence, index) => {
    const names = named[index] as ReadonlySet<number>;
    if (sentence.isHeading) {
      if (names.size > 0) isUnderHeading = names.has(issue);
      if (names.size > 0) left = 0;
      return;
    }
    if (names.has(issue) || evident[index]?.has(issue)) {
      left = REACH;
      addIntroduction(passage, index, sentences, named);
    } else if (names.size > 0 && !isUnderHeading) left = 0;
    if (left > 0 || isUnderHeading) passage.add(index);
    left -= 1;
  });
  return passage;
}

/** Facts often come first: the sentence before belongs to the issue when it stands in the paragraph and names none. */
function addIntroduction(
  passage: Set<number>,
  index: number,
  sentences: readonly AnswerSentence[],
  named: Mentions['named'],
): void {
  const [before, here] = [sentences[index - 1], sentences[index]];
  if (before && !before.isHeading && before.paragraph === here?.paragraph && named[index - 1]?.size === 0) passage.add(index - 1);
}
