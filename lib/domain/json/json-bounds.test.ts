import { expect, it } from 'vitest';
import { exceededBound } from './json-bounds';

it.each([
  ['[[[]]]', null],
  ['[[[[]]]]', 'depth'],
  ['{"a":{"b":[1]}}', null],
  ['{"a":{"b":[{}]}}', 'depth'],
  ['["[[[[", "\\"[[[[", "\\\\", []]', null],
  ['["\\\\", [[[', 'depth'],
  ['[[[[', 'depth'],
  ['"[[[[', null],
  ['[1,2,3,4,5,6,7,8]', null],
  ['[1,2,3,4,5,6,7,8,9]', null],
  ['[1,2,3,4,5,6,7,8,9,10]', null],
  ['[1,2,3,4,5,6,7,8,9,10,11]', 'values'],
  [`{${'"a":[],'.repeat(6)}`, 'values'],
  ['[",,,,,,,,,,,,,,,,,,,"]', null],
  ['[[]],'.repeat(1_000), 'values'],
])('%s within three levels and ten values: %s', (json, bound) => {
  expect(exceededBound(json, { maxDepth: 3, maxValues: 10 })).toBe(bound);
});
