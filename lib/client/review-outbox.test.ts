import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { reviewOutbox, sendWaitingReviews, type WaitingReview } from './review-outbox';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';

const rated = (reviewKey: string, madeAtMs: number): WaitingReview => ({
  key: reviewKey,
  madeAtMs,
  reviewKey,
  review: { card: { ruleId: 'r1' }, rating: 'good', timeZone: 'UTC', reviewedAt: '2026-11-21T12:00:00.000Z' },
});
const undone = (reviewKey: string, madeAtMs: number): WaitingReview => ({
  key: `undo-${reviewKey}`,
  madeAtMs,
  reviewKey,
  review: null,
});

/** Lets the server answer in turn, and keeps what it was asked. */
function serverAnswers(...answers: (Response | Error)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    asked.push(`${method} ${address} ${new Headers(headers).get('Idempotency-Key') ?? ''}`.trim());
    const answer = answers.shift();
    if (!answer) throw new Error('The server was asked once too often.');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

const ok = () => Response.json({ dueAt: '2026-11-23T00:00:00.000Z' });
const failure = (status: number) => Response.json({ code: 'x', msg: 'No.' }, { status });
const left = () => reviewOutbox.list(ANA).map(({ key }) => key);

beforeEach(() => {
  installBrowser();
  vi.stubGlobal('location', { pathname: '/rule-statements', search: '', assign: vi.fn() });
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  return () => vi.unstubAllGlobals();
});

it('sends ratings and what was taken back in the order in which they were made', async () => {
  reviewOutbox.put(ANA, undone('a', 2));
  reviewOutbox.put(ANA, rated('a', 1));
  reviewOutbox.put(ANA, rated('b', 3));
  const asked = serverAnswers(ok(), ok(), ok());
  expect(await sendWaitingReviews(ANA)).toBeNull();
  expect(asked).toEqual(['POST /api/cards/reviews a', 'DELETE /api/cards/reviews/a', 'POST /api/cards/reviews b']);
  expect(left()).toEqual([]);
});

it.each([
  ['no network', new TypeError('fetch failed'), 'the server cannot be reached'],
  ['a server in trouble', failure(503), 'No'],
])('stops at %s and keeps all from there', async (_, trouble, reason) => {
  for (const [index, key] of ['a', 'b', 'c'].entries()) reviewOutbox.put(ANA, rated(key, index));
  serverAnswers(ok(), trouble);
  expect(await sendWaitingReviews(ANA)).toBe(reason);
  expect(left()).toEqual(['b', 'c']);
});

it.each([404, 409, 403, 400])('drops what the server will never take (%d)', async (status) => {
  reviewOutbox.put(ANA, undone('a', 1));
  reviewOutbox.put(ANA, rated('b', 2));
  serverAnswers(failure(status), ok());
  expect(await sendWaitingReviews(ANA)).toBeNull();
  expect(left()).toEqual([]);
});

it('sends nothing for somebody who is logged out', async () => {
  reviewOutbox.put(ANA, rated('a', 1));
  localStorage.removeItem('token');
  const asked = serverAnswers();
  expect(await sendWaitingReviews(ANA)).toBe('you are logged out');
  expect(asked).toEqual([]);
  expect(left()).toEqual(['a']);
});

it('leaves out what cannot be read', () => {
  localStorage.setItem(`barwright:review:${ANA}:broken`, '{"version":1,"key":"broken"}');
  localStorage.setItem(`barwright:review:${ANA}:old`, JSON.stringify({ ...rated('old', 1), version: 0 }));
  reviewOutbox.put(ANA, rated('a', 1));
  expect(left()).toEqual(['a']);
});
