/** The first words of a text on one line, at most so many characters and a mark where it goes on. */
export function shortened(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength).replace(/\s+\S*$/, '')}…` : line;
}
