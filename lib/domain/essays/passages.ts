import type { AnswerSentence } from './mentions';

/** How many sentences after the last one that speaks of an issue still belong to it. */
const REACH = 6;

/**
 * The sentences in which an issue (counted from 0) is dealt with: those under a heading that names
 * it, up to the next heading that names another; those that speak of it; and what follows them until
 * another issue is named. Facts often come first, so the sentence before belongs to it as well when
 * it stands in the same paragraph and names no issue.
 */
export function passageOf(
  issue: number,
  ruleIds: readonly string[],
  sentences: readonly AnswerSentence[],
): AnswerSentence[] {
  const passage = new Set<number>();
  let isUnderHeading = false;
  let reach = 0;
  sentences.forEach(({ isHeading, paragraph, named, said, rules }, index) => {
    if (isHeading) {
      if (named.size > 0) [isUnderHeading, reach] = [named.has(issue), 0];
      return;
    }
    if (named.has(issue) || said.has(issue) || ruleIds.some((id) => rules.has(id))) {
      reach = REACH;
      const before = sentences[index - 1];
      if (before?.paragraph === paragraph && before.named.size === 0) passage.add(index - 1);
    } else if (named.size > 0) reach = 0;
    if (reach > 0 || isUnderHeading) passage.add(index);
    reach -= 1;
  });
  return sentences.filter(({ isProse }, index) => isProse && passage.has(index));
}
