import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PUT as tick } from '@/app/api/plan/today/ticks/[taskId]/route';
import type { Today, TodayTask } from '@/lib/contract/plan';
import { calendarDay } from '@/lib/domain/time/calendar-day';
import { analyzeEssayAnswer } from '@/lib/services/essays/analyze-essay-answer';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { listDeckCards } from '@/lib/services/memorize/list-deck-cards';
import { recordReview } from '@/lib/services/memorize/record-review';
import { newLearner } from '../support/accounts';
import { send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createStudyContent, prepareFor, readPlan, readToday, ZONE } from '../support/plan';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Monday, nine in the morning in New York. */
const MONDAY = Date.parse('2026-01-12T14:00:00Z');

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
  await createStudyContent();
});
afterAll(() => vi.useRealTimers());

type Learner = { id: string; token: string };

/** Does what a task asks, as its page would; what no page reports is ticked by hand. */
async function work({ id: userId, token }: Learner, { id, kind, count, subject, href }: TodayTask): Promise<void> {
  const study = { userId, nowMs: Date.now(), timeZone: ZONE };
  if (kind === 'cards') {
    const deck = new URLSearchParams(href.split('?')[1]).get('deck') ?? '';
    const { cards } = await listDeckCards({ ...study, deckId: deck });
    // The deck mixes new cards among the due ones that a row of their own asks for.
    const lastDue = cards.filter(({ status }) => status === 'due')[count - 1];
    const end = id === 'cards:due' && lastDue ? cards.indexOf(lastDue) + 1 : count;
    for (const { card } of cards.slice(0, end)) {
      const ref = 'ruleId' in card ? { ruleId: card.ruleId } : { ownCardId: card.ownCardId };
      await recordReview({ ...study, card: ref, rating: 'good', origin: 'flashcard' });
    }
  } else if (kind === 'questions' || kind === 'diagnostic') {
    const isDiagnostic = kind === 'diagnostic';
    const issues = isDiagnostic ? ISSUES : [subject === 'Torts' ? 'tort-negligence' : 'evi-hearsay'];
    const ids = Array.from({ length: count }, (_, place) => `${issues[place % issues.length]}-${place % 30}`);
    const quiz = attemptOf(
      [...new Set(ids)].map((questionId) => answerTo(questionId)),
      {
        timeZone: ZONE,
        filtersUsed: { sources: [], subjects: [], numQuestionsRequested: count, ...(isDiagnostic && { isDiagnostic }) },
      },
    );
    await saveQuizAttempt({ ...study, quiz, idempotencyKey: undefined });
  } else if (kind === 'essay') {
    const essayId = id.slice('essay:'.length);
    await analyzeEssayAnswer({ ...study, essayId, examId: undefined, text: 'There is a battery.' });
  } else {
    const json = { isTicked: true, timeZone: ZONE };
    await send(tick, { method: 'PUT', token, params: { taskId: id }, json });
  }
}

const ISSUES = ['tort-negligence', 'evi-hearsay'];

const taken = ({ tasks }: Pick<Today, 'tasks'>) => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

// Not as a journey: those share one server, whose clock is that of all their learners.
it('leads a learner through a week, each morning with a new day, and spreads three missed days', async () => {
  const learner = await newLearner();
  await prepareFor(learner.id, '2026-03-24');

  for (let morning = 0; morning < 4; morning += 1) {
    const nowMs = MONDAY + morning * DAY_MS;
    vi.setSystemTime(nowMs);
    const today = await readToday(learner.token);
    expect(today).toMatchObject({ day: calendarDay(nowMs, ZONE), daysToExam: 71 - morning, isDone: false });
    expect(today.streak.currentDays).toBe(morning);
    expect(taken(today)).toBeLessThanOrEqual(120);
    expect(today.tasks.every(({ isDone }) => !isDone)).toBe(true);

    let asked = today.tasks;
    for (let place = 0; place < asked.length; place += 1) {
      const task = asked[place] as TodayTask;
      vi.setSystemTime(nowMs + (place + 1) * HOUR_MS);
      await work(learner, task);
      const now = await readToday(learner.token);
      // The rest of the first day follows from what the diagnostic has shown.
      if (task.kind === 'diagnostic') asked = now.tasks;
      expect(now.tasks.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
      expect(now.tasks[place], task.title).toMatchObject({ isDone: true });
    }
    const evening = await readToday(learner.token);
    expect(evening.tasks.filter(({ isDone }) => !isDone)).toEqual([]);
    expect(evening).toMatchObject({ isDone: true, streak: { currentDays: morning + 1, hasStudiedToday: true } });
    expect(evening.week.filter(({ hasStudied }) => hasStudied)).toHaveLength(morning + 1);
  }

  const planned = await readPlan(learner.token);
  // Friday, Saturday and Sunday go by.
  vi.setSystemTime(MONDAY + 7 * DAY_MS);
  const monday = await readToday(learner.token);
  expect(monday).toMatchObject({ day: '2026-01-19', daysToExam: 64, streak: { currentDays: 0, longestDays: 4 } });
  expect(taken(monday)).toBeLessThanOrEqual(120);
  const again = await readPlan(learner.token);
  expect(again.days.map(({ day }) => day)).toEqual(planned.days.slice(4).map(({ day }) => day));
  for (const { tasks, minutes } of again.days) {
    expect(tasks.reduce((sum, task) => sum + task.minutes, 0)).toBeLessThanOrEqual(minutes);
  }
});
