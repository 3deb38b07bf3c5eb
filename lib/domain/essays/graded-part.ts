import { MAX_GRADED_CHARACTERS, MAX_GRADED_LINES } from './limits';

/** The beginning of an answer, as far as the analysis reads. */
export function gradedPart(text: string): string {
  const part = text.slice(0, MAX_GRADED_CHARACTERS);
  let end = -1;
  for (let line = 0; line < MAX_GRADED_LINES; line += 1) {
    end = part.indexOf('\n', end + 1);
    if (end < 0) return part;
  }
  return part.slice(0, end);
}
