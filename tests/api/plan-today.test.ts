import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as getToday } from '@/app/api/plan/today/route';
import { PUT as tick } from '@/app/api/plan/today/ticks/[taskId]/route';
import { database } from '@/lib/db/prisma';
import { saveDraft } from '@/lib/services/essays/save-draft';
import { startExam } from '@/lib/services/essays/start-exam';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { listDeckCards } from '@/lib/services/memorize/list-deck-cards';
import { recordReview } from '@/lib/services/memorize/record-review';
import { newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createStudyContent, prepareFor, readToday, ZONE } from '../support/plan';

const EXAM_DAY = '2026-03-25';
const NOON = Date.parse('2026-01-14T17:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

beforeAll(createStudyContent);
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
const at = (nowMs: number) => vi.setSystemTime(nowMs);

async function planned() {
  const learner = await newLearner();
  await prepareFor(learner.id, EXAM_DAY);
  return learner;
}

const put = (taskId: string, isTicked: boolean, token?: string) =>
  send(tick, { method: 'PUT', params: { taskId }, json: { isTicked, timeZone: ZONE }, ...(token && { token }) });

const answer = (userId: string, nowMs: number, count: number) =>
  saveQuizAttempt({
    userId,
    nowMs,
    quiz: attemptOf(
      Array.from({ length: count }, (_, place) => answerTo(`tort-negligence-${place}`)),
      { timeZone: ZONE },
    ),
    idempotencyKey: undefined,
  });

/** Every question of the diagnostic answered wrong. */
const takeDiagnostic = (userId: string) =>
  saveQuizAttempt({
    userId,
    nowMs: NOON,
    quiz: attemptOf(
      Array.from({ length: 21 }, (_, place) => answerTo(`${place % 2 ? 'tort-negligence' : 'evi-hearsay'}-${place}`)),
      {
        timeZone: ZONE,
        filtersUsed: { sources: [], subjects: [], numQuestionsRequested: 21, isDiagnostic: true },
      },
    ),
    idempotencyKey: undefined,
  });

describe('GET /plan/today', () => {
  it('asks for nothing until the learner has said which exam or when', async () => {
    const { id, token } = await newLearner();
    expect(await readToday(token)).toMatchObject({ state: 'unset', tasks: [], isDone: false, daysToExam: null });
    expect(await database().studyDay.count({ where: { userId: id } })).toBe(0);
  });

  it('says what to do within the hours given, and how far away the exam is', async () => {
    const { token } = await planned();
    const today = await readToday(token);
    expect(today).toMatchObject({ day: '2026-01-14', state: 'study', daysToExam: 70, minutes: 120, isDone: false });
    expect(today.tasks[0]).toMatchObject({ kind: 'diagnostic', done: 0, of: 21, isDone: false });
    expect(today.tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(120);
    expect(today.week.map(({ day }) => day)).toEqual([12, 13, 14, 15, 16, 17, 18].map((date) => `2026-01-${date}`));
  });

  it.each([
    ['free', { weekdayMinutes: [0, 0, 0, 0, 0, 0, 0] }],
    ['exam-day', { examDate: new Date('2026-01-14') }],
    ['over', { examDate: new Date('2026-01-13') }],
  ])('asks for nothing on a day that is %s', async (state, data) => {
    const { id, token } = await planned();
    await database().user.update({ where: { id }, data });
    expect(await readToday(token)).toMatchObject({ state, tasks: [], isDone: false });
  });

  it('counts what was really done since it was asked for', async () => {
    const { id, token } = await planned();
    await answer(id, NOON - HOUR_MS, 2);
    const torts = async () => (await readToday(token)).tasks.find(({ subject }) => subject === 'Torts');
    const { of = 0 } = (await torts()) ?? {};
    expect(await torts()).toMatchObject({ done: 0, isDone: false });
    await answer(id, NOON, 3);
    expect(await torts()).toMatchObject({ done: 3, isDone: false });
    await answer(id, NOON, of - 3);
    expect(await torts()).toMatchObject({ done: of, isDone: true });
  });

  it('offers the diagnostic until it is done, and has the day follow from it at once', async () => {
    const { id, token } = await planned();
    const before = await readToday(token);
    expect(before.tasks[0]).toMatchObject({ kind: 'diagnostic', href: '/questions?start=diagnostic', done: 0 });
    await answer(id, NOON, 21);
    expect((await readToday(token)).tasks[0]).toMatchObject({ kind: 'diagnostic', done: 0, isDone: false });

    await takeDiagnostic(id);
    const after = await readToday(token);
    expect(after.tasks[0]).toMatchObject({ kind: 'diagnostic', done: 21, of: 21, isDone: true });
    const reasons = (today: typeof before) =>
      today.tasks.flatMap(({ kind, reason }) => (kind === 'questions' ? [reason] : []));
    expect(reasons(before).join(' ')).toContain('You have not answered any yet');
    expect(reasons(after).join(' ')).toContain('exam questions are at stake');
    expect(after.tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(120);
    expect(after.tasks.length).toBeLessThanOrEqual(6);

    at(NOON + 24 * HOUR_MS);
    expect((await readToday(token)).tasks.some(({ kind }) => kind === 'diagnostic')).toBe(false);
  });

  it('offers the diagnostic no more once it was ticked', async () => {
    const { token } = await planned();
    await readToday(token);
    await put('diagnostic', true, token);
    expect((await readToday(token)).tasks[0]).toMatchObject({ kind: 'diagnostic', isDone: true });
    at(NOON + 24 * HOUR_MS);
    expect((await readToday(token)).tasks.some(({ kind }) => kind === 'diagnostic')).toBe(false);
  });

  it('counts cards once each, and a card of an open topic toward those that are due', async () => {
    const { id, token } = await planned();
    const review = (ruleId: string, nowMs: number) =>
      recordReview({ userId: id, nowMs, timeZone: ZONE, card: { ruleId }, rating: 'again', origin: 'flashcard' });
    await review('tort-rule-assault', NOON - 48 * HOUR_MS);
    const cards = async () => (await readToday(token)).tasks.find(({ id }) => id === 'cards:due');
    expect((await cards())?.title).toContain('Review 1 due card');
    await review('tort-rule-assault', NOON);
    await review('tort-rule-assault', NOON);
    expect((await cards())?.done).toBe(1);
  });

  it('opens of new cards those that it names and counts, and no other after some were learned', async () => {
    const { id, token } = await planned();
    const study = { userId: id, nowMs: NOON, timeZone: ZONE };
    await recordReview({ ...study, card: { ruleId: 'tort-rule-assault' }, rating: 'again', origin: 'flashcard' });
    const row = async () => {
      const task = (await readToday(token)).tasks.find((one) => one.id === 'cards:new');
      const asked = new URLSearchParams(task?.href.split('?')[1]);
      const { deck, cards } = await listDeckCards({ ...study, deckId: asked.get('deck') ?? '' });
      const run = cards.slice(0, Number(asked.get('cards')));
      return { task, deck, run, left: (task?.of ?? 0) - (task?.done ?? 0) };
    };
    const before = await row();
    expect(before.run).toHaveLength(before.left);
    expect(before.left).toBeGreaterThan(0);
    expect(before.run.every(({ status }) => status === 'new')).toBe(true);
    const subject = before.deck.name.replace('New in ', '');
    expect(before.task?.title).toBe(`Learn ${before.left} new ${subject} card${before.left === 1 ? '' : 's'}`);

    const [first] = before.run;
    if (!first) throw new Error('There is a card.');
    await recordReview({ ...study, card: first.card, rating: 'good', origin: 'flashcard' });
    const after = await row();
    expect(after.task?.done).toBe(1);
    expect(after.run.map(({ front }) => front)).toEqual(before.run.slice(1).map(({ front }) => front));
  });

  it('stands until midnight in the learner zone, whatever the figures become, and is planned anew then', async () => {
    const { id, token } = await planned();
    const first = await readToday(token);
    await answer(id, NOON, 30);
    const titles = ({ tasks }: typeof first) => tasks.map(({ title }) => title);
    at(Date.parse('2026-01-15T04:59:00Z'));
    expect(titles(await readToday(token))).toEqual(titles(first));
    at(Date.parse('2026-01-15T05:00:00Z'));
    const next = await readToday(token);
    expect(next).toMatchObject({
      day: '2026-01-15',
      daysToExam: 69,
      streak: { currentDays: 1, hasStudiedToday: false },
    });
    expect(next.tasks.every(({ done }) => done === 0)).toBe(true);
  });

  it('is planned anew around what is done when the learner changes the plan', async () => {
    const { id, token } = await planned();
    await readToday(token);
    await put('diagnostic', true, token);
    await prepareFor(id, EXAM_DAY, [60, 60, 60, 60, 60, 60, 60]);
    const { tasks, minutes } = await readToday(token);
    expect(minutes).toBe(60);
    expect(tasks.find(({ id: taskId }) => taskId === 'diagnostic')).toMatchObject({ isDone: true });
    expect(tasks.reduce((sum, task) => sum + task.minutes, 0)).toBeLessThanOrEqual(60);
  });

  it('shows two tabs that open it at once the same', async () => {
    const { token } = await planned();
    const [one, other] = await Promise.all([readToday(token), readToday(token)]);
    expect(one).toEqual(other);
  });

  it('offers to go on with an exam and an answer that were begun', async () => {
    const { id, token } = await planned();
    const essay = { userId: id, essayId: 'tort-essay-001', examId: undefined, html: '<p>A.</p>', text: 'A.' };
    await saveDraft({ ...essay, baseVersion: 0, nowMs: NOON, timeZone: ZONE });
    await startExam({ userId: id, count: 1, minutesPerEssay: null, nowMs: NOON });
    const { interrupted } = await readToday(token);
    expect(interrupted).toMatchObject([
      { kind: 'exam', place: 'Essay 1 of 1', href: '/essays' },
      { kind: 'essay', href: '/essays?load=tort-essay-001' },
    ]);
    const other = await newLearner();
    expect((await readToday(other.token)).interrupted).toEqual([]);
  });

  it('refuses an unknown time zone, and whoever is not logged in', async () => {
    const { token } = await planned();
    await expectError(await send(getToday, { token, path: '/plan/today?timeZone=Mars' }), 400, 'invalid_input');
    await expectError(await send(getToday, { path: '/plan/today' }), 401, 'unauthenticated');
  });
});

describe('PUT /plan/today/ticks/{taskId}', () => {
  it('ticks a task and takes the tick away, of its learner alone', async () => {
    const { token } = await planned();
    const other = await planned();
    await readToday(token);
    await readToday(other.token);
    expect(await (await put('diagnostic', true, token)).json()).toEqual({ taskId: 'diagnostic', isTicked: true });
    await put('diagnostic', true, token);
    expect((await readToday(token)).tasks[0]).toMatchObject({ isTicked: true, isDone: true, done: 0 });
    expect((await readToday(other.token)).tasks[0]).toMatchObject({ isTicked: false, isDone: false });
    await put('diagnostic', false, token);
    expect((await readToday(token)).tasks[0]).toMatchObject({ isTicked: false, isDone: false });
  });

  it('is done for today once every task is', async () => {
    const { token } = await planned();
    for (const { id } of (await readToday(token)).tasks) await put(id, true, token);
    expect((await readToday(token)).isDone).toBe(true);
  });

  it('is 404 for a task that today does not have, also before today was shown', async () => {
    const { token } = await planned();
    await expectError(await put('diagnostic', true, token), 404, 'not_found');
    await readToday(token);
    await expectError(await put('nothing', true, token), 404, 'not_found');
    await expectError(await put('t'.repeat(201), true, token), 400, 'invalid_input');
    await expectError(await put('diagnostic', true), 401, 'unauthenticated');
  });
});
