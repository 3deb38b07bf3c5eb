import { expect, it } from 'vitest';
import { heatmapLevel, heatmapWindow } from './heatmap';

it.each([
  [0, 0],
  [0.4, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
  [60, 3],
  [61, 4],
  [80, 4],
  [81, 5],
  [99, 5],
  [99.9, 5],
  [100, 6],
])('an accuracy of %d percent is at step %d', (accuracy, level) => {
  expect(heatmapLevel(accuracy)).toBe(level);
});

it.each([
  ['2026-11-21', '2027-02-21'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-01-31', '2026-04-30'],
  ['2026-12-31', '2027-03-31'],
])('from %s the heatmap runs to %s', (from, to) => {
  expect(heatmapWindow(from)).toEqual({ from, to });
});
