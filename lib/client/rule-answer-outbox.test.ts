import { beforeEach, expect, it, vi } from 'vitest';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import type { RuleWork } from './rule-answer-actions';
import { ANA, type Asked, failure, logIn, proxyPage, serverAnswers } from './server.fixture';

const GIVEN: RuleWork = {
  key: 'k1',
  ruleId: 'r1',
  given: { answer: 'So.', hint: 'none' },
  said: null,
  claim: null,
  rating: null,
};
const NOON_MS = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;

/** The server's verdict on every answer: sure of `sure`, in doubt of `asked`. */
const verdict = (result: 'Correct' | 'Incorrect', asked: string[] = [], sure: string[] = []) => ({
  answerId: 'id-of-k1',
  result,
  isSure: asked.length === 0,
  highlightedAnswer: '',
  highlightedCorrectAnswer: '',
  missing: [],
  elements: [...asked, ...sure].map((phrase) => ({
    phrase,
    state: 'present',
    isSure: sure.includes(phrase),
    quote: null,
  })),
});

/** A server that judges so, settles and takes claims. */
function judging(judged: ReturnType<typeof verdict>) {
  return ({ line, body }: Asked): Response => {
    if (line.endsWith('/check')) return Response.json(judged);
    const answerId = line.split('/').at(-2);
    if (line.endsWith('/claim')) {
      return Response.json({ answerId, result: 'Correct', reason: (body as { reason: string }).reason });
    }
    if (line.endsWith('/rate')) return Response.json({ answerId, ...(body as { rating: string }) });
    const { said } = body as { said: string[] };
    const asked = judged.elements.filter(({ isSure }) => !isSure).map(({ phrase }) => phrase);
    const missing = asked.filter((phrase) => !said.includes(phrase));
    return Response.json({ answerId, result: missing.length === 0 ? 'Correct' : 'Incorrect', missing });
  };
}

const lines = (asked: Asked[]) => asked.map(({ line, body }) => [line.replace('POST /api/rules/', ''), body]);

async function openTab() {
  vi.resetModules();
  const [sender, outbox, actions] = await Promise.all([
    import('./sender'),
    import('./rule-answer-outbox'),
    import('./rule-answer-actions'),
  ]);
  return { ...sender, ...outbox, ...actions };
}

let tab: Awaited<ReturnType<typeof openTab>>;
const left = async () => (await tab.ruleAnswerOutbox.list(ANA)).map(({ key, refusal }) => [key, refusal]);
/** Keeps it while there is no network. */
async function keepOffline(...all: RuleWork[]): Promise<void> {
  serverAnswers(() => new TypeError('fetch failed'));
  for (const work of all) await tab.queueRuleAnswer(ANA, work);
  await tab.sendNow(ANA);
}

beforeEach(async () => {
  installBrowser();
  await emptyOutboxes();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON_MS });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { pathname: '/rules/quiz', search: '', hash: '', assign: vi.fn() });
  logIn(ANA);
  tab = await openTab();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('sends an answer with its comparison, its claim and its rating, as of the moments in which they were made', async () => {
  await keepOffline(GIVEN);
  vi.setSystemTime(NOON_MS + 60_000);
  await keepOffline({ ...GIVEN, said: ['a', 'sure'] });
  vi.setSystemTime(NOON_MS + 2 * DAY_MS);
  await keepOffline({ ...GIVEN, said: ['a', 'sure'], claim: 'same words', rating: 'hard' });
  expect(await left()).toEqual([['k1', null]]);

  const asked = serverAnswers(judging(verdict('Incorrect', ['a', 'b'], ['sure'])));
  await tab.sendNow(ANA);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(lines(asked)).toEqual([
    ['check', { ruleId: 'r1', userAnswer: 'So.', hint: 'none', timeZone, answeredAt: '2026-11-22T12:00:00.000Z' }],
    ['answers/id-of-k1/settle', { said: ['a'], timeZone, settledAt: '2026-11-22T12:01:00.000Z' }],
    ['answers/id-of-k1/claim', { reason: 'same words', claimedAt: '2026-11-24T12:00:00.000Z' }],
    ['answers/id-of-k1/rate', { rating: 'hard' }],
  ]);
  expect([asked[0]?.key, await left()]).toEqual(['k1', []]);
});

it.each<[string, ReturnType<typeof verdict>, string[]]>([
  ['is sure that it is correct', verdict('Correct'), ['check']],
  ['is sure that it is not', verdict('Incorrect'), ['check', 'answers/id-of-k1/claim']],
  ['asks about what was said', verdict('Incorrect', ['a']), ['check', 'answers/id-of-k1/settle']],
  [
    'asks about what the browser was sure of',
    verdict('Incorrect', ['other']),
    ['check', 'answers/id-of-k1/settle', 'answers/id-of-k1/claim'],
  ],
])('stores what goes together where the server %s by now', async (_, judged, expected) => {
  await keepOffline({ ...GIVEN, said: ['a'], claim: 'same words' });
  const asked = serverAnswers(judging(judged));
  await tab.sendNow(ANA);
  expect(lines(asked).map(([line]) => line)).toEqual(expected);
  expect(await left()).toEqual([]);
});

it('says of an answer that the server has judged only what is new', async () => {
  await keepOffline({ ...GIVEN, key: 'its-id', given: null, said: ['a'] });
  const asked = serverAnswers(judging(verdict('Incorrect', ['a'])));
  await tab.sendNow(ANA);
  expect(lines(asked)).toMatchObject([['answers/its-id/settle', { said: ['a'] }]]);
});

it('begins anew, under the same key, after what was lost in the middle', async () => {
  await keepOffline({ ...GIVEN, said: [], claim: 'same words', rating: 'hard' });
  const answer = judging(verdict('Incorrect', ['a']));
  for (const lost of ['check', 'settle', 'claim', 'rate']) {
    serverAnswers((asked) => (asked.line.endsWith(lost) ? proxyPage(502) : answer(asked)));
    await tab.sendNow(ANA);
    expect(await left()).toEqual([['k1', null]]);
  }
  const asked = serverAnswers(answer);
  await tab.sendNow(ANA);
  expect(asked.map(({ line, key }) => [line.split('/').at(-1), key])).toEqual([
    ['check', 'k1'],
    ['settle', null],
    ['claim', null],
    ['rate', null],
  ]);
  expect(await left()).toEqual([]);
});

it('keeps what the learner says while it is on its way, and puts aside what the server refuses', async () => {
  serverAnswers(() => new TypeError('fetch failed'));
  await tab.queueRuleAnswer(ANA, GIVEN);
  const answer = judging(verdict('Incorrect', ['a']));
  let isSaid = false;
  const asked = serverAnswers(async (asked) => {
    if (!isSaid) {
      isSaid = true;
      await tab.queueRuleAnswer(ANA, { ...GIVEN, said: ['a'] });
    }
    return answer(asked);
  });
  await tab.sendNow(ANA);
  await tab.sendNow(ANA);
  expect(asked.some(({ line }) => line.endsWith('/settle'))).toBe(true);
  expect(await left()).toEqual([]);

  await keepOffline({ ...GIVEN, key: 'k2' });
  serverAnswers(() => failure(404, 'There is no such rule.'));
  await tab.sendNow(ANA);
  expect(await left()).toEqual([['k2', 'There is no such rule']]);
});

it('sends what was written later after what was written before, though the clock was set back', async () => {
  await keepOffline(GIVEN);
  vi.setSystemTime(NOON_MS - DAY_MS);
  tab = await openTab();
  await keepOffline({ ...GIVEN, key: 'k2' });
  const asked = serverAnswers(judging(verdict('Correct')));
  await tab.sendNow(ANA);
  expect(asked.map(({ key }) => key)).toEqual(['k1', 'k2']);
});
