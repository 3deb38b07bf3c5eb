import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue';

function drain<Item>(queue: FairQueue<Item>): Item[] {
  const items: Item[] = [];
  for (let item = queue.next(); item !== null; item = queue.next()) items.push(item);
  return items;
}

const named = (names: string) => names.split(' ').filter(Boolean);

describe('FairQueue', () => {
  it.each([
    ['a1 a2 a3', 'a1 a2 a3'],
    ['a1 a2 a3 b1', 'a1 b1 a2 a3'],
    ['a1 a2 b1 b2 c1 c2', 'a1 b1 c1 a2 b2 c2'],
    ['', ''],
  ])('takes %s as %s', (added, taken) => {
    const queue = new FairQueue<string>(9);
    for (const item of named(added)) queue.add(item.charAt(0), item);
    expect(drain(queue)).toEqual(named(taken));
  });

  it('takes what comes later before more of the owner who was last', () => {
    const queue = new FairQueue<string>(9);
    queue.add('a', 'a1');
    expect(queue.next()).toBe('a1');
    for (const item of ['a2', 'a3', 'b1', 'c1']) queue.add(item.charAt(0), item);
    expect(drain(queue)).toEqual(['b1', 'c1', 'a2', 'a3']);
  });

  it('passes over those who may not go, and they keep their turn', () => {
    const queue = new FairQueue<string>(9);
    for (const item of named('a1 a2 b1 c1')) queue.add(item.charAt(0), item);
    expect(queue.next((owner) => owner !== 'a')).toBe('b1');
    expect(queue.next(() => false)).toBeNull();
    expect(drain(queue)).toEqual(named('a1 c1 a2'));
  });

  it('refuses more of one owner than may wait, until one is taken', () => {
    const queue = new FairQueue<number>(2);
    expect([1, 2, 3].map((item) => queue.add('a', item))).toEqual([true, true, false]);
    expect(queue.add('b', 4)).toBe(true);
    expect(queue.next()).toBe(1);
    expect(queue.add('a', 5)).toBe(true);
    expect(drain(queue)).toEqual([4, 2, 5]);
  });

  it('takes everything once, each owner’s in its order, and nobody waits for two of another', () => {
    const owner = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 30 }), (owners) => {
        const queue = new FairQueue<{ owner: string; place: number }>(30);
        owners.forEach((one, place) => {
          queue.add(one, { owner: one, place });
        });
        const taken = drain(queue);
        expect(taken).toHaveLength(owners.length);
        for (const one of new Set(owners)) {
          const places = taken.filter((item) => item.owner === one).map(({ place }) => place);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
        taken.forEach((item, at) => {
          const others = taken.slice(at + 1).some((later) => later.owner !== item.owner);
          if (others) expect(taken[at + 1]?.owner).not.toBe(item.owner);
        });
      }),
      { seed: 6, numRuns: 300 },
    );
  });
});
