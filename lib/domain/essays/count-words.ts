/** A letter or a digit that can be seen: a Hangul filler counts as a letter, and shows nothing. */
const SIGN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** How many words a text holds; a dash or a bullet alone is none. */
export function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(/\S+/g)) if (SIGN.test(word)) count += 1;
  return count;
}
