import { describe, expect, it } from 'vitest';
import { rankCorrelation } from '../support/rank-correlation';

describe('rankCorrelation', () => {
  it.each([
    [[1, 2, 3], [10, 200, 3000], 1],
    [[1, 2, 3], [3, 2, 1], -1],
    // C. Spearman's formula 1 - 6Σd²/(n(n²-1)) for ranks without ties: d = 1, 1, 1, 1, 0.
    [[1, 2, 3, 4, 5], [2, 1, 4, 3, 5], 0.8],
    // With ties: ranks 1.5, 1.5, 3, 4 and 1, 2, 3.5, 3.5.
    [[1, 1, 2, 3], [1, 2, 3, 3], 4 / 4.5],
  ])('of %j and %j is %f', (one, other, expected) => {
    expect(rankCorrelation(one, other)).toBeCloseTo(expected, 10);
  });
});
