import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRules } from './draw-rules';

type Given = { id: number; atMs: number | null };

const given = fc
  .array(fc.option(fc.integer({ min: 0, max: 5 })), { maxLength: 30 })
  .map((times) => times.map((atMs, id): Given => ({ id, atMs })));

const age = ({ atMs }: Given) => atMs ?? -1;

describe('drawRules', () => {
  it('draws as many as are wished for and there, none twice, and never a newer one before an older', () => {
    fc.assert(
      fc.property(
        given,
        fc.nat(40),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (rules, count, chance) => {
          const random = () => chance.next().value as number;
          const drawn = drawRules({ rules, answeredAtMs: ({ atMs }) => atMs, count, random });
          const left = rules.filter((rule) => !drawn.includes(rule));
          expect(new Set(drawn).size).toBe(Math.min(count, rules.length));
          for (const rule of drawn) for (const other of left) expect(age(rule)).toBeLessThanOrEqual(age(other));
        },
      ),
    );
  });

  it('gives every equal the same chance', () => {
    const rules = Array.from({ length: 4 }, (_, id): Given => ({ id, atMs: null }));
    const seen = new Map<number, number>();
    for (let round = 0; round < 4_000; round += 1) {
      const [first] = drawRules({ rules, answeredAtMs: ({ atMs }) => atMs, count: 1, random: Math.random });
      seen.set(first?.id ?? -1, (seen.get(first?.id ?? -1) ?? 0) + 1);
    }
    for (const { id } of rules) expect(seen.get(id)).toBeGreaterThan(800);
  });
});
