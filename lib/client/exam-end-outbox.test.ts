import { beforeEach, expect, it, vi } from 'vitest';
import { withSender } from './sender.fixture';
import { ANA, type Asked, failure, proxyPage, serverAnswers } from './server.fixture';

const EXAM = '01a1fc08-bc7a-70df-af1b-3efda3f3b80c';
const FINISH = `POST /api/essays/exams/${EXAM}/finish?finishedAt=`;

async function openTab() {
  const [sender, state, ends, drafts] = await Promise.all([
    import('./sender'),
    import('./sending-state'),
    import('./exam-end-outbox'),
    import('./essay-drafts'),
  ]);
  return { ...sender, ...state, ...ends, ...drafts };
}
let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(
  withSender(async () => {
    tab = await openTab();
    return tab;
  }),
);

const end = () => tab.examEndOutbox.put(ANA, { key: EXAM, madeAtMs: 1_795_262_400_000, refusal: null });
const leaveAnswer = () =>
  tab.draftOutbox.put(ANA, {
    key: `torts:${EXAM}:gone`,
    essayId: 'torts',
    examId: EXAM,
    tabId: 'gone',
    html: '<p>a</p>',
    text: 'a',
    baseVersion: 0,
    editedAtMs: 1,
    refusal: null,
  });
const left = async () => (await tab.examEndOutbox.list(ANA)).map(({ refusal }) => refusal);
const lines = (asked: Asked[]) => asked.map(({ line }) => line.replace(/\?.*/, ''));

const FINISHED = {
  id: EXAM,
  essays: ['torts'],
  currentIndex: 0,
  minutesPerEssay: null,
  startedAt: '2026-11-21T11:00:00.000Z',
  finishedAt: '2026-11-21T12:00:00.000Z',
  secondsPerEssay: [3600],
};
function confirm({ line }: Asked): Response {
  if (line.includes('/draft')) return Response.json({ version: 1, savedAt: '2026-11-21T12:00:00.000Z' });
  return Response.json(FINISHED);
}

it('is not held up by an exam whose late answers are to be analyzed, which the server never answers about', async () => {
  await leaveAnswer();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    queueMicrotask(() => deadline.abort(new DOMException('slow', 'TimeoutError')));
    return deadline.signal;
  });
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    if (address.includes('/draft')) return Response.json({ version: 1, savedAt: '2026-11-21T12:00:00.000Z' });
    return await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  await tab.sendNow(ANA);
  vi.restoreAllMocks();
  const asked = serverAnswers(confirm);
  await tab.sendNow(ANA);
  expect(lines(asked)).toEqual([`GET /api/essays/exams/${EXAM}`, `POST /api/essays/exams/${EXAM}/finish`]);
});

it('is sent once, after the answers of its exam, as of the moment in which the learner finished', async () => {
  await leaveAnswer();
  await end();
  const asked = serverAnswers(confirm);
  await tab.sendNow(ANA);
  expect(lines(asked).slice(0, 2)).toEqual(['PUT /api/essays/torts/draft', `POST /api/essays/exams/${EXAM}/finish`]);
  expect(asked[1]?.line).toBe(FINISH + encodeURIComponent('2026-11-21T12:00:00.000Z'));
  expect(asked.filter(({ line }) => line.startsWith(FINISH))).toHaveLength(1);
  expect(await left()).toEqual([]);
});

it('waits while an answer of its exam does, and goes with the next try', async () => {
  await leaveAnswer();
  await end();
  const refused = serverAnswers(({ line }) => (line.includes('/draft') ? proxyPage(502) : Response.json(FINISHED)));
  await tab.sendNow(ANA);
  expect(lines(refused)).not.toContain(`POST /api/essays/exams/${EXAM}/finish`);
  expect([...tab.readSending().problems.values()].map(({ reason }) => reason)).toContain('Its answers are sent first');
  serverAnswers(confirm);
  await tab.sendNow(ANA);
  expect(await left()).toEqual([]);
});

it.each([
  ['a lost network', new TypeError('Failed to fetch'), [null]],
  ['a page of a proxy', proxyPage(413), [null]],
  [
    'the word of the server that there is no such exam',
    failure(404, 'There is no such exam.'),
    ['There is no such exam'],
  ],
])('stays in the outbox after %s', async (_, answer, expected) => {
  await end();
  serverAnswers(() => answer);
  await tab.sendNow(ANA);
  expect(await left()).toEqual(expected);
});
