import { expect, it } from 'vitest';
import { shortened } from './shortened';

it.each([
  ['', 5, ''],
  ['  a\n b ', 5, 'a b'],
  ['abcde', 5, 'abcde'],
  ['one two three', 9, 'one two…'],
  ['unbroken', 3, 'unb…'],
])('%j within %i characters is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});
