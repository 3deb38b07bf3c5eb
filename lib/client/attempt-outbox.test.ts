import { beforeEach, expect, it, vi } from 'vitest';
import { attemptPayload } from '@/lib/domain/mbe/attempt-payload';
import { answered, buildQuestions, play, runOf, started } from '@/lib/domain/mbe/question.fixture';
import { attemptOutbox } from './attempt-outbox';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import { sendNow } from './sender';
import { readSending } from './sending-state';
import { ANA, failure, logIn, serverAnswers } from './server.fixture';

const run = runOf(play(...started(buildQuestions(1)), ...answered('A', 10_000), { type: 'next', nowMs: 15_000 }));
const payload = attemptPayload(run, 'UTC', 15_000);

beforeEach(async () => {
  installBrowser();
  await emptyOutboxes();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { pathname: '/questions', search: '', hash: '', assign: vi.fn() });
  logIn(ANA);
  return () => vi.unstubAllGlobals();
});

it('sends each attempt under its key until it is confirmed, and keeps the refused one', async () => {
  for (const [index, key] of ['one', 'two', 'three'].entries()) {
    await attemptOutbox.put(ANA, { key, finishedAtMs: index, refusal: null, payload });
  }
  const asked = serverAnswers(({ key }) => {
    if (key === 'one') return failure(400, 'confidence: Invalid option.');
    if (key === 'two') return failure(500, 'Oops.');
    return Response.json({ id: 'a1', correctCount: 1, incorrectCount: 0 }, { status: 201 });
  });
  await sendNow(ANA);
  expect(asked.map(({ key }) => key)).toEqual(['one', 'two', 'three']);
  expect(await attemptOutbox.list(ANA)).toMatchObject([
    { key: 'one', refusal: 'confidence: Invalid option' },
    { key: 'two', refusal: null },
  ]);
  expect(readSending().problems.get('attempt:two')).toEqual({ reason: 'Oops', token: null });
});
