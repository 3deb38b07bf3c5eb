/** A number with its separators, or a word with its apostrophes; hyphens part words. */
const WORD = /\p{N}(?:[\p{N},.]*\p{N})?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;

/** A text with only the first letter of each word; what stands between the words stays. */
export function firstLetters(text: string): string {
  return text.replace(WORD, (word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
}
