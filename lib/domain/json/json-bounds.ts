const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

type Bounds = {
  /** Objects and lists within one another. */
  maxDepth: number;
  /** Objects, lists, and what stands in them. */
  maxValues: number;
};

/** Which bound a JSON text goes beyond; null within both. Told in one pass, without parsing. */
export function exceededBound(json: string, { maxDepth, maxValues }: Bounds): 'depth' | 'values' | null {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (OPENING.has(code)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(code)) depth -= 1;
    else if (code === COMMA) values += 1;
    if (depth > maxDepth) return 'depth';
    if (values > maxValues) return 'values';
  }
  return null;
}
