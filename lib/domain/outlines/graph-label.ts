/** Characters of a name that a line of a node shows (specification 6.2). */
export const NODE_LABEL_LENGTH = 15;
export const ROOT_LABEL_LENGTH = 20;
const MOST_LINES = 3;

const limitOf = (isRoot: boolean) => (isRoot ? ROOT_LABEL_LENGTH : NODE_LABEL_LENGTH);

/** A name as it stands at a node that has one line: cut off beyond its length, with an ellipsis that says so. */
export function nodeLabel(name: string, isRoot: boolean): string {
  const characters = [...name];
  const limit = limitOf(isRoot);
  return characters.length <= limit ? name : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** A word in pieces that a line can hold. */
function pieces(word: string, limit: number): string[] {
  const characters = [...word];
  const count = Math.ceil(characters.length / limit);
  return Array.from({ length: count }, (_, index) => characters.slice(index * limit, (index + 1) * limit).join(''));
}

/**
 * A name as it stands at a node that has room for several lines: broken between words, and cut off beyond
 * the third line.
 */
export function wrappedLabel(name: string, isRoot: boolean): string[] {
  const limit = limitOf(isRoot);
  const lines: string[] = [];
  for (const piece of name.split(' ').flatMap((word) => pieces(word, limit))) {
    const longer = `${lines.at(-1)} ${piece}`;
    if (lines.length > 0 && [...longer].length <= limit) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  if (lines.length <= MOST_LINES) return lines;
  return lines.slice(0, MOST_LINES).map((line, index) => (index === MOST_LINES - 1 ? `${line}…` : line));
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
