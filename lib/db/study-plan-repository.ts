import 'server-only';
import type { ExamKind } from '@/lib/domain/exams/exam-presets';
import { dayOf } from './card-review-repository';
import { writeInTurn } from './lock-user';
import { database } from './prisma';

export type StudyPlan = {
  /** The exam prepared for; null until the learner says. */
  exam: ExamKind | null;
  /** YYYY-MM-DD; null without an exam. */
  examDate: string | null;
  /** Minutes of study on each weekday, Monday first; null until the learner says. */
  weekdayMinutes: number[] | null;
  newCardsPerDay: number;
  /** Questions a day; null without a goal. */
  dailyGoal: number | null;
  /** IANA name of the zone whose days count, whatever the browser says; null for the browser's. */
  timeZone: string | null;
};

const PLAN = {
  exam: true,
  examDate: true,
  weekdayMinutes: true,
  newCardsPerDay: true,
  dailyGoal: true,
  timeZone: true,
} as const;

function toPlan<Row extends { examDate: Date | null; weekdayMinutes: number[] }>({
  examDate,
  weekdayMinutes,
  ...plan
}: Row) {
  return {
    ...plan,
    examDate: examDate && dayOf(examDate),
    weekdayMinutes: weekdayMinutes.length > 0 ? weekdayMinutes : null,
  };
}

/** What the learner set; null when the account is gone. */
export async function findStudyPlan(userId: string): Promise<StudyPlan | null> {
  const user = await database().user.findUnique({ where: { id: userId }, select: PLAN });
  return user && toPlan(user);
}

/** Keeps what is given and answers the whole; null when the account is gone. */
export async function updateStudyPlan(
  userId: string,
  { examDate, weekdayMinutes, ...rest }: { [Part in keyof StudyPlan]?: StudyPlan[Part] | undefined },
): Promise<StudyPlan | null> {
  const [user] = await writeInTurn(userId, () =>
    database().user.updateManyAndReturn({
      where: { id: userId },
      data: {
        ...rest,
        examDate: examDate && new Date(examDate),
        ...(weekdayMinutes !== undefined && { weekdayMinutes: weekdayMinutes ?? [] }),
      },
      select: PLAN,
    }),
  );
  return user ? toPlan(user) : null;
}
