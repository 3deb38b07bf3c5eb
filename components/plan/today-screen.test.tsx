// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import type { Today } from '@/lib/contract/plan';
import { TODAY } from './plan.fixture';
import { TodayScreen } from './today-screen';

let asked: Held[];
const text = () => document.body.textContent ?? '';
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const call = (line: string) =>
  vi.waitFor(async () => {
    await settle();
    const held = asked.filter((one) => one.line.includes(line)).at(-1);
    if (!held) throw new Error(`Nothing asks for ${line} yet.`);
    return held;
  });

/** Shows Today with what the server answers. */
async function open(today: Today | Response) {
  await render(<TodayScreen userId={ANA} />);
  const held = await call('/plan/today?');
  await (today instanceof Response ? held.answer(today) : held.json(today));
}

beforeAll(() => Promise.all([import('./plan-calls'), import('./find-interrupted')]));
beforeEach(() => {
  localStorage.clear();
  asked = holdServer();
});
afterEach(leave);

describe('TodayScreen', () => {
  it('says that it loads, then what comes first, how far away the exam is, and why each', async () => {
    await render(<TodayScreen userId={ANA} />);
    expect(document.querySelector('h1')?.textContent).toBe('Today');
    expect(text()).toContain('Loading today’s plan...');
    await open(TODAY);
    expect(text()).toContain('Wednesday, January 14 · 70 days to the exam');
    expect(links()[0]).toEqual(['Start: 40 of 282 due cards', '/rule-statements?deck=due']);
    expect(text()).toContain('9 of 25 exam questions are at stake.');
    expect(text()).toContain('0 of 2 done · about 50 min left');
    expect(text()).toContain('3 days in a row. Study today to keep it.');
  });

  it('goes on with a task that was begun, and first with what was interrupted', async () => {
    const [cards, torts] = TODAY.tasks;
    const tasks = [{ ...cards, done: 12 }, torts] as Today['tasks'];
    await open({ ...TODAY, tasks });
    expect(links()[0]?.[0]).toBe('Continue: 40 of 282 due cards');
    expect(text()).toContain('12 of 40');
    await leave();
    asked = holdServer();
    const exam = { kind: 'exam' as const, title: 'Essay exam', place: 'Essay 2 of 6', href: '/essays' };
    await open({ ...TODAY, tasks, interrupted: [exam, { ...exam, title: 'Torts 1', place: 'Not analyzed yet' }] });
    expect(links()[0]).toEqual(['Continue: Essay exam', '/essays']);
    expect(text()).toContain('Not finished: Torts 1 · Not analyzed yet');
  });

  it('ticks a row at once, and takes the tick back where it could not be saved', async () => {
    await open(TODAY);
    await settle(() => boxes()[1]?.click());
    expect(boxes()[1]?.checked).toBe(true);
    const tick = await call('/plan/today/ticks/questions%3ATorts');
    expect(tick.body).toMatchObject({ isTicked: true });
    await tick.answer(failure(404, 'Today has no such task any more.'));
    expect(boxes()[1]?.checked).toBe(false);
    expect(text()).toContain('Today has no such task any more.');
  });

  it('sends the ticks of a task one after the other, and shows the last whatever became of the first', async () => {
    await open(TODAY);
    await settle(() => boxes()[1]?.click());
    const first = await call('/plan/today/ticks/');
    await settle(() => boxes()[1]?.click());
    const ticks = () => asked.filter(({ line }) => line.includes('/plan/today/ticks/'));
    expect([boxes()[1]?.checked, ticks()]).toEqual([false, [first]]);
    await first.answer(failure(404, 'Today has no such task any more.'));
    expect(boxes()[1]?.checked).toBe(false);
    expect(ticks().map(({ body }) => body)).toMatchObject([{ isTicked: true }, { isTicked: false }]);
  });

  it('shows what was really done as done for good', async () => {
    await open({
      ...TODAY,
      tasks: TODAY.tasks.map((task) => ({ ...task, done: task.of, isDone: true })),
      isDone: true,
    });
    expect(boxes()).toEqual([]);
    expect(text()).toContain('Done: Review 40 of 282 due cards');
    expect(text()).toContain('Done for today');
    expect(text()).not.toContain('Start:');
  });

  it.each<[Today['state'], string, string | undefined]>([
    ['unset', 'Which exam, and when?', '/welcome'],
    ['free', 'A free day', '/plan'],
    ['exam-day', 'Today is your exam', undefined],
    ['over', 'Your exam day has passed', '/welcome'],
    ['study', 'Nothing fits into today', '/plan'],
  ])('says of a day that is %s: %s', async (state, title, href) => {
    await open({ ...TODAY, state, tasks: [] });
    expect(document.querySelector('h2')?.textContent).toBe(title);
    if (href) expect(links().map(([, to]) => to)).toContain(href);
    expect(boxes()).toEqual([]);
  });

  it('says what went wrong and tries again', async () => {
    await open(failure(400, 'timeZone is not a time zone we know.'));
    expect(text()).toContain('timeZone is not a time zone we know.');
    const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
    await settle(() => retry?.click());
    await (await call('/plan/today?')).json(TODAY);
    expect(text()).toContain('Start: 40 of 282 due cards');
  });

  it('asks nothing while the browser holds no session of this learner', async () => {
    localStorage.clear();
    await render(<TodayScreen userId={ANA} />);
    expect(asked).toEqual([]);
  });

  it('is read again when the learner comes back to it', async () => {
    await open(TODAY);
    await settle(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(asked.filter(({ line }) => line.includes('/plan/today?'))).toHaveLength(2);
  });
});
