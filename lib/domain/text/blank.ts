/**
 * Characters that show nothing: white space, what Unicode says to leave out where it is not understood
 * (joiners, zero-width spaces, Hangul fillers), and the braille pattern without a dot.
 */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
