import { expect, it } from 'vitest';
import type { IssueFeedback } from './essay-grading';
import { rulesToLearn } from './rules-to-learn';

const RULES = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), text: `Rule ${id}.` }));

const issue = (points: number, maxPoints: number, ...missing: number[]): IssueFeedback => ({
  issue: 'an issue',
  status: 'Detected',
  points,
  maxPoints,
  parts: { named: 1, buzzwords: 0, rule: 0, application: 0, conclusion: 0 },
  quote: null,
  missingBuzzwords: [],
  missingRules: missing.flatMap((index) => RULES[index] ?? []),
});

it('names each missing rule once, the dearest first', () => {
  expect(rulesToLearn([issue(2.3, 12, 0), issue(10, 12, 1), issue(9.5, 14, 1, 2), issue(12, 12)])).toEqual([
    { id: 'a', name: 'A', text: 'Rule a.', points: 9.7 },
    { id: 'b', name: 'B', text: 'Rule b.', points: 6.5 },
    { id: 'c', name: 'C', text: 'Rule c.', points: 4.5 },
  ]);
});
