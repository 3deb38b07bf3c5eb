import { describe, expect, test } from 'vitest';
import { essayPhase } from './timing';

describe('essayPhase', () => {
  test.each([
    [0, { name: 'Read', secondsLeft: 300 }],
    [299, { name: 'Read', secondsLeft: 1 }],
    [300, { name: 'Organize', secondsLeft: 600 }],
    [899, { name: 'Organize', secondsLeft: 1 }],
    [900, { name: 'Write', secondsLeft: 2700 }],
    [3599, { name: 'Write', secondsLeft: 1 }],
    [3600, null],
  ])('after %d seconds', (seconds, phase) => {
    expect(essayPhase(seconds)).toEqual(phase);
  });
});
