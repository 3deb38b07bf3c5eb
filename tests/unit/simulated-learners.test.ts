import { default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { type CardMemory, reviewCard } from '@/lib/domain/memorize/schedule';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { addDays, daysBetween } from '@/lib/domain/time/calendar-day';
import { ASSUMPTIONS } from '../bench/learners/assumptions';
import { leadOver, meanOf, quartilesBy } from '../bench/learners/compare';
import { contentOf } from '../bench/learners/exam-content';
import { memoryModel, type RuleMemory, recallOn, reviewed } from '../bench/learners/fsrs-memory';
import { COURSE_DAYS, drawLearner } from '../bench/learners/learner';
import { POLICY_NAMES } from '../bench/learners/policies';
import { type Outcome, simulate } from '../bench/learners/simulate';

const content = contentOf(
  MBE_SUBJECTS.flatMap((_, subject) => [
    { name: `Issue ${2 * subject}`, subject, weight: 70, rules: 5 },
    { name: `Issue ${2 * subject + 1}`, subject, weight: 30, rules: 3 },
  ]),
  () => 40,
);
const cohort = { seed: 7, learners: 4, content, assumed: ASSUMPTIONS };

describe('the equations of memory', () => {
  it.each([
    ['remembered every time', 'good good good good good'],
    ['forgotten in between', 'good good again good good again good'],
    ['new and hard', 'again good again good good'],
  ])('are those of the scheduler for a card that is %s', (_, grades) => {
    const model = memoryModel(default_w);
    let memory: RuleMemory | null = null;
    let card: CardMemory | null = null;
    let day = '2026-12-14';
    for (const grade of grades.split(' ') as ('good' | 'again')[]) {
      for (const step of grade === 'again' ? (['again', 'good'] as const) : (['good'] as const)) {
        card = reviewCard(card, { rating: step, reviewedAtMs: Date.parse(`${day}T12:00:00Z`), timeZone: 'UTC', day });
        memory = reviewed(model, memory, daysBetween('2026-12-14', day), step);
      }
      expect(memory?.stability).toBeCloseTo(card?.stability ?? 0, 4);
      expect(memory?.difficulty).toBeCloseTo(card?.difficulty ?? 0, 4);
      const days = Math.min(365, Math.max(1, Math.round(memory?.stability ?? 0)));
      expect(Math.abs((card?.scheduledDays ?? 0) - days)).toBeLessThan(2);
      day = addDays(day, card?.scheduledDays ?? 1);
    }
  });

  it('leave nine of ten after as many days as a memory is stable', () => {
    expect(recallOn(memoryModel(default_w), { stability: 12, difficulty: 5, day: 0 }, 12)).toBeCloseTo(0.9);
  });
});

describe('simulated learners', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(simulate(cohort)).toEqual(simulate(cohort));
    expect(simulate({ ...cohort, seed: 8 })).not.toEqual(simulate(cohort));
  });

  it('get the same minutes whichever way they study, but for what is too short for one more question', () => {
    simulate(cohort).forEach(({ minutes }, place) => {
      const { minutesByDay, pace } = drawLearner(cohort.seed, place, content, ASSUMPTIONS);
      const given = minutesByDay.reduce((sum, day) => sum + day, 0);
      const studied = minutesByDay.filter((day) => day > 0).length;
      for (const name of POLICY_NAMES) {
        expect(minutes[name]).toBeLessThanOrEqual(given + 1e-6);
        expect(minutes[name]).toBeGreaterThan(given - 3 * pace * studied);
      }
    });
  });

  it('have memories unlike what the scheduler believes of them', () => {
    const { memory } = drawLearner(1, 0, content, ASSUMPTIONS);
    expect(memory.w).not.toEqual(default_w);
    expect(memory.w.every((value) => Number.isFinite(value))).toBe(true);
  });

  it('know more after ten weeks than before, and less where everybody forgets faster', () => {
    const shareOf = (outcomes: readonly Outcome[]) => meanOf(outcomes.map(({ share }) => share.plan));
    const outcomes = simulate(cohort);
    expect(shareOf(simulate({ ...cohort, assumed: { ...ASSUMPTIONS, stability: 0.1 } }))).toBeLessThan(
      shareOf(outcomes),
    );
    for (const { share, untaught } of outcomes) {
      expect(share.plan).toBeGreaterThan(untaught);
      expect(share.plan).toBeLessThan(1);
    }
  });

  it('learn nothing from days that they miss', () => {
    const idle = simulate({ ...cohort, assumed: { ...ASSUMPTIONS, minutes: 0 } });
    for (const { share, untaught } of idle) for (const name of POLICY_NAMES) expect(share[name]).toBe(untaught);
    expect(COURSE_DAYS).toBe(70);
  });
});

describe('the comparison', () => {
  const outcomes = simulate({ ...cohort, learners: 8 });

  it('holds the mean between its bounds', () => {
    const { low, mean, high } = leadOver('random', outcomes);
    expect(low).toBeLessThanOrEqual(mean);
    expect(mean).toBeLessThanOrEqual(high);
  });

  it('puts a fourth of the learners into each quarter, the lowest first', () => {
    const quarters = quartilesBy(({ ability }) => ability, outcomes);
    expect(quarters.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
    expect(quarters.flat().map(({ ability }) => ability)).toEqual(
      outcomes.map(({ ability }) => ability).sort((a, b) => a - b),
    );
  });
});
