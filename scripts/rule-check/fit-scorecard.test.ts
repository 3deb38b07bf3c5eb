import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/domain/chance/seeded-random';
import { probabilityOf } from '@/lib/domain/rules/checker/decision/scorecard';
import { EVIDENCE, type Evidence, type EvidenceName } from '@/lib/domain/rules/checker/evidence/evidence';
import { FINDERS } from '@/lib/domain/rules/checker/examine';
import { type Example, fitScorecard, type Scale } from './fit-scorecard';
import { SCALES } from './scales';

const NAMES: readonly EvidenceName[] = [...(Object.keys(EVIDENCE) as (keyof typeof EVIDENCE)[]), ...FINDERS];
const NO_EVIDENCE = Object.fromEntries(NAMES.map((name) => [name, 0])) as Evidence;

const example = (over: Partial<Evidence>, isStated: boolean, weight = 1): Example => ({
  evidence: { ...NO_EVIDENCE, ...over },
  isStated,
  weight,
});
const times = (count: number, one: Example) => Array.from({ length: count }, () => one);

const OWN: Scale = { evidence: 'own', speaks: 'for', from: [0.5] };
const NUMBER: Scale = { evidence: 'number', speaks: 'against', from: [1] };

/** What the points of a card come to. */
const pointsOf = (card: ReturnType<typeof fitScorecard>, name: EvidenceName) =>
  card.steps.reduce((sum, { evidence, points }) => (evidence === name ? sum + points : sum), 0);

describe('fitScorecard', () => {
  it('finds the shares of the examples again, held back a little', () => {
    const examples = [
      ...times(900, example({ own: 1 }, true)),
      ...times(100, example({ own: 1 }, false)),
      ...times(300, example({}, true)),
      ...times(700, example({}, false)),
    ];
    const card = fitScorecard(examples, [OWN]);
    expect(probabilityOf({ ...NO_EVIDENCE, own: 0.5 }, card)).toBeCloseTo(0.9, 1);
    expect(probabilityOf({ ...NO_EVIDENCE, own: 0.49 }, card)).toBeCloseTo(0.3, 1);
    const between = Math.log(9) - Math.log(3 / 7);
    expect(pointsOf(card, 'own')).toBeLessThan(between);
    expect(pointsOf(card, 'own')).toBeGreaterThan(0.9 * between);
  });

  it('recovers a planted card from examples drawn by it', () => {
    const planted = {
      base: -1.5,
      steps: [
        { evidence: 'own', from: 0.5, points: 2 },
        { evidence: 'right', from: 0.3, points: 1 },
        { evidence: 'right', from: 0.8, points: 1.5 },
        { evidence: 'number', from: 1, points: -2.5 },
      ],
    } as const;
    const random = seededRandom(3);
    const drawn = Array.from({ length: 6000 }, () => {
      const evidence = {
        ...NO_EVIDENCE,
        own: random(),
        right: random(),
        wrong: random(),
        number: random() < 0.3 ? 1 : 0,
      };
      return { evidence, isStated: random() < probabilityOf(evidence, planted), weight: 1 };
    });
    const card = fitScorecard(drawn, [
      OWN,
      { evidence: 'right', speaks: 'for', from: [0.3, 0.8] },
      { evidence: 'wrong', speaks: 'against', from: [0.5] },
      NUMBER,
    ]);
    expect(card.base).toBeCloseTo(planted.base, 0);
    for (const { evidence, from, points } of planted.steps) {
      const found = card.steps.find((step) => step.evidence === evidence && step.from === from);
      expect(Math.abs((found?.points ?? 0) - points), `${evidence} ${from}`).toBeLessThan(0.35);
    }
    // What tells nothing gets next to no points.
    expect(Math.abs(pointsOf(card, 'wrong'))).toBeLessThan(0.2);
  });

  it('leaves out a step that would speak against its scale', () => {
    const examples = [
      ...times(80, example({ own: 1 }, false)),
      ...times(20, example({ own: 1 }, true)),
      ...times(80, example({ number: 1 }, true)),
      ...times(20, example({}, false)),
    ];
    expect(fitScorecard(examples, [OWN, NUMBER])).toEqual({ base: 0, steps: [] });
  });

  it('never steps against its scale, whatever the examples are', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const any = fc.record({ own: share, wrong: share, isStated: fc.boolean(), weight: fc.constantFrom(0.2, 1, 3) });
    const examples = fc
      .array(any, { minLength: 2, maxLength: 12 })
      .filter((list) => list.some(({ isStated }) => isStated) && list.some(({ isStated }) => !isStated));
    fc.assert(
      fc.property(examples, (list) => {
        const { base, steps } = fitScorecard(
          list.map(({ own, wrong, isStated, weight }) => example({ own, wrong }, isStated, weight)),
          [
            { evidence: 'own', speaks: 'for', from: [0.2, 0.5, 0.8] },
            { evidence: 'wrong', speaks: 'against', from: [0.2, 0.5, 0.8] },
          ],
        );
        expect(Number.isFinite(base)).toBe(true);
        for (const { evidence, points } of steps) expect(Math.sign(points)).toBe(evidence === 'own' ? 1 : -1);
      }),
      { numRuns: 40 },
    );
  });

  it('counts an example as often as it weighs', () => {
    const [right, wrong] = [example({ own: 1 }, true), example({ own: 1 }, false)];
    const rest = [...times(30, example({}, false)), ...times(10, example({}, true))];
    const weighed = fitScorecard([{ ...right, weight: 30 }, { ...wrong, weight: 10 }, ...rest], [OWN]);
    expect(weighed).toEqual(fitScorecard([...times(30, right), ...times(10, wrong), ...rest], [OWN]));
    expect(pointsOf(weighed, 'own')).toBeGreaterThan(
      pointsOf(fitScorecard([...times(10, right), ...times(10, wrong), ...rest], [OWN]), 'own'),
    );
  });

  it('settles also where a few heavy examples reach many steps and many light ones none', () => {
    const from = Array.from({ length: 30 }, (_, index) => (index + 1) / 40);
    const examples = [
      ...times(200, example({}, false, 0.01)),
      ...times(3, example({ own: 1 }, true, 100)),
      ...times(1, example({ own: 1 }, false, 100)),
    ];
    const card = fitScorecard(examples, [{ evidence: 'own', speaks: 'for', from }]);
    expect(probabilityOf({ ...NO_EVIDENCE, own: 1 }, card)).toBeCloseTo(0.75, 2);
  });

  it('gives the same card for the same examples', () => {
    const random = seededRandom(11);
    const examples = Array.from({ length: 200 }, () =>
      example({ own: random(), wrong: random(), number: Math.round(random()) }, random() < 0.5, random()),
    );
    expect(fitScorecard(examples, SCALES)).toEqual(fitScorecard(examples, SCALES));
  });

  it.each([
    ['none', []],
    ['only such as are stated', [example({ own: 1 }, true), example({}, true)]],
    ['only such as are not', [example({ own: 1 }, false)]],
  ])('learns nothing from %s', (_, examples) => {
    expect(() => fitScorecard(examples, [OWN])).toThrow(RangeError);
  });
});

describe('SCALES', () => {
  it('weigh each kind of evidence once, in rising steps', () => {
    expect(SCALES.map(({ evidence }) => evidence).toSorted()).toEqual(NAMES.toSorted());
    for (const { from } of SCALES) {
      expect(from).toEqual([...new Set(from)].toSorted((one, other) => one - other));
      expect(from[0]).toBeGreaterThan(0);
    }
  });

  it('let what finds something contradicted speak against an element alone', () => {
    const finders = new Set<string>(FINDERS);
    const counted = SCALES.filter(({ evidence }) => finders.has(evidence));
    expect(counted.map(({ speaks, from }) => ({ speaks, from }))).toEqual(
      FINDERS.map(() => ({ speaks: 'against', from: [1] })),
    );
  });
});
