import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson';

const totals = fc
  .record({ answered: fc.integer({ min: 1, max: 100_000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ answered, share }) => ({ answered, correct: Math.round(share * answered) }));

describe('wilsonInterval', () => {
  it.each([
    // Newcombe (1998), Statistics in Medicine 17, table I, method 3: score without continuity correction.
    [81, 263, 25.53, 36.62],
    [15, 148, 6.24, 16.05],
    [0, 20, 0, 16.11],
    [1, 29, 0.61, 17.18],
  ])('of %d in %d is %d to %d', (correct, answered, low, high) => {
    const interval = wilsonInterval({ answered, correct });
    expect(interval?.low).toBeCloseTo(low, 1);
    expect(interval?.high).toBeCloseTo(high, 1);
  });

  it('is unknown without an answer', () => {
    expect(wilsonInterval({ answered: 0, correct: 0 })).toBeNull();
  });

  it('holds the accuracy, stays within 0 and 100, and mirrors right and wrong', () => {
    fc.assert(
      fc.property(totals, ({ answered, correct }) => {
        const { low, high } = wilsonInterval({ answered, correct }) ?? { low: -1, high: -1 };
        const accuracy = (100 * correct) / answered;
        const mirrored = wilsonInterval({ answered, correct: answered - correct });
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(accuracy + 1e-9);
        expect(high).toBeGreaterThanOrEqual(accuracy - 1e-9);
        expect(high).toBeLessThanOrEqual(100);
        expect(mirrored?.low).toBeCloseTo(100 - high, 9);
      }),
    );
  });

  it('narrows as answers of the same accuracy are added', () => {
    fc.assert(
      fc.property(totals, fc.integer({ min: 2, max: 20 }), ({ answered, correct }, times) => {
        const width = (n: number) => {
          const { low, high } = wilsonInterval({ answered: n * answered, correct: n * correct }) ?? { low: 0, high: 0 };
          return high - low;
        };
        expect(width(times)).toBeLessThan(width(1));
      }),
    );
  });
});
