// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import type { EssayExam } from '@/lib/contract/essay-exams';
import type { Essay } from './panel/analysis-state';
import { StartExamDialog } from './start-exam-dialog';

const essay = (id: string) => ({ id, displayName: id, year: 2020, minutes: 30, jurisdiction: 'general', topics: [] });
const ESSAYS = ['a', 'b'].map(essay) as unknown as Essay[];
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
const [onClose, onStarted, onExam] = [vi.fn(), vi.fn(), vi.fn()];

const show = (isOpen = true) =>
  render(<StartExamDialog essays={ESSAYS} isOpen={isOpen} onClose={onClose} onStarted={onStarted} onExam={onExam} />);
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const press = (name: string) => settle(() => button(name)?.click());

beforeEach(async () => {
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.clearAllMocks();
  asked = holdServer();
  await show();
});
afterEach(leave);

it('opens the exam once it has begun', async () => {
  await press('Start');
  expect(button('Start')?.getAttribute('aria-disabled')).toBe('true');
  await asked[0]?.json(EXAM);
  expect([onStarted.mock.calls[0]?.[0], onExam.mock.calls]).toEqual([EXAM, [[EXAM]]]);
});

it('tells of an exam that begins after it was closed, and takes nobody there', async () => {
  await press('Start');
  await press('Cancel');
  await asked[0]?.json(EXAM);
  expect(onStarted).toHaveBeenCalledOnce();
  expect(onExam).not.toHaveBeenCalled();
});

it('says nothing of a failure that comes after it was closed', async () => {
  await press('Start');
  await press('Cancel');
  await show(false);
  await asked[0]?.answer(new TypeError('lost'));
  await show();
  expect(document.body.textContent).not.toContain('could not be started');
  expect(button('Start')?.getAttribute('aria-disabled')).toBeNull();
});

it('leads to the exam that runs already', async () => {
  await press('Start');
  const body = { code: 'conflict', msg: 'An exam is running.', details: { running: EXAM } };
  await asked[0]?.answer(Response.json(body, { status: 409 }));
  expect(document.body.textContent).toContain('An exam is running.');
  await press('Resume the exam');
  expect([onStarted.mock.calls, onExam.mock.calls]).toEqual([[], [[EXAM]]]);
});
