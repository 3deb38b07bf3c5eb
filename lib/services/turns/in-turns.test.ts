import { expect, it } from 'vitest';
import { inTurns } from './in-turns';

function* count(name: string, to: number, seen: string[]): Generator<void, string, void> {
  for (let step = 1; step <= to; step += 1) {
    seen.push(`${name}${step}`);
    yield;
  }
  return name;
}

const bySteps = (names: readonly string[], steps: number) =>
  Array.from({ length: steps }, (_, step) => names.map((name) => `${name}${step + 1}`)).flat();

it('takes all the steps in order and answers what they come to', async () => {
  const seen: string[] = [];
  expect(await inTurns(count('a', 3, seen))).toBe('a');
  expect(seen).toEqual(['a1', 'a2', 'a3']);
});

it('takes one step in a turn of the event loop, of however many computations', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const seen: string[] = [];
  const perTurn: number[] = [];
  let isRunning = true;
  const turns = (async () => {
    for (let last = 0; isRunning; last = seen.length) {
      await new Promise((resolve) => setImmediate(resolve));
      perTurn.push(seen.length - last);
    }
  })();
  expect(await Promise.all(names.map((name) => inTurns(count(name, 4, seen))))).toEqual(names);
  isRunning = false;
  await turns;
  expect(Math.max(...perTurn)).toBe(1);
  // Nobody is ahead of the others.
  expect(seen).toEqual(bySteps(names, 4));
});

it('fails as the steps do, and goes on with those of others', async () => {
  const seen: string[] = [];
  const failing = (function* (): Generator<void, never, void> {
    yield;
    throw new Error('failed');
  })();
  const other = inTurns(count('b', 2, seen));
  await expect(inTurns(failing)).rejects.toThrow('failed');
  expect(await other).toBe('b');
});
