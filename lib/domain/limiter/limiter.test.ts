import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Limiter, limiterOf, stopLimiters } from './limiter';

const LIMITS = { perOwner: 1, mostWaiting: 30, busy: 'Too much at once.', retryAfterSeconds: 3 };

/** Work that begins when it is let through and ends when it is told to; named by its owner's letter and a number. */
function workAt(limiter: Limiter) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string) =>
    limiter.run(name.charAt(0), () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  /** Ends one after the other, as they began; answers all that began. */
  const drain = async () => {
    await settled();
    for (let at = 0; at < begun.length; at += 1) await end(begun[at] ?? '');
    return begun;
  };
  return { begun, send, end, drain };
}

/** After all that follows by itself. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const named = (names: string) => names.split(' ').filter(Boolean);

describe('Limiter', () => {
  it.each([
    ['a1 a2 a3', 'a1 a2 a3'],
    ['a1 a2 a3 b1', 'a1 b1 a2 a3'],
    ['a1 a2 b1 b2 c1 c2', 'a1 b1 c1 a2 b2 c2'],
    ['', ''],
  ])('lets %s through as %s', async (sent, begun) => {
    const work = workAt(new Limiter({ ...LIMITS, atOnce: 1 }));
    const answers = Promise.all(named(sent).map(work.send));
    expect(await work.drain()).toEqual(named(begun));
    expect(await answers).toEqual(named(sent));
  });

  it('lets so many of an owner run at once, and others beside them', async () => {
    const work = workAt(new Limiter({ ...LIMITS, perOwner: 2 }));
    for (const name of named('a1 a2 a3 a4 b1 c1')) void work.send(name);
    await settled();
    expect(work.begun).toEqual(named('a1 a2 b1 c1'));
    await work.end('a2');
    expect(work.begun.at(-1)).toBe('a3');
    expect(await work.drain()).toHaveLength(6);
  });

  it('lets no more run at once than all owners may together', async () => {
    const work = workAt(new Limiter({ ...LIMITS, perOwner: 2, atOnce: 3 }));
    for (const name of named('a1 a2 b1 b2 c1')) void work.send(name);
    await settled();
    expect(work.begun).toEqual(named('a1 a2 b1'));
    await work.end('a1');
    expect(work.begun.at(-1)).toBe('b2');
    expect(await work.drain()).toHaveLength(5);
  });

  it('refuses more of one owner than may wait, until one is let through', async () => {
    const work = workAt(new Limiter({ ...LIMITS, atOnce: 1, mostWaiting: 1 }));
    const sent = named('a1 a2').map(work.send);
    await expect(work.send('a3')).rejects.toMatchObject({ code: 'throttled', retryAfterSeconds: 3 });
    sent.push(work.send('b1'));
    await settled();
    await work.end('a1');
    sent.push(work.send('a4'));
    await work.drain();
    expect(await Promise.all(sent)).toEqual(named('a1 a2 b1 a4'));
  });

  it('goes on after work that fails', async () => {
    const limiter = new Limiter({ ...LIMITS, atOnce: 1 });
    const failure = limiter.run('a', () => Promise.reject(new Error('failed')));
    const next = limiter.run('a', () => 'done');
    await expect(failure).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('refuses what has waited long enough, and nothing that runs', async () => {
    const patience = new AbortController();
    const work = workAt(new Limiter({ ...LIMITS, atOnce: 2, patience: () => patience.signal }));
    // Of these b2 waits for b1, and c1 for a place.
    const [a1, b1, b2, c1] = named('a1 b1 b2 c1').map(work.send);
    await settled();
    patience.abort();
    await expect(b2).rejects.toMatchObject({ code: 'throttled' });
    await expect(c1).rejects.toMatchObject({ code: 'throttled' });
    expect(await work.drain()).toEqual(named('a1 b1'));
    expect(await Promise.all([a1, b1])).toEqual(named('a1 b1'));
  });

  it('of an entrance refuses what waits when the process stops, and from then on what would have to', async () => {
    const limiter = new Limiter({ ...LIMITS, atOnce: 2, isEntrance: true });
    const work = workAt(limiter);
    const [a1, a2, a3, b1, c1] = named('a1 a2 a3 b1 c1').map(work.send);
    await settled();
    limiter.stop();
    // Of these a2 and a3 wait for a1, and c1 for a place.
    for (const one of [a2, a3, c1, work.send('d1')]) {
      await expect(one).rejects.toMatchObject({ code: 'stopping', retryAfterSeconds: expect.any(Number) });
    }
    await work.end('a1');
    const a4 = work.send('a4');
    expect(await work.drain()).toEqual(named('a1 b1 a4'));
    expect(await Promise.all([a1, b1, a4])).toEqual(named('a1 b1 a4'));
  });

  it('of what has begun elsewhere lets all through when the process stops', async () => {
    const limits = { ...LIMITS, mostWaiting: 9 };
    const early = limiterOf('early entrance', { ...limits, isEntrance: true });
    const writers = workAt(limiterOf('writers of a test', limits));
    const entered = workAt(early);
    const [e1, e2] = named('e1 e2').map(entered.send);
    const written = named('w1 w2').map(writers.send);
    stopLimiters();
    const late = workAt(limiterOf('late entrance', { ...limits, isEntrance: true }));
    const [l1, l2] = named('l1 l2').map(late.send);
    for (const one of [e2, l2]) await expect(one).rejects.toMatchObject({ code: 'stopping' });
    await Promise.all([entered, writers, late].map(({ drain }) => drain()));
    expect(await Promise.all([e1, l1, ...written])).toEqual(named('e1 l1 w1 w2'));
  });

  it('does everything once, each owner’s in its order, and nobody waits for two of another', async () => {
    const owner = fc.constantFrom('a', 'b', 'c');
    await fc.assert(
      fc.asyncProperty(fc.array(owner, { maxLength: 30 }), async (owners) => {
        const work = workAt(new Limiter({ ...LIMITS, atOnce: 1 }));
        const names = owners.map((one, place) => `${one}${place}`);
        for (const name of names) void work.send(name);
        const begun = await work.drain();
        expect(begun.toSorted()).toEqual(names.toSorted());
        begun.forEach((name, at) => {
          const ownAfter = begun.slice(at + 1).filter((later) => later.charAt(0) === name.charAt(0));
          for (const later of ownAfter) expect(Number(later.slice(1))).toBeGreaterThan(Number(name.slice(1)));
          const others = begun.slice(at + 1).some((later) => later.charAt(0) !== name.charAt(0));
          if (others) expect(begun[at + 1]?.charAt(0)).not.toBe(name.charAt(0));
        });
      }),
      { seed: 6, numRuns: 100 },
    );
  });
});
