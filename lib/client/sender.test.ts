import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withSender } from './sender.fixture';
import { ANA, type Asked, BOB, failure, logIn, proxyPage, serverAnswers } from './server.fixture';

type Modules = Awaited<ReturnType<typeof openTab>>;

/** The modules as a document loads them: with a sender that has not begun. */
async function openTab() {
  vi.resetModules();
  const [sender, state, ticks, reviews, actions] = await Promise.all([
    import('./sender'),
    import('./sending-state'),
    import('./tick-outbox'),
    import('./review-outbox'),
    import('./review-actions'),
  ]);
  return { ...sender, ...state, ...ticks, ...reviews, ...actions };
}

let tab: Modules;
beforeEach(
  withSender(async () => {
    tab = await openTab();
    return tab;
  }),
);

const tick = (key: string, madeAtMs: number, isTicked = true) =>
  tab.tickOutbox.put(ANA, { key, isTicked, madeAtMs, refusal: null });
const rated = (reviewKey: string, ruleId: string, madeAtMs: number) =>
  tab.reviewOutbox.put(ANA, {
    key: `${reviewKey}-made`,
    madeAtMs,
    reviewKey,
    review: { card: { ruleId }, rating: 'good', timeZone: 'UTC', reviewedAt: '2026-11-21T12:00:00.000Z' },
    undoneCard: null,
    refusal: null,
  });
const ticksLeft = async () => (await tab.tickOutbox.list(ANA)).map(({ key, refusal }) => [key, refusal]);
const reviewsLeft = async () =>
  (await tab.reviewOutbox.list(ANA)).map(({ reviewKey, refusal }) => [reviewKey, refusal]);
const reasons = () => [...tab.readSending().problems].map(([name, { reason }]) => [name, reason]);
const lines = (asked: Asked[]) => asked.map(({ line }) => line.replace('/api', ''));

function confirm({ line }: Asked): Response {
  return line.startsWith('PUT') ? Response.json({ isTicked: true }) : Response.json({ dueAt: '2026-11-22' });
}

it('sends everything once, in the order in which it was made, and takes it out', async () => {
  await rated('a', 'r1', 2);
  await tick('t1', 1);
  await tick('t2', 3);
  const asked = serverAnswers(confirm);
  await tab.sendNow(ANA);
  expect(lines(asked)).toEqual(['PUT /outlines/ticks/t1', 'POST /cards/reviews', 'PUT /outlines/ticks/t2']);
  expect([await ticksLeft(), await reviewsLeft()]).toEqual([[], []]);
  expect(tab.readSending()).toMatchObject({ isSending: false, problems: new Map(), lateCounts: new Map() });
});

describe('what passes', () => {
  it.each<[string, () => Response | Error, string]>([
    ['no network', () => new TypeError('fetch failed'), 'the server cannot be reached'],
    ['500', () => failure(500, 'Oops.'), 'Oops'],
    ['502 with a page', () => proxyPage(502), 'the server answered with status 502'],
    ['403 with a page', () => proxyPage(403), 'the server answered with status 403'],
    ['404 with a page', () => proxyPage(404), 'the server answered with status 404'],
    [
      '400 with JSON of a stranger',
      () => Response.json({ error: 'x' }, { status: 400 }),
      'the server answered with status 400',
    ],
    ['403 with a sentence but no code', () => Response.json({ msg: 'No.' }, { status: 403 }), 'No'],
    ['429', () => failure(429, 'Too many requests.'), 'Too many requests'],
    ['200 with a page', () => proxyPage(200), 'the answer of the server could not be read'],
    ['200 with nothing', () => new Response(null, { status: 200 }), 'the answer of the server could not be read'],
    ['200 with JSON of a stranger', () => Response.json({ ok: true }), 'the answer of the server could not be read'],
    ['an ended session', () => failure(401, 'Please log in to continue.'), 'Please log in to continue'],
  ])('keeps all after %s, says why, and sends it once that is over', async (_, answer, reason) => {
    await tick('t1', 1);
    await rated('a', 'r1', 2);
    serverAnswers(answer);
    await tab.sendNow(ANA);
    expect([await ticksLeft(), await reviewsLeft()]).toEqual([[['t1', null]], [['a', null]]]);
    expect(reasons()[0]).toEqual(['rule-tick:t1', reason]);

    logIn(ANA);
    serverAnswers(confirm);
    await tab.sendNow(ANA);
    expect([await ticksLeft(), await reviewsLeft(), reasons()]).toEqual([[], [], []]);
    expect(tab.readSending().lateCounts.get('rule-tick')).toBe(1);
  });

  it('waits no longer than it says for a server that never answers, which then goes last', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    await tick('dead', 1);
    await tick('good', 2);
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      queueMicrotask(() => timeout.abort(new DOMException('slow', 'TimeoutError')));
      return await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    await tab.sendNow(ANA);
    expect(reasons()).toEqual(
      ['dead', 'good'].map((key) => [`rule-tick:${key}`, 'the server took too long to answer']),
    );
    vi.restoreAllMocks();
    const asked = serverAnswers(confirm);
    await tab.sendNow(ANA);
    expect(lines(asked)).toEqual(['PUT /outlines/ticks/good', 'PUT /outlines/ticks/dead']);
  });

  it('is tried again by itself', async () => {
    await tick('t1', 1);
    serverAnswers(() => proxyPage(502));
    await tab.startSending(ANA);
    serverAnswers(confirm);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(async () => expect(await ticksLeft()).toEqual([]));
  });

  it.each(['online', 'visible'])('is tried again when the page is %s', async (event) => {
    await tick('t1', 1);
    serverAnswers(() => new TypeError('fetch failed'));
    await tab.startSending(ANA);
    serverAnswers(confirm);
    if (event === 'online') window.dispatchEvent(new Event('online'));
    else document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await ticksLeft()).toEqual([]));
  });
});

describe('what is refused', () => {
  it.each([400, 403, 404, 409, 413, 415])(
    'is put aside after our own %d with its reason, and holds up nothing',
    async (status) => {
      await rated('a', 'r1', 1);
      await rated('b', 'r1', 2);
      await tick('t1', 3);
      const asked = serverAnswers((asked) =>
        asked.key === 'a' ? failure(status, 'The card is gone.') : confirm(asked),
      );
      await tab.sendNow(ANA);
      expect([await reviewsLeft(), await ticksLeft()]).toEqual([[['a', 'The card is gone']], []]);
      await tab.sendNow(ANA);
      expect(asked).toHaveLength(3);
    },
  );

  it('is forgotten with a rating that the learner takes back, which the server then never hears of', async () => {
    await rated('a', 'r1', 1);
    const asked = serverAnswers(() => failure(404));
    await tab.sendNow(ANA);
    await tab.undoRating(ANA, { ruleId: 'r1' }, 'a');
    await tab.sendNow(ANA);
    expect([await reviewsLeft(), asked.length]).toEqual([[], 1]);
  });

  it('is forgotten too where it was taken back while it waited', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await rated('a', 'r1', 1);
    await tab.undoRating(ANA, { ruleId: 'r1' }, 'a');
    await tab.sendNow(ANA);
    const asked = serverAnswers(() => failure(404));
    await tab.sendNow(ANA);
    expect([await reviewsLeft(), lines(asked)]).toEqual([[], ['POST /cards/reviews']]);
  });
});

describe('order', () => {
  it('is kept per thing: what lasts holds up nothing about another', async () => {
    await rated('a1', 'sick', 1);
    await rated('b', 'well', 2);
    await rated('a2', 'sick', 3);
    await tick('t1', 4);
    const asked = serverAnswers((asked) => (asked.key === 'a1' ? failure(500) : confirm(asked)));
    await tab.sendNow(ANA);
    expect(asked.map(({ key }) => key)).toEqual(['a1', 'b', null]);
    expect([await reviewsLeft(), await ticksLeft()]).toEqual([
      [
        ['a1', null],
        ['a2', null],
      ],
      [],
    ]);
  });

  it('lets no number of lasting failures hold up the rest for good', async () => {
    for (let index = 0; index < 12; index += 1) tick(`sick${index}`, index);
    await tick('well', 12);
    const asked = serverAnswers((asked) => (asked.line.endsWith('well') ? confirm(asked) : proxyPage(502)));
    await tab.sendNow(ANA);
    expect(asked).toHaveLength(5);
    await tab.sendNow(ANA);
    await tab.sendNow(ANA);
    expect((await ticksLeft()).map(([key]) => key)).not.toContain('well');
    expect(await ticksLeft()).toHaveLength(12);
  });

  it('asks a server for patience no second time, but sends what it does not throttle', async () => {
    await rated('a', 'r1', 1);
    await rated('b', 'r2', 2);
    await tick('t1', 3);
    const asked = serverAnswers((asked) => (asked.key ? failure(429) : confirm(asked)));
    await tab.sendNow(ANA);
    expect(lines(asked)).toEqual(['POST /cards/reviews', 'PUT /outlines/ticks/t1']);
  });

  it('sends the last word on a rule that was ticked again while it was on its way', async () => {
    await tick('t1', 1);
    const asked = serverAnswers(async (asked_) => {
      if (asked.length === 1) await tick('t1', 2, false);
      return confirm(asked_);
    });
    await tab.sendNow(ANA);
    expect(asked.map(({ body }) => body)).toEqual([{ isTicked: true }, { isTicked: false }]);
    expect(await ticksLeft()).toEqual([]);
  });

  it('takes back a rating after it, however fast both came', async () => {
    serverAnswers(() => new TypeError('fetch failed'));
    await Promise.all([
      tab.rateCard(ANA, { ruleId: 'r1' }, 'good', 'a'),
      tab.undoRating(ANA, { ruleId: 'r1' }, 'a'),
      tab.rateCard(ANA, { ruleId: 'r1' }, 'again', 'b'),
    ]);
    await tab.sendNow(ANA);
    const asked = serverAnswers((asked) => (asked.line.startsWith('DELETE') ? failure(404) : confirm(asked)));
    await tab.sendNow(ANA);
    expect(lines(asked)).toEqual(['POST /cards/reviews', 'DELETE /cards/reviews/a', 'POST /cards/reviews']);
    expect(await reviewsLeft()).toEqual([]);
  });
});

it.each([
  ['without a token', () => localStorage.removeItem('token'), 'no-token'],
  ['as someone else', () => logIn(BOB), 'other-user'],
])('sends nothing %s', async (_, prepare, token) => {
  await tick('t1', 1);
  const asked = serverAnswers(confirm);
  prepare();
  await tab.sendNow(ANA);
  expect(asked).toEqual([]);
  expect(tab.readSending().problems.get('rule-tick:t1')).toEqual({ reason: 'you are logged out', token });
  expect(await ticksLeft()).toEqual([['t1', null]]);
});

it('sends a thing once though two tabs try', async () => {
  let turn = Promise.resolve<unknown>(undefined);
  const request = (_: string, task: () => Promise<unknown>) => {
    turn = turn.then(task);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } });
  const other = await openTab();
  await tick('t1', 1);
  const asked = serverAnswers(confirm);
  await Promise.all([tab.sendNow(ANA), other.sendNow(ANA)]);
  expect(asked).toHaveLength(1);
});
