import { expect, it } from 'vitest';
import { expressionProblem, expressionsOf } from '@/scripts/regular-expressions';

it('finds every expression of a file, and those alone whose cost outgrows their text', () => {
  const source =
    'const a = <p>{text.replace(/\\s+$/, "")}</p>;\nconst b = /^[a-z]+$/i;\nconst c = new RegExp("(a*)*b");\n';
  const found = expressionsOf('planted.tsx', source);
  expect(found.map(({ line, pattern, flags }) => [line, pattern, flags])).toEqual([
    [1, '\\s+$', ''],
    [2, '^[a-z]+$', 'i'],
    [3, '(a*)*b', ''],
  ]);
  expect(found.map(expressionProblem)).toEqual(['2nd degree polynomial', null, 'exponential']);
});
