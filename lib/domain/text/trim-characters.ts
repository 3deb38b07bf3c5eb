/** A text without these characters at its beginning and those at its end, in one pass; the same ones at both unless said. */
export function trimCharacters(text: string, atStart: string, atEnd = atStart): string {
  let start = 0;
  let end = text.length;
  while (start < end && atStart.includes(text.charAt(start))) start += 1;
  while (end > start && atEnd.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
