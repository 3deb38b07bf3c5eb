import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAM_KINDS, EXAM_PRESETS } from '@/lib/domain/exams/exam-presets';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { addDays } from '@/lib/domain/time/calendar-day';
import { MAX_TASKS } from './constants';
import type { PlanDay, PlanSituation } from './plan';
import { SITUATION } from './plan.fixture';
import { planDays, planToday } from './plan-days';

const kindsOf = ({ tasks }: PlanDay) => tasks.map(({ kind }) => kind);
const titles = ({ tasks }: PlanDay) => tasks.map(({ title }) => title);
const taken = ({ tasks }: PlanDay) => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

describe('planToday', () => {
  it('asks for cards, questions, and what was missed, with the reason of each', () => {
    const today = planToday(SITUATION);
    expect(titles(today)).toEqual([
      'Review 40 due cards, learn 10 new',
      'Answer 6 Civil Procedure questions',
      'Answer 5 Constitutional Law questions',
      'Write an essay: Essay 1',
      'Recall 4 missed rules',
      'Read: Hearsay',
    ]);
    expect(today.tasks[0]?.reason).toBe('Each is reviewed just before you would forget it.');
  });

  it('caps the cards of a day and says how many are due in all', () => {
    const [cards] = planToday({ ...SITUATION, cards: { ...SITUATION.cards, due: 282 } }).tasks;
    expect(cards).toMatchObject({ title: 'Review 105 of 282 due cards, learn 10 new', count: 115, minutes: 45 });
  });

  it('has time for more than the cards and the essay of a day, however many cards are due', () => {
    const situation = { ...SITUATION, cards: { ...SITUATION.cards, due: 282 } };
    expect(kindsOf(planToday(situation))).toEqual(['cards', 'essay', 'rule-quiz', 'explanation']);
    const withoutReading = { ...situation, missedRules: 0, explanations: [] };
    expect(kindsOf(planToday(withoutReading))).toEqual(['cards', 'questions', 'questions', 'essay']);
  });

  it('gives new cards a row of their own where the due deck brings too few', () => {
    const cards = { ...SITUATION.cards, newSubject: { id: 'torts', name: 'Torts' } };
    expect(planToday({ ...SITUATION, cards }).tasks.slice(0, 2)).toMatchObject([
      { id: 'cards:due', title: 'Review 40 due cards', count: 40, href: '/rule-statements?deck=due' },
      {
        id: 'cards:new',
        title: 'Learn 10 new Torts cards',
        count: 10,
        href: '/rule-statements?deck=new%3Atorts&cards=10',
      },
    ]);
  });

  it('begins with the diagnostic until it was taken, on a short day with a part of it', () => {
    expect(kindsOf(planToday({ ...SITUATION, isDiagnosticTaken: false }))[0]).toBe('diagnostic');
    const dayMinutes = new Map([[SITUATION.today, 30]]);
    expect(planToday({ ...SITUATION, dayMinutes, isDiagnosticTaken: false }).tasks).toMatchObject([
      { kind: 'diagnostic', minutes: 30 },
    ]);
  });

  it('leaves time for due cards beside a practice exam', () => {
    expect(titles(planToday({ ...SITUATION, today: '2027-02-15' }))).toEqual([
      'Take Practice Exam 1: 50 questions',
      'Review 40 due cards, learn 10 new',
    ]);
  });

  it('reviews an essay on a day without a new one', () => {
    expect(titles(planToday({ ...SITUATION, essays: [] }))).toContain('Review your essay: Essay 9');
  });

  it.each([
    ['a free day', { dayMinutes: new Map([[SITUATION.today, 0]]) }, 0],
    ['a longer day', { dayMinutes: new Map([[SITUATION.today, 300]]) }, 300],
  ])('goes by the minutes of %s', (_, change, minutes) => {
    const today = planToday({ ...SITUATION, ...change });
    expect(today.minutes).toBe(minutes);
    expect(taken(today)).toBeLessThanOrEqual(minutes);
    expect(today.tasks.length > 0).toBe(minutes > 0);
  });

  it('asks for no essay where the exam has none', () => {
    const days = planDays({ ...SITUATION, preset: EXAM_PRESETS.multiple_choice });
    expect(days.flatMap(kindsOf)).not.toContain('essay');
  });

  it('reads nothing new in the last two weeks and mixes the subjects', () => {
    const today = planToday({ ...SITUATION, today: '2027-02-15', practiceExams: [] });
    expect(today.phase).toBe('review');
    expect(titles(today)).toEqual([
      'Review 40 due cards, learn 10 new',
      'Answer 15 mixed questions',
      'Write an essay: Essay 1',
      'Recall 4 missed rules',
    ]);
  });
});

describe('planDays', () => {
  it('goes to the eve of the exam, and ten weeks ahead without one', () => {
    expect(planDays(SITUATION)).toHaveLength(71);
    expect(planDays(SITUATION).at(-1)?.day).toBe('2027-02-22');
    expect(planDays({ ...SITUATION, examDay: null })).toHaveLength(70);
    expect(planDays({ ...SITUATION, examDay: SITUATION.today })).toEqual([]);
  });

  it('practices every subject, and none two days in a row where all are worth the same', () => {
    const days = planDays(SITUATION)
      .slice(0, 21)
      .map(({ tasks }) => tasks.flatMap(({ subject }) => subject ?? []));
    expect(new Set(days.slice(0, 7).flat())).toEqual(new Set(MBE_SUBJECTS));
    days.forEach((subjects, index) => {
      for (const subject of subjects) expect(days[index + 1] ?? []).not.toContain(subject);
    });
  });

  it('practices what has more at stake more often', () => {
    const subjects = SITUATION.subjects.map((figures) =>
      figures.subject === 'Torts' ? { ...figures, questionsAtStake: 20 } : figures,
    );
    const timesOf = (subject: string) =>
      planDays({ ...SITUATION, subjects }).filter(({ tasks }) => tasks.some((task) => task.subject === subject)).length;
    for (const other of MBE_SUBJECTS.filter((subject) => subject !== 'Torts')) {
      expect(timesOf('Torts')).toBeGreaterThan(timesOf(other));
    }
  });

  it('takes every practice exam in the last weeks, days apart', () => {
    const exams = planDays(SITUATION).filter((day) => kindsOf(day).includes('practice-exam'));
    expect(exams.flatMap(titles).filter((title) => title.startsWith('Take'))).toEqual([
      'Take Practice Exam 1: 50 questions',
      'Take Practice Exam 2: 50 questions',
    ]);
    expect(exams.map(({ day }) => day)).toEqual(['2027-02-13', '2027-02-17']);
  });

  const arbitrary = fc.record({
    examIn: fc.option(fc.integer({ min: 0, max: 120 })),
    exam: fc.constantFrom(...EXAM_KINDS),
    weekdayMinutes: fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 7, maxLength: 7 }),
    freeDays: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }),
    due: fc.integer({ min: 0, max: 2_000 }),
    unseen: fc.integer({ min: 0, max: 700 }),
    newPerDay: fc.integer({ min: 0, max: 100 }),
    missedRules: fc.integer({ min: 0, max: 60 }),
    stakes: fc.array(fc.double({ min: 0, max: 25, noNaN: true }), { minLength: 7, maxLength: 7 }),
    isDiagnosticTaken: fc.boolean(),
  });
  const situationOf = (drawn: typeof arbitrary extends fc.Arbitrary<infer Drawn> ? Drawn : never): PlanSituation => ({
    ...SITUATION,
    examDay: drawn.examIn === null ? null : addDays(SITUATION.today, drawn.examIn),
    preset: EXAM_PRESETS[drawn.exam],
    weekdayMinutes: drawn.weekdayMinutes,
    dayMinutes: new Map(drawn.freeDays.map((index) => [addDays(SITUATION.today, index), 0])),
    subjects: SITUATION.subjects.map((figures, index) => ({ ...figures, questionsAtStake: drawn.stakes[index] ?? 0 })),
    cards: { due: drawn.due, dueByDay: new Map(), unseen: drawn.unseen, newPerDay: drawn.newPerDay },
    missedRules: drawn.missedRules,
    isDiagnosticTaken: drawn.isDiagnosticTaken,
  });

  it('never asks for more than a day has, nor twice for one thing, and is the same every time', () => {
    fc.assert(
      fc.property(arbitrary, (drawn) => {
        const situation = situationOf(drawn);
        const days = planDays(situation);
        for (const day of days) {
          expect(taken(day)).toBeLessThanOrEqual(day.minutes);
          expect(day.tasks.length).toBeLessThanOrEqual(MAX_TASKS);
          expect(new Set(day.tasks.map(({ id }) => id)).size).toBe(day.tasks.length);
          for (const { count, minutes } of day.tasks) {
            expect(count).toBeGreaterThan(0);
            expect(minutes).toBeGreaterThan(0);
          }
        }
        expect(planDays(situation)).toEqual(days);
      }),
      { numRuns: 60 },
    );
  });

  it('spreads what was missed over the days left: no later day asks for more than it has', () => {
    const planned = planDays(SITUATION);
    const missed = { ...SITUATION, today: addDays(SITUATION.today, 3), cards: { ...SITUATION.cards, due: 320 } };
    const later = planDays(missed);
    expect(later[0]?.day).toBe(planned[3]?.day);
    expect(Math.max(...later.map(taken))).toBeLessThanOrEqual(240);
    expect(later[0]?.tasks[0]?.title).toContain('of 320 due cards');
  });
});
