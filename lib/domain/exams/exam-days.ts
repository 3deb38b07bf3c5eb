import { addDays } from '@/lib/domain/time/calendar-day';

/** Days are YYYY-MM-DD. */
export type ExamDays = { first: string; last: string };

const WEDNESDAY = 3;
const FEBRUARY = 2;
const JULY = 7;

/** The next three bar exams that begin on `today` or later: a Tuesday and the last Wednesday of February or July. */
export function nextExamDays(today: string): ExamDays[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2]
    .flatMap((each) => [examDaysOf(each, FEBRUARY), examDaysOf(each, JULY)])
    .filter(({ first }) => first >= today)
    .slice(0, 3);
}

function examDaysOf(year: number, month: number): ExamDays {
  const lastOfMonth = new Date(Date.UTC(year, month, 0));
  const last = addDays(lastOfMonth.toISOString().slice(0, 10), -((lastOfMonth.getUTCDay() + 7 - WEDNESDAY) % 7));
  return { first: addDays(last, -1), last };
}
