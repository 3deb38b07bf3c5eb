import { describe, expect, test } from 'vitest';
import { essayPhase } from './timing';

describe('essayPhase', () => {
  test.each([
    [0, 60, { name: 'Read', secondsLeft: 300 }],
    [299, 60, { name: 'Read', secondsLeft: 1 }],
    [300, 60, { name: 'Organize', secondsLeft: 600 }],
    [899, 60, { name: 'Organize', secondsLeft: 1 }],
    [900, 60, { name: 'Write', secondsLeft: 2700 }],
    [3599, 60, { name: 'Write', secondsLeft: 1 }],
    [3600, 60, null],
    [0, 30, { name: 'Read', secondsLeft: 180 }],
    [180, 30, { name: 'Organize', secondsLeft: 300 }],
    [480, 30, { name: 'Write', secondsLeft: 1320 }],
    [1800, 30, null],
  ] as const)('after %d seconds of %d minutes', (seconds, minutes, phase) => {
    expect(essayPhase(seconds, minutes)).toEqual(phase);
  });
});
