import type { Plan, Today, TodayTask } from '@/lib/contract/plan';

const TASK: TodayTask = {
  id: 'cards',
  kind: 'cards',
  title: 'Review 40 of 282 due cards',
  reason: 'The rest waits for the next days.',
  minutes: 14,
  count: 40,
  subject: null,
  href: '/rule-statements?deck=due',
  done: 0,
  of: 40,
  isTicked: false,
  isDone: false,
};

const TORTS: TodayTask = {
  ...TASK,
  id: 'questions:Torts',
  kind: 'questions',
  title: 'Answer 12 Torts questions',
  reason: '9 of 25 exam questions are at stake.',
  minutes: 36,
  count: 12,
  subject: 'Torts',
  href: '/questions?subject=Torts&count=12&start=now',
  of: 12,
};

/** A Wednesday with two tasks. */
export const TODAY: Today = {
  day: '2026-01-14',
  state: 'study',
  exam: 'Uniform Bar Exam (UBE)',
  examDay: '2026-03-25',
  daysToExam: 70,
  minutes: 60,
  tasks: [TASK, TORTS],
  isDone: false,
  interrupted: [],
  streak: { currentDays: 3, longestDays: 5, hasStudiedToday: false },
  week: [12, 13, 14, 15, 16, 17, 18].map((date) => ({
    day: `2026-01-${date}`,
    minutes: date === 18 ? 0 : 60,
    answered: date < 14 ? 20 : 0,
    hasStudied: date < 14,
  })),
};

/** That Wednesday and the three weeks after it. */
export const PLAN: Plan = {
  today: '2026-01-14',
  isSet: true,
  exam: 'Uniform Bar Exam (UBE)',
  examDay: '2026-02-04',
  daysToExam: 21,
  isCut: false,
  days: Array.from({ length: 21 }, (_, place) => ({
    day: new Date(Date.UTC(2026, 0, 14 + place)).toISOString().slice(0, 10),
    minutes: 60,
    phase: 'learn' as const,
    tasks: [TORTS],
    usualMinutes: 60,
    isChanged: false,
  })),
};
