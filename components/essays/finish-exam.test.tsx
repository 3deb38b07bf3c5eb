// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examEndOutbox } from '@/lib/client/exam-end-outbox';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import type { EssayExam } from '@/lib/contract/essay-exams';
import type { SaveOutcome } from '@/lib/domain/essays/draft-sync';
import { FinishExam } from './finish-exam';

const pushed = vi.hoisted(() => [] as string[]);
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: (address: string) => pushed.push(address) }) }));

const EXAM: EssayExam = {
  id: 'exam',
  essays: ['a'],
  currentIndex: 0,
  minutesPerEssay: 30,
  startedAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
  secondsPerEssay: [0],
};

let asked: Held[];
let saved: (outcome: SaveOutcome) => void;
const [onClose, onKept, onProblem] = [vi.fn(), vi.fn(), vi.fn()];

const show = () =>
  render(
    <FinishExam
      userId={ANA}
      exam={EXAM}
      saveAnswer={() => new Promise((resolve) => (saved = resolve))}
      onClose={onClose}
      onKept={onKept}
      onProblem={onProblem}
    />,
  );
const press = (name: string) =>
  settle(() => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
const finishing = () =>
  vi.waitFor(async () => {
    await settle();
    const held = asked.find(({ line }) => line.includes('/finish'));
    if (!held) throw new Error('Nothing is asked for yet.');
    return held;
  });

beforeEach(async () => {
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await deleteDB('barwright');
  vi.clearAllMocks();
  pushed.length = 0;
  asked = holdServer();
  await show();
});
afterEach(leave);

it('leads to the summary once the server has ended the exam', async () => {
  await press('Finish Exam');
  await settle(() => saved('saved'));
  await (await finishing()).json({ id: 'exam' });
  expect([pushed, onClose.mock.calls.length]).toEqual([['/essays/exams/exam'], 1]);
});

it('ends nothing for a learner who went back to writing before the answer was saved', async () => {
  await press('Finish Exam');
  await leave();
  asked = holdServer();
  await settle(() => saved('saved'));
  await settle(() => saved('waiting'));
  expect([asked, await examEndOutbox.list(ANA), pushed]).toEqual([[], [], []]);
  expect(onKept).not.toHaveBeenCalled();
});

it('leads a learner who went back to writing to the summary where the exam is over', async () => {
  await press('Finish Exam');
  await settle(() => saved('saved'));
  const held = await finishing();
  await leave();
  await held.json({ id: 'exam' });
  expect(pushed).toEqual(['/essays/exams/exam']);
});

it('says what the server refuses, and keeps the rest for later', async () => {
  await press('Finish Exam');
  await settle(() => saved('saved'));
  await (await finishing()).answer(failure(409, 'It cannot end now.'));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('It cannot end now.');
  asked.length = 0;
  await press('Finish Exam');
  await settle(() => saved('saved'));
  await (await finishing()).answer(new TypeError('lost'));
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledOnce());
  expect(await examEndOutbox.list(ANA)).toMatchObject([{ key: 'exam' }]);
});
