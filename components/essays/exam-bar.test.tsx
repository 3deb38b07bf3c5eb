// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import type { EssayExam } from '@/lib/contract/essay-exams';
import { ExamBar } from './exam-bar';

const pushed = vi.hoisted(() => [] as string[]);
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: (address: string) => pushed.push(address) }) }));

const EXAM: EssayExam = {
  id: 'exam',
  essays: ['a', 'b', 'c'],
  currentIndex: 1,
  minutesPerEssay: 60,
  startedAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
  secondsPerEssay: [60, 5],
};

let asked: Held[];
let shown: number[];
let left: number;

const open = (shownIndex: number) =>
  render(
    <>
      <a href="/profile">Profile</a>
      <ExamBar
        userId="learner"
        running={{ exam: EXAM, receivedAtMs: Date.now() }}
        shownIndex={shownIndex}
        isLoading={false}
        saveAnswer={async () => 'saved'}
        onExam={() => {}}
        onShow={(index) => shown.push(index)}
        onLeave={() => {
          left += 1;
        }}
      />
    </>,
  );
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const click = (name: string) => settle(() => button(name)?.click());

const timer = () => document.querySelector('[role=timer]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  asked = holdServer();
  [shown, left] = [[], 0];
  pushed.length = 0;
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

it('goes back to essays that were opened, and on from there without the server', async () => {
  await open(1);
  expect(button('Essay 3')).toBeUndefined();
  await click('Essay 1');
  expect(shown).toEqual([0]);
  await open(0);
  expect(document.body.textContent).toContain('The clock of essay 2 keeps running.');
  await click('Next');
  expect(shown).toEqual([0, 1]);
  expect(asked).toEqual([]);
});

it('opens the next essay from the furthest one alone', async () => {
  await open(1);
  await click('Next');
  expect(shown).toEqual([]);
  expect(asked.map(({ line }) => line)).toEqual(['POST /api/essays/exams/exam/next']);
});

it('asks before it is left, by its button or by a link', async () => {
  await open(1);
  await click('Leave the exam');
  expect(left).toBe(0);
  await click('Leave');
  expect([left, pushed]).toEqual([1, []]);

  await settle(() => document.querySelector('a')?.click());
  expect(pushed).toEqual([]);
  await click('Keep writing');
  expect([left, pushed]).toEqual([1, []]);
  await settle(() => document.querySelector('a')?.click());
  await click('Leave');
  expect([left, pushed]).toEqual([2, ['/profile']]);
});

it('goes on counting when the page is loaded again as it was cached', async () => {
  await open(1);
  expect(timer()).toBe('59:55');
  await leave();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await open(1);
  expect(timer()).toBe('49:55');
});

it('keeps to the server where the clock of the device was set back', async () => {
  await open(1);
  await leave();
  vi.setSystemTime(Date.now() - 10 * 60_000);
  await open(1);
  expect(timer()).toBe('59:55');
});
