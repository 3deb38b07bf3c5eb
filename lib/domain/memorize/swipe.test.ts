import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTap, swipeOf } from './swipe';

it.each([
  [-48, 0, 'left'],
  [200, 99, 'right'],
  [10, -80, 'up'],
  [0, 0, null],
  [47, 0, null],
  [0, 300, null],
  [100, -60, null],
  [60, -100, null],
])('a finger that goes %i to the right and %i down: %s', (right, down, swipe) => {
  expect(swipeOf(right, down)).toBe(swipe);
});

it.each([
  [0, 0, true],
  [-6, 8, true],
  [8, 8, false],
  [0, -48, false],
])('a finger that goes %i to the right and %i down taps: %s', (right, down, tap) => {
  expect(isTap(right, down)).toBe(tap);
});

it('is the mirror of itself from left to right', () => {
  const way = fc.integer({ min: -500, max: 500 });
  const mirror = { left: 'right', right: 'left', up: 'up' } as const;
  fc.assert(
    fc.property(way, way, (right, down) => {
      const swipe = swipeOf(right, down);
      expect(swipeOf(-right, down)).toBe(swipe && mirror[swipe]);
    }),
  );
});
