/** White space and letter case make no difference between folded texts. */
export function foldText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
