import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptPayload } from '@/lib/domain/mbe/attempt-payload';
import { answered, buildQuestions, play, runOf, started } from '@/lib/domain/mbe/question.fixture';
import { attemptOutbox, type WaitingAttempt } from './attempt-outbox';
import { sendWaitingAttempts } from './attempt-sender';
import { installBrowser } from './browser.fixture';
import { retryDelayMs } from './sending';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';
const BOB = '01a1fc08-bc7a-70df-af1b-3efda3f3b80c';

const run = runOf(play(...started(buildQuestions(1)), ...answered('A', 10_000), { type: 'next', nowMs: 15_000 }));
const payload = attemptPayload(run, 'UTC', 15_000);

function attempt(key: string, finishedAtMs = 0): WaitingAttempt {
  return { key, finishedAtMs, refusal: null, payload };
}

function logIn(id: string): void {
  const claims = { id, username: id, role: 'learner', exp: 4_000_000_000, sv: 1 };
  storeToken(`h.${btoa(JSON.stringify(claims))}.s`);
}

type Answer = Response | Error;
/** Lets the server answer in turn, and keeps what it was sent. */
function serverAnswers(...answers: Answer[]): { keys: (string | null)[] } {
  const sent: { keys: (string | null)[] } = { keys: [] };
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.keys.push(new Headers(headers).get('Idempotency-Key'));
    const answer = answers.shift();
    if (!answer) throw new Error('The server was asked once too often.');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return sent;
}

const created = () => Response.json({ id: 'a1', correctCount: 1, incorrectCount: 0 }, { status: 201 });
const failure = (status: number, msg: string) => Response.json({ code: 'x', msg }, { status });
const keysLeft = () => attemptOutbox.list(ANA).map(({ key }) => key);

let entries: Map<string, string>;
beforeEach(() => {
  entries = installBrowser();
  vi.stubGlobal('location', { pathname: '/questions', search: '', assign: vi.fn() });
  logIn(ANA);
  return () => vi.unstubAllGlobals();
});

describe('the outbox', () => {
  it('holds each learner’s attempts, the first finished first, and says when it changes', () => {
    const onChange = vi.fn();
    const stop = attemptOutbox.watch(onChange);
    attemptOutbox.put(ANA, attempt('late', 2));
    attemptOutbox.put(ANA, attempt('early', 1));
    attemptOutbox.put(BOB, attempt('his'));
    attemptOutbox.remove(BOB, 'his');
    stop();
    attemptOutbox.put(ANA, attempt('unheard', 3));
    expect(onChange).toHaveBeenCalledTimes(4);
    expect(attemptOutbox.list(ANA)).toEqual(
      [attempt('early', 1), attempt('late', 2), attempt('unheard', 3)].map((entry) => expect.objectContaining(entry)),
    );
    expect(attemptOutbox.list(BOB)).toEqual([]);
  });

  it('leaves out what cannot be read', () => {
    entries.set(`barwright:attempt:${ANA}:broken`, '{"version":1}');
    attemptOutbox.put(ANA, attempt('good'));
    expect(keysLeft()).toEqual(['good']);
  });

  it('keeps an attempt for the life of the page where storage is refused', () => {
    vi.unstubAllGlobals();
    installBrowser({ quota: 0 });
    expect(attemptOutbox.put(ANA, attempt('kept'))).toBe(false);
    expect(keysLeft()).toEqual(['kept']);
    attemptOutbox.remove(ANA, 'kept');
    expect(keysLeft()).toEqual([]);
  });
});

describe('sending', () => {
  it('sends each under its key and takes it out', async () => {
    const sent = serverAnswers(created(), created());
    attemptOutbox.put(ANA, attempt('one', 1));
    attemptOutbox.put(ANA, attempt('two', 2));
    const outcomes = await sendWaitingAttempts(ANA);
    expect(sent.keys).toEqual(['one', 'two']);
    expect([...outcomes.values()]).toEqual([{ status: 'sent' }, { status: 'sent' }]);
    expect(keysLeft()).toEqual([]);
  });

  it.each([
    ['no network', new TypeError('fetch failed'), 'the server cannot be reached'],
    ['a slow server', new DOMException('slow', 'TimeoutError'), 'the server cannot be reached'],
    ['a server in trouble', failure(503, 'The database is down.'), 'The database is down'],
    ['throttling', failure(429, 'Too many requests.'), 'Too many requests'],
    ['an ended session', failure(401, 'Please log in to continue.'), 'Please log in to continue'],
    ['no JSON in trouble', new Response('<html>', { status: 502 }), 'the server answered with status 502'],
    ['a page in between', new Response('<html>', { status: 200 }), 'the answer of the server could not be read'],
  ])('keeps the attempt waiting after %s', async (_, answer, reason) => {
    serverAnswers(answer);
    attemptOutbox.put(ANA, attempt('one'));
    const outcomes = await sendWaitingAttempts(ANA);
    expect(outcomes.get('one')).toEqual({
      status: 'waiting',
      message: `Failed to save quiz results: ${reason}. Please try again later.`,
    });
    expect(attemptOutbox.list(ANA)).toMatchObject([{ key: 'one', refusal: null }]);
  });

  it('keeps what the server refuses for good, says why, and does not try it again', async () => {
    const sent = serverAnswers(failure(400, 'confidence: Invalid option.'));
    attemptOutbox.put(ANA, attempt('one'));
    expect((await sendWaitingAttempts(ANA)).get('one')).toMatchObject({ status: 'refused' });
    expect(attemptOutbox.list(ANA)).toMatchObject([{ key: 'one', refusal: 'confidence: Invalid option' }]);
    expect(await sendWaitingAttempts(ANA)).toEqual(new Map());
    expect(sent.keys).toEqual(['one']);
  });

  it('goes on to the next after trouble with one, but not without a network', async () => {
    const sent = serverAnswers(failure(500, 'Oops.'), created(), new TypeError('fetch failed'));
    attemptOutbox.put(ANA, attempt('one', 1));
    attemptOutbox.put(ANA, attempt('two', 2));
    await sendWaitingAttempts(ANA);
    expect(keysLeft()).toEqual(['one']);
    attemptOutbox.put(ANA, attempt('three', 3));
    const outcomes = await sendWaitingAttempts(ANA);
    expect(outcomes.get('three')).toMatchObject({ status: 'waiting' });
    expect(sent.keys).toEqual(['one', 'two', 'one']);
  });

  it.each([
    ['without a token', () => localStorage.removeItem('token'), 'Authentication token not found...'],
    ['with an unreadable token', () => storeToken('nonsense'), 'Authentication error. Could not save quiz results.'],
    ['as somebody else', () => logIn(BOB), 'Authentication error. Could not save quiz results.'],
  ])('sends nothing %s', async (_, prepare, message) => {
    const sent = serverAnswers();
    attemptOutbox.put(ANA, attempt('one'));
    prepare();
    expect((await sendWaitingAttempts(ANA)).get('one')).toEqual({ status: 'waiting', message });
    expect(sent.keys).toEqual([]);
    expect(keysLeft()).toEqual(['one']);
  });
});

it.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [4, 40_000],
  [7, 300_000],
  [2_000, 300_000],
])('after %d failures the next try waits %d ms', (failures, delayMs) => {
  expect(retryDelayMs(failures)).toBe(delayMs);
});
