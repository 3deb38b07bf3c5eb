import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/domain/errors/app-error';
import { errorResponse } from './error-response';

const away = () =>
  new AppError('unavailable', 'Later.', { cause: new Error('\nInvalid call:\n\nconnect ECONNREFUSED') });
const lines = () => vi.mocked(console.error).mock.calls.map((parts) => parts.join(' '));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  // An outage is over for the next test.
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tells of an outage with its reason once, then as a number now and then', () => {
  for (let call = 0; call < 500; call += 1) errorResponse(away());
  expect(lines()).toEqual([
    'The database is unavailable: connect ECONNREFUSED. Requests are answered 503 until it is back.',
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toBe('The database was unavailable: 499 more failures since the last line.');
});

it('tells of the next outage anew', () => {
  errorResponse(away());
  vi.advanceTimersByTime(60_000);
  errorResponse(away());
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toBe(lines()[0]);
});

it('tells of a lock that is held apart from an outage', () => {
  const held = () => new AppError('busy', 'Later.', { cause: 'canceling statement due to lock timeout' });
  for (let call = 0; call < 3; call += 1) errorResponse(held());
  errorResponse(away());
  vi.advanceTimersByTime(30_000);
  expect(lines()).toEqual([
    'A lock of the database is held for long: canceling statement due to lock timeout. Requests that need it are answered 503.',
    'The database is unavailable: connect ECONNREFUSED. Requests are answered 503 until it is back.',
    'Locks of the database were held for long: 2 more failures since the last line.',
  ]);
});

it('logs every other failure whole', () => {
  const bug = new TypeError('x is no function');
  errorResponse(bug);
  errorResponse(bug);
  expect(vi.mocked(console.error).mock.calls.map(([, cause]) => cause)).toEqual([bug, bug]);
});

it('asks a caller to come back: 503 with Retry-After', async () => {
  const response = errorResponse(away());
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({ code: 'unavailable', msg: 'Later.' });
});

it('logs nothing of what a caller got wrong', () => {
  errorResponse(new AppError('invalid_input', 'No.', { cause: new SyntaxError('bad JSON') }));
  expect(console.error).not.toHaveBeenCalled();
});
