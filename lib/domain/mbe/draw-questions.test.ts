import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Random } from '@/lib/domain/chance/shuffle';
import { drawQuestions, type Span, shareEvenly } from './draw-questions';

/** Deterministic chance (mulberry32). */
function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NOTHING_ANSWERED = new Map<number, number>();

function placesOf(spans: readonly Span[]): number[] {
  return spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index));
}

/** Groups of disjoint spans in shuffled order, what was answered in and outside of them, and a wish. */
const draws = fc
  .record({
    lengths: fc.array(fc.record({ gap: fc.nat(3), length: fc.nat(12), group: fc.nat(4) }), { maxLength: 20 }),
    answered: fc.array(fc.tuple(fc.nat(200), fc.nat(5)), { maxLength: 80 }),
    count: fc.nat(120),
    seed: fc.integer(),
  })
  .map(({ lengths, answered, count, seed }) => {
    const groups: Span[][] = [[], [], [], [], []];
    let start = 0;
    for (const { gap, length, group } of lengths) {
      groups[group]?.unshift({ start: start + gap, end: start + gap + length });
      start += gap + length;
    }
    return { groups, answeredAtMs: new Map(answered), count, random: seeded(seed) };
  });

describe('drawQuestions', () => {
  it('draws as many as are wished and there are, none twice, none from outside', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const drawn = drawQuestions(draw);
        const there = draw.groups.flatMap(placesOf);
        expect(drawn).toHaveLength(Math.min(draw.count, there.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(there).toEqual(expect.arrayContaining(drawn));
      }),
    );
  });

  it('leaves in no group anything unanswered, or answered longer ago, for what it took', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const drawn = new Set(drawQuestions(draw));
        const age = (place: number) => draw.answeredAtMs.get(place) ?? -1;
        for (const places of draw.groups.map(placesOf)) {
          const newestTaken = Math.max(...places.filter((place) => drawn.has(place)).map(age));
          const oldestLeft = Math.min(...places.filter((place) => !drawn.has(place)).map(age));
          expect(newestTaken).toBeLessThanOrEqual(oldestLeft);
        }
      }),
    );
  });

  it('spreads evenly: a group has two fewer than another only when it is used up', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const drawn = new Set(drawQuestions(draw));
        const groups = draw.groups.map((spans) => {
          const places = placesOf(spans);
          return { size: places.length, taken: places.filter((place) => drawn.has(place)).length };
        });
        const most = Math.max(...groups.map(({ taken }) => taken));
        for (const { size, taken } of groups) expect(taken >= most - 1 || taken === size).toBe(true);
      }),
    );
  });

  it('asks chance no more often of a million questions than of a thousand', () => {
    const asked = [1_000, 1_000_000].map((size) => {
      const random = seeded(7);
      let calls = 0;
      const counted = () => {
        calls += 1;
        return random();
      };
      drawQuestions({
        groups: [[{ start: 0, end: size }]],
        answeredAtMs: NOTHING_ANSWERED,
        count: 50,
        random: counted,
      });
      return calls;
    });
    expect(asked[1]).toBeLessThanOrEqual(asked[0] ?? 0);
  });

  /** Upper 0.001 points of the χ² distribution. */
  const CHI_SQUARE_LIMIT = { 19: 43.82, 39: 72.05 };

  function chiSquare(observed: readonly number[]): number {
    const expected = observed.reduce((sum, count) => sum + count, 0) / observed.length;
    return observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  }

  it.each<[string, number, number[]]>([
    ['by blind tries', 5, []],
    ['by writing the pool out', 15, []],
    ['past what was answered', 5, [3, 17, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]],
  ])('is uniform over the unanswered %s (χ²)', (_, count, answered) => {
    const random = seeded(20_261_121);
    const groups = [
      [
        { start: 25, end: 40 },
        { start: 0, end: 25 },
      ],
    ];
    const answeredAtMs = new Map(answered.map((place) => [place, 1]));
    const times = new Map<number, number>();
    for (let round = 0; round < 8_000; round += 1) {
      for (const place of drawQuestions({ groups, answeredAtMs, count, random })) {
        times.set(place, (times.get(place) ?? 0) + 1);
      }
    }
    const free = placesOf(groups.flat()).filter((place) => !answeredAtMs.has(place));
    const degrees = (free.length - 1) as keyof typeof CHI_SQUARE_LIMIT;
    expect(chiSquare(free.map((place) => times.get(place) ?? 0))).toBeLessThan(CHI_SQUARE_LIMIT[degrees]);
  });

  it('puts every question at every position equally often (χ²)', () => {
    const random = seeded(3);
    const groups = [[{ start: 0, end: 10 }], [{ start: 10, end: 20 }]];
    const firsts = new Array<number>(20).fill(0);
    for (let round = 0; round < 20_000; round += 1) {
      const [first] = drawQuestions({ groups, answeredAtMs: NOTHING_ANSWERED, count: 6, random });
      if (first !== undefined) firsts[first] = (firsts[first] ?? 0) + 1;
    }
    expect(chiSquare(firsts)).toBeLessThan(CHI_SQUARE_LIMIT[19]);
  });
});

describe('shareEvenly', () => {
  it.each([
    [[10, 10, 10], 9, [3, 3, 3]],
    [[1, 10, 10], 9, [1, 4, 4]],
    [[0, 10], 4, [0, 4]],
    [[2, 3, 4], 100, [2, 3, 4]],
    [[1, 2, 10, 10], 15, [1, 2, 6, 6]],
    [[], 5, []],
    [[5, 5], 0, [0, 0]],
  ])('shares %j for %i as %j', (sizes, count, shares) => {
    expect(shareEvenly(sizes, count, seeded(1))).toEqual(shares);
  });

  it('leaves to chance who gets the odd one, whatever the sizes', () => {
    const random = seeded(5);
    const got = [0, 0, 0];
    for (let round = 0; round < 3_000; round += 1) {
      shareEvenly([1, 10, 1_000], 1, random).forEach((share, group) => {
        got[group] = (got[group] ?? 0) + share;
      });
    }
    for (const times of got) expect(times).toBeGreaterThan(900);
  });
});
