/** Characters of a name that a node shows (specification 6.2). */
export const NODE_LABEL_LENGTH = 15;
export const ROOT_LABEL_LENGTH = 20;

/** A name as it stands at a node: cut off beyond its length, with an ellipsis that says so. */
export function nodeLabel(name: string, isRoot: boolean): string {
  const limit = isRoot ? ROOT_LABEL_LENGTH : NODE_LABEL_LENGTH;
  const characters = [...name];
  return characters.length <= limit ? name : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Widths in em of the characters of a humanist sans, rather too wide than too narrow. */
function characterWidth(character: string): number {
  if (/[\s.,:;'’!|()[\]fijlrtI/-]/.test(character)) return 0.36;
  if (/[mwMW@%&—…+]/.test(character)) return 0.9;
  if (/[A-Z]/.test(character)) return 0.66;
  return character.charCodeAt(0) < 0x2e80 ? 0.53 : 1.1;
}

/** About how wide a line of text is at most, in pixels, set in `fontSize` pixels. */
export function textWidth(text: string, fontSize: number): number {
  return Math.ceil([...text].reduce((sum, character) => sum + characterWidth(character), 0) * fontSize);
}
