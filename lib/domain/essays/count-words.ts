/** How many words a text holds; a dash or a bullet alone is none. */
export function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(word)) count += 1;
  return count;
}
