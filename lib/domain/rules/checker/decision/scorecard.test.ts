import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVIDENCE, type Evidence } from '@/lib/domain/rules/checker/evidence/evidence';
import { FINDERS } from '@/lib/domain/rules/checker/examine';
import { SCORECARD } from './learned-scorecard';
import { probabilityOf, type Scorecard } from './scorecard';

const NAMES = [...(Object.keys(EVIDENCE) as (keyof typeof EVIDENCE)[]), ...FINDERS];
const NO_EVIDENCE = Object.fromEntries(NAMES.map((name) => [name, 0])) as Evidence;

const card: Scorecard = {
  base: -1,
  steps: [
    { evidence: 'own', from: 0.3, points: 0.5 },
    { evidence: 'own', from: 0.6, points: 1.5 },
    { evidence: 'right', from: 0.5, points: 2 },
    { evidence: 'number', from: 1, points: -3 },
  ],
};

describe('probabilityOf', () => {
  it.each([
    // evidence, points: 1 / (1 + e^-points)
    [{}, -1, 0.268_941],
    [{ own: 0.29 }, -1, 0.268_941],
    [{ own: 0.3 }, -0.5, 0.377_541],
    [{ own: 0.6 }, 1, 0.731_059],
    [{ own: 1, right: 0.5 }, 3, 0.952_574],
    [{ own: 1, right: 1, number: 1 }, 0, 0.5],
    [{ number: 1 }, -4, 0.017_986],
    [{ wrong: 1, others: 1 }, -1, 0.268_941],
  ])('of %j adds up to %d points, probability %d', (evidence, _, probability) => {
    expect(probabilityOf({ ...NO_EVIDENCE, ...evidence }, card)).toBeCloseTo(probability, 6);
  });

  it('is even without points', () => {
    expect(probabilityOf(NO_EVIDENCE, { base: 0, steps: [] })).toBe(0.5);
  });

  it('is within 0 and 1, and grows with the points of a step that is reached', () => {
    const points = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(points, points, fc.double({ min: 0.01, max: 5, noNaN: true }), (base, step, more) => {
        const of = (value: number) =>
          probabilityOf({ ...NO_EVIDENCE, own: 1 }, { base, steps: [{ evidence: 'own', from: 0.5, points: value }] });
        expect(of(step)).toBeGreaterThanOrEqual(0);
        expect(of(step + more)).toBeLessThanOrEqual(1);
        // So far out that a double cannot tell 1 from less, more makes no difference.
        expect(of(step + more) - of(step)).toBeGreaterThanOrEqual(0);
        if (Math.abs(base + step) < 10) expect(of(step + more)).toBeGreaterThan(of(step));
      }),
    );
  });

  it('never falls by the learned scorecard when more speaks for an element, nor rises when more speaks against it', () => {
    const signs = new Map(SCORECARD.steps.map(({ evidence, points }) => [evidence, Math.sign(points)]));
    const amount = fc.double({ min: 0, max: 3, noNaN: true });
    const some = fc.record(Object.fromEntries(NAMES.map((name) => [name, amount]))) as fc.Arbitrary<Evidence>;
    fc.assert(
      fc.property(some, fc.constantFrom(...NAMES), amount, (evidence, name, more) => {
        const before = probabilityOf(evidence, SCORECARD);
        const after = probabilityOf({ ...evidence, [name]: evidence[name] + more }, SCORECARD);
        expect((after - before) * (signs.get(name) ?? 0)).toBeGreaterThanOrEqual(0);
        if (!signs.has(name)) expect(after).toBe(before);
      }),
    );
  });
});

describe('the learned scorecard', () => {
  it('lists each step once, with points of one sign for a kind of evidence', () => {
    const steps = SCORECARD.steps.map(({ evidence, from }) => `${evidence} ${from}`);
    expect(new Set(steps).size).toBe(steps.length);
    for (const name of NAMES) {
      const own = SCORECARD.steps.flatMap(({ evidence, points }) => (evidence === name ? [Math.sign(points)] : []));
      expect(new Set(own).size).toBeLessThanOrEqual(1);
    }
  });

  it('holds an element of which nothing is found for surely not stated', () => {
    expect(probabilityOf(NO_EVIDENCE, SCORECARD)).toBeLessThan(0.1);
  });
});
