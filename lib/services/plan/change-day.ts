import 'server-only';
import { setDayMinutes } from '@/lib/db/study-day-repository';
import { findStudyPlan } from '@/lib/db/study-plan-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { DEFAULT_WEEKDAY_MINUTES, MAX_MINUTES_PER_DAY, MAX_PLAN_DAYS } from '@/lib/domain/plan/constants';
import { weekdayOf } from '@/lib/domain/plan/weekday';
import { addDays } from '@/lib/domain/time/calendar-day';
import type { Asking } from '@/lib/services/memorize/learner-decks';
import { learnerMoment } from '@/lib/services/memorize/learner-moment';

const noAccount = () => new AppError('unauthenticated', 'Please log in to continue.');

/** Throws 'invalid_input' for a day that is over, or further away than a plan goes. */
async function requirePlannedDays({ userId, nowMs, timeZone }: Asking, days: readonly string[]): Promise<void> {
  const { day: today } = await learnerMoment(userId, nowMs, timeZone);
  if (days.some((day) => day < today)) throw new AppError('invalid_input', 'That day is over.');
  if (days.some((day) => day > addDays(today, MAX_PLAN_DAYS))) {
    throw new AppError('invalid_input', 'The plan does not go that far ahead.');
  }
}

type NewMinutes = Asking & { day: string; minutes: number | null };

/**
 * Sets the minutes of a day: 0 makes it free, null gives it those of its weekday again. Throws
 * 'invalid_input' outside the plan, 'unauthenticated' without the account.
 */
export async function changeDay({ day, minutes, ...asking }: NewMinutes) {
  await requirePlannedDays(asking, [day]);
  if (!(await setDayMinutes(asking.userId, async () => [{ day, minutes }]))) throw noAccount();
  return { day, minutes };
}

type Move = Asking & { day: string; to: string };

/**
 * Moves a day's minutes to another day, on top of those it has; the day becomes free. Throws
 * 'invalid_input' outside the plan, and where there is nothing to move, 'unauthenticated' without the account.
 */
export async function moveDay({ day, to, ...asking }: Move) {
  await requirePlannedDays(asking, [day, to]);
  if (day === to) throw new AppError('invalid_input', 'Choose another day.');
  const plan = await findStudyPlan(asking.userId);
  const usual = plan?.weekdayMinutes ?? DEFAULT_WEEKDAY_MINUTES;
  let moved = 0;
  const isKnown = await setDayMinutes(asking.userId, async (minutesOf) => {
    const from = (await minutesOf(day)) ?? usual[weekdayOf(day)] ?? 0;
    if (from === 0) throw new AppError('invalid_input', 'That day is free: there is nothing to move.');
    const before = (await minutesOf(to)) ?? usual[weekdayOf(to)] ?? 0;
    moved = Math.min(MAX_MINUTES_PER_DAY, before + from);
    return [
      { day, minutes: 0 },
      { day: to, minutes: moved },
    ];
  });
  if (!isKnown) throw noAccount();
  return { day: to, minutes: moved };
}
