import { type Random, randomIndex } from '@/lib/domain/chance/shuffle';
import { planLastPass } from '@/lib/domain/memorize/exam-plan';
import { mixNewCards } from '@/lib/domain/memorize/mix-new-cards';
import type { PlanSituation, PlanTask } from '@/lib/domain/plan/plan';
import { planToday } from '@/lib/domain/plan/plan-days';
import { addDays } from '@/lib/domain/time/calendar-day';
import type { Activity, Observed } from './course';
import type { ExamContent } from './exam-content';
import { COURSE_DAYS } from './learner';

/** All that a way of studying may go by in the morning: what the product knows, never the learner's memory. */
export type Morning = {
  content: ExamContent;
  observed: Observed;
  /** From 0 to 69. */
  day: number;
  weekdayMinutes: readonly number[];
  random: Random;
};

/** What to do on a day, in order. */
export type Policy = (morning: Morning) => Activity[];

const NEW_CARDS_PER_DAY = 20;
const QUESTIONS_PER_SUBJECT = 25;
const QUESTIONS_OF_DIAGNOSTIC = 3;
const DAYS_PER_BLOCK = 10;
const FIRST_DAY = '2026-12-14';
const DAYS = Array.from({ length: COURSE_DAYS + 1 }, (_, index) => addDays(FIRST_DAY, index));
const NUMBER_OF_DAY = new Map(DAYS.map((day, index) => [day, index]));
const EXAM_DAY = DAYS[COURSE_DAYS] ?? '';
/** No last pass before the exam begins earlier. */
const LONGEST_PASS_DAYS = 28;
const ANY_NUMBER = 1_000;

export const POLICIES = {
  plan: followPlan,
  random: atRandom,
  blocks: inBlocks,
  'due cards first': dueFirst,
} as const satisfies Record<string, Policy>;
export type PolicyName = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as PolicyName[];

/** The product's plan for the day. */
function followPlan(morning: Morning): Activity[] {
  return planToday(situationOf(morning)).tasks.flatMap((task) => activityOf(task, morning));
}

function activityOf(task: PlanTask, morning: Morning): Activity[] {
  const { content, observed } = morning;
  const subject = content.subjects.findIndex(({ name }) => name === task.subject);
  switch (task.kind) {
    case 'cards':
      return [{ kind: 'cards', rules: dueDeck(morning).slice(0, task.count) }];
    case 'rule-quiz':
      return [{ kind: 'rule-quiz', rules: [...observed.missed].reverse().slice(0, task.count) }];
    case 'explanation':
      return [{ kind: 'reading', issue: Number(task.href.split('/').at(-1)) }];
    case 'diagnostic':
      // One that was interrupted goes on where it stopped.
      return content.subjects.map((_, place) => ({
        kind: 'questions',
        subject: place,
        count: Math.max(0, QUESTIONS_OF_DIAGNOSTIC - (observed.answered[place] ?? 0)),
      }));
    case 'questions':
    case 'practice-exam':
      return [{ kind: 'questions', subject: subject < 0 ? null : subject, count: task.count }];
    default:
      return [];
  }
}

/** Due and new cards in the order of the product's due deck. */
function dueDeck(morning: Morning): number[] {
  return mixNewCards(newRules(morning), dueRules(morning));
}

/** Any task, any subject, any rule. */
function atRandom({ content, random }: Morning): Activity[] {
  const draw = (): Activity => {
    const rules = () => Array.from({ length: 10 }, () => randomIndex(content.rules.length, random));
    switch (randomIndex(4, random)) {
      case 0:
        return { kind: 'cards', rules: rules() };
      case 1:
        return { kind: 'rule-quiz', rules: rules() };
      case 2:
        return { kind: 'reading', issue: randomIndex(content.issues.length, random) };
      default:
        return { kind: 'questions', subject: randomIndex(content.subjects.length, random), count: 10 };
    }
  };
  // More than any day holds.
  return Array.from({ length: 100 }, draw);
}

/** Ten days for each subject, with all that there is of it, and then never again. */
function inBlocks(morning: Morning): Activity[] {
  const { content, observed, day } = morning;
  const subject = Math.min(content.subjects.length - 1, Math.floor(day / DAYS_PER_BLOCK));
  const isOwn = (rule: number) => content.rules[rule]?.subject === subject;
  const unread = content.subjects[subject]?.issues.find((issue) => !observed.read.has(issue));
  return [
    ...(unread === undefined ? [] : [{ kind: 'reading' as const, issue: unread }]),
    {
      kind: 'cards',
      rules: [...dueRules(morning).filter(isOwn), ...unseenRules(morning).filter(isOwn).slice(0, NEW_CARDS_PER_DAY)],
    },
    { kind: 'questions', subject, count: ANY_NUMBER },
  ];
}

/** Every card that is due, the day's new ones, and then the subject with most at stake. */
function dueFirst(morning: Morning): Activity[] {
  const stakes = morning.content.subjects.map((_, subject) => questionsAtStake(morning.observed, subject));
  return [
    { kind: 'cards', rules: [...dueRules(morning), ...newRules(morning)] },
    { kind: 'questions', subject: stakes.indexOf(Math.max(...stakes)), count: ANY_NUMBER },
  ];
}

function questionsAtStake({ answered, correct }: Observed, subject: number): number {
  const asked = answered[subject] ?? 0;
  return asked === 0 ? QUESTIONS_PER_SUBJECT : QUESTIONS_PER_SUBJECT * (1 - (correct[subject] ?? 0) / asked);
}

function dayOf(day: number): string {
  return DAYS[day] ?? '';
}

const dueOfMorning = new WeakMap<Morning, number[]>();

/** Cards due by the scheduler, by a missed question, or by the last pass before the exam; longest due first. */
function dueRules(morning: Morning): number[] {
  const kept = dueOfMorning.get(morning);
  if (kept) return kept;
  const { observed, day } = morning;
  const { dueDay, scheduled } = observed;
  const passDay = lastPass(scheduled, day);
  const dueOn = dueDay.map((due, rule) => (scheduled[rule] ? Math.min(due, passDay(rule)) : due));
  const due: number[] = [];
  for (let rule = 0; rule < dueOn.length; rule += 1) if ((dueOn[rule] ?? 0) <= day) due.push(rule);
  due.sort((a, b) => (dueOn[a] ?? 0) - (dueOn[b] ?? 0) || a - b);
  dueOfMorning.set(morning, due);
  return due;
}

function lastPass(scheduled: Observed['scheduled'], day: number): (rule: number) => number {
  if (COURSE_DAYS - day > LONGEST_PASS_DAYS) return () => Number.POSITIVE_INFINITY;
  const cards = scheduled.flatMap((memory, rule) =>
    memory ? [{ key: String(rule), stability: memory.stability, lastDay: dayOf(memory.day) }] : [],
  );
  const pass = planLastPass({ examDay: EXAM_DAY, today: dayOf(day), newCardsPerDay: NEW_CARDS_PER_DAY, cards });
  return (rule) => NUMBER_OF_DAY.get(pass?.latestDayOf(String(rule)) ?? EXAM_DAY) ?? COURSE_DAYS;
}

/** Cards never seen, those of issues that were begun first. */
function unseenRules({ content, observed: { scheduled, dueDay }, day }: Morning): number[] {
  const unseen: number[] = [];
  for (let rule = 0; rule < scheduled.length; rule += 1) {
    if (scheduled[rule] === null && (dueDay[rule] ?? 0) > day) unseen.push(rule);
  }
  if (unseen.length === 0) return unseen;
  const begun = new Set(content.rules.filter((_, rule) => scheduled[rule]).map(({ issue }) => issue));
  const isBegun = (rule: number) => begun.has(content.rules[rule]?.issue ?? -1);
  return [...unseen.filter(isBegun), ...unseen.filter((rule) => !isBegun(rule))];
}

function newRules(morning: Morning): number[] {
  return unseenRules(morning).slice(0, NEW_CARDS_PER_DAY);
}

function situationOf(morning: Morning): PlanSituation {
  const { content, observed, day, weekdayMinutes } = morning;
  const stakes = content.subjects.map((_, subject) => questionsAtStake(observed, subject));
  const subjects = content.subjects.map(({ name, questions }, subject) => {
    const last = observed.lastDay[subject] ?? null;
    return {
      subject: name,
      questionsAtStake: stakes[subject] ?? 0,
      unseenShare: Math.max(0, 1 - (observed.answered[subject] ?? 0) / questions),
      lastDay: last === null ? null : dayOf(last),
      weakestIssue: null,
    };
  });
  const explanations = content.issues
    .map(({ name, subject, weight }, issue) => ({ name, issue, weight, stake: stakes[subject] ?? 0 }))
    .filter(({ issue }) => !observed.read.has(issue))
    .sort((a, b) => b.stake - a.stake || b.weight - a.weight)
    .map(({ name, issue }) => ({ title: name, href: `/understand/subject/${issue}` }));
  return {
    today: dayOf(day),
    examDay: EXAM_DAY,
    preset: { essays: null },
    weekdayMinutes,
    dayMinutes: new Map(),
    subjects,
    cards: {
      due: dueRules(morning).length,
      dueByDay: new Map(),
      unseen: unseenRules(morning).length,
      newPerDay: NEW_CARDS_PER_DAY,
    },
    missedRules: observed.missed.size,
    essays: [],
    essaysToReview: [],
    explanations,
    // A practice exam is a set of mixed questions here, which the last two weeks bring without it.
    practiceExams: [],
    isDiagnosticTaken: observed.answered.every((count) => count > 0),
  };
}
