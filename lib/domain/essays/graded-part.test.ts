import { expect, it } from 'vitest';
import { gradedPart } from './graded-part';
import { MAX_GRADED_CHARACTERS, MAX_GRADED_LINES } from './limits';

const lines = (count: number) => Array.from({ length: count }, () => 'a').join('\n');

it.each([
  ['an empty answer', '', ''],
  ['an ordinary one', 'One.\n\nTwo.\n', 'One.\n\nTwo.\n'],
  ['as many characters as are read', 'a'.repeat(MAX_GRADED_CHARACTERS), 'a'.repeat(MAX_GRADED_CHARACTERS)],
  ['more characters', 'a'.repeat(MAX_GRADED_CHARACTERS + 1), 'a'.repeat(MAX_GRADED_CHARACTERS)],
  ['as many lines as are read', lines(MAX_GRADED_LINES), lines(MAX_GRADED_LINES)],
  ['more lines', lines(MAX_GRADED_LINES + 5), lines(MAX_GRADED_LINES)],
])('of %s', (_, text, part) => expect(gradedPart(text)).toBe(part));
