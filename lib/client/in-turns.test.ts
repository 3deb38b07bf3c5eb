import { afterEach, expect, it, vi } from 'vitest';
import type { Steps } from '@/lib/domain/steps/steps';
import { inTurns } from './in-turns';

afterEach(() => vi.restoreAllMocks());

function* counting(seen: string[], most: number): Steps<string> {
  for (let step = 1; step <= most; step += 1) {
    seen.push(String(step));
    yield;
  }
  return 'done';
}

/** A clock by which every step takes longer than a turn. */
function makeStepsLong(): void {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 100;
    return nowMs;
  });
}

it('takes short steps at once, one after the other', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const seen: string[] = [];
  setTimeout(() => seen.push('other task'));
  expect(await inTurns(counting(seen, 3))).toBe('done');
  expect(seen).toEqual(['1', '2', '3']);
});

it('lets other tasks go first after a long turn', async () => {
  makeStepsLong();
  const seen: string[] = [];
  setTimeout(() => seen.push('other task'));
  expect(await inTurns(counting(seen, 2))).toBe('done');
  expect(seen).toEqual(['1', 'other task', '2']);
});

it('stops after the turn in which it is aborted', async () => {
  makeStepsLong();
  const seen: string[] = [];
  const abort = new AbortController();
  const running = inTurns(counting(seen, 9), abort.signal);
  abort.abort(new Error('no longer wanted'));
  await expect(running).rejects.toThrow('no longer wanted');
  expect(seen).toEqual(['1']);
});
