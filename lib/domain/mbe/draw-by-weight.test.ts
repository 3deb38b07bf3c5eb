import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawByWeight, type IssueSpan } from './draw-by-weight';

/** Issues of a subject with so many questions each, from a place on. */
function subject(name: string, from: number, sizes: readonly number[]): IssueSpan[] {
  let start = from;
  return sizes.map((size, index) => {
    const span = { issueId: `${name}-${index}`, start, end: start + size };
    start += size;
    return span;
  });
}

/** Numbers from 0 up to 1 that go round. */
function goingRound() {
  let step = 0;
  return () => {
    step = (step + 0.381966) % 1;
    return step;
  };
}

const GROUPS = [subject('torts', 0, [20, 10, 5, 5]), subject('evidence', 100, [3, 3])];
const NONE = new Map<number, number>();
const even = () => 1;
const issueOf = (place: number) => GROUPS.flat().find(({ start, end }) => place >= start && place < end)?.issueId ?? '';

describe('drawByWeight', () => {
  it('draws evenly over the groups, and of an issue twice only once each had its turn', () => {
    const drawn = drawByWeight({ groups: GROUPS, weightOf: even, answeredAtMs: NONE, count: 6, random: goingRound() });
    const torts = drawn.filter((place) => place < 100).map(issueOf);
    const evidence = drawn.filter((place) => place >= 100).map(issueOf);
    expect([torts.length, evidence.length]).toEqual([3, 3]);
    expect(new Set(torts).size).toBe(3);
    expect(new Set(evidence).size).toBe(2);
  });

  it('draws heavier issues more often', () => {
    const weightOf = (id: string) => (id === 'torts-3' ? 90 : 5);
    const random = goingRound();
    const firsts = Array.from({ length: 200 }, () =>
      drawByWeight({ groups: [GROUPS[0] ?? []], weightOf, answeredAtMs: NONE, count: 1, random }),
    ).map(([place = -1]) => issueOf(place));
    expect(firsts.filter((id) => id === 'torts-3').length).toBeGreaterThan(140);
  });

  it('draws what was not answered first, whatever it weighs, and then what was answered longest ago', () => {
    const [evidence = []] = [GROUPS[1]];
    const answeredAtMs = new Map([
      [100, 5],
      [101, 1],
      [102, 3],
      [103, 2],
      [104, 4],
    ]);
    const weightOf = (id: string) => (id === 'evidence-0' ? 99 : 0);
    const draw = (count: number) =>
      drawByWeight({ groups: [evidence], weightOf, answeredAtMs, count, random: goingRound() });
    expect(draw(1)).toEqual([105]);
    expect(new Set(draw(3))).toEqual(new Set([105, 101, 103]));
  });

  it('draws none twice, no more than there are, and all that are asked for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 5 }), { maxLength: 4 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 40 }),
        fc.integer({ min: 0, max: 60 }),
        (sizes, answered, count) => {
          const groups = sizes.map((of, index) => subject(`s${index}`, index * 100, of));
          const places = groups
            .flat()
            .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i));
          const answeredAtMs = new Map(answered.map((place, index) => [place, index]));
          const drawn = drawByWeight({ groups, weightOf: even, answeredAtMs, count, random: goingRound() });
          expect(drawn).toHaveLength(Math.min(count, places.length));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.every((place) => places.includes(place))).toBe(true);
        },
      ),
    );
  });
});
