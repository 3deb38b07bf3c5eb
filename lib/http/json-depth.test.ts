import { expect, it } from 'vitest';
import { isNestedBeyond } from './json-depth';

it.each([
  ['[[[]]]', false],
  ['[[[[]]]]', true],
  ['{"a":{"b":[1]}}', false],
  ['{"a":{"b":[{}]}}', true],
  ['["[[[[", "\\"[[[[", "\\\\", []]', false],
  ['["\\\\", [[[', true],
  ['[[]],'.repeat(1_000), false],
  ['[[[[', true],
  ['"[[[[', false],
])('%s stands deeper than three: %s', (json, isDeeper) => {
  expect(isNestedBeyond(json, 3)).toBe(isDeeper);
});
