// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftOutbox } from '@/lib/client/essay-drafts';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, proxyPage } from '@/lib/client/server.fixture';
import { leftAnswer } from '@/lib/client/work-server.fixture';
import { LateAnswers } from './late-answers';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const EXAM = '01a1fc08-bc7a-70df-af1b-3efda3f3b80c';
const FINISHED = {
  id: EXAM,
  essays: ['torts'],
  currentIndex: 0,
  minutesPerEssay: null,
  startedAt: '2026-11-21T11:00:00.000Z',
  finishedAt: '2026-11-21T12:00:00.000Z',
  secondsPerEssay: [3600],
};
const PROMISE = 'An answer of this exam is still on this device.';

let asked: Held[];
const next = (nth: number) =>
  vi.waitFor(async () => {
    await settle();
    const held = asked[nth];
    if (!held) throw new Error('Nothing more is asked for yet.');
    return held;
  });
const text = () => document.body.textContent;

beforeEach(async () => {
  await deleteDB('barwright');
  refresh.mockClear();
  asked = holdServer();
});
afterEach(leave);

it('keeps its promise until a late answer is analyzed, also where that fails at first', async () => {
  await draftOutbox.put(ANA, leftAnswer('torts', EXAM));
  await render(<LateAnswers userId={ANA} examId={EXAM} />);
  await (await next(0)).json({ version: 1, savedAt: '2026-11-21T12:00:00.000Z' });
  await (await next(1)).json(FINISHED);
  const finishing = await next(2);
  expect(finishing.line).toBe(`POST /api/essays/exams/${EXAM}/finish`);
  await finishing.answer(proxyPage(502));
  expect(text()).toContain(PROMISE);
  expect(refresh).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('online'));
  await (await next(3)).json(FINISHED);
  await (await next(4)).json(FINISHED);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  await settle();
  expect(text()).toBe('');
});
