import { beforeEach, expect, it, vi } from 'vitest';

const DATE = 'Sat, 21 Nov 2026 12:00:00 GMT';
let patience: typeof import('./retry-after');
let ApiError: typeof import('./api-error').ApiError;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.resetModules();
  [patience, { ApiError }] = await Promise.all([import('./retry-after'), import('./api-error')]);
  return () => vi.useRealTimers();
});

it.each([
  ['7', DATE, 7],
  ['0', DATE, undefined],
  ['-7', DATE, undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT', DATE, 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', DATE, undefined],
  ['soon', DATE, undefined],
  ['', DATE, undefined],
  [null, DATE, undefined],
])('reads %j in an answer of %j as %j seconds', (retryAfter, date, seconds) => {
  expect(patience.retryAfterSeconds(retryAfter, date)).toBe(seconds);
});

it('reads a date by its own clock where the answer bears none', () => {
  const inAMinute = new Date(Math.ceil(Date.now() / 1000) * 1000 + 60_000).toUTCString();
  expect(patience.retryAfterSeconds(inAMinute, null)).toBeGreaterThan(50);
});

const asked = (status: number, seconds?: number) => new ApiError('x', 'No.', status, seconds);

it.each([
  ['429', () => asked(429, 30), [30_000, null]],
  ['503', () => asked(503, 30), [30_000, 30_000]],
  ['429 for a day', () => asked(429, 86_400), [300_000, null]],
  ['429 without a time', () => asked(429), [null, null]],
  ['500 with a time', () => asked(500, 30), [null, null]],
  ['another failure', () => new Error('x'), [null, null]],
] as const)('holds what is of the kind, and else, after %s', (_, error, [own, other]) => {
  patience.recordRetryAfter('review', error(), 'No');
  expect(patience.requestedWait('review')).toEqual(own === null ? null : { ms: own, reason: 'No' });
  expect(patience.requestedWait('attempt')?.ms ?? null).toBe(other);
  vi.advanceTimersByTime(own ?? 0);
  expect(patience.requestedWait('review')).toBeNull();
});

it('says the longer of two', () => {
  patience.recordRetryAfter('review', asked(429, 60), 'Too many');
  patience.recordRetryAfter('review', asked(503, 30), 'Down');
  expect(patience.requestedWait('review')).toEqual({ ms: 60_000, reason: 'Too many' });
});
