import { expect, it } from 'vitest';
import { retryDelayMs } from './sending';

it.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [4, 40_000],
  [7, 300_000],
  [2_000, 300_000],
])('after %d failures the next try waits %d ms', (failures, delayMs) => {
  expect(retryDelayMs(failures)).toBe(delayMs);
});
