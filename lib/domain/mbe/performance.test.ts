import { expect, it } from 'vitest';
import { performanceBand, performancePercent } from './performance';

it.each([
  [0, 0, null],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])('%d of %d correct is %s percent', (correct, answered, percent) => {
  expect(performancePercent(correct, answered)).toBe(percent);
});

it.each([
  [100, 'success'],
  [75, 'success'],
  [74, 'warning'],
  [50, 'warning'],
  [49, 'danger'],
  [0, 'danger'],
] as const)('%d percent is %s', (percent, band) => {
  expect(performanceBand(percent)).toBe(band);
});
