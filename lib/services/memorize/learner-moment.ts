import 'server-only';
import { findLastTimeZone } from '@/lib/db/card-review-repository';
import { findSetTimeZone } from '@/lib/db/user-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { calendarDay, isTimeZone } from '@/lib/domain/time/calendar-day';

/** A moment as a learner sees it. */
export type LearnerMoment = {
  nowMs: number;
  /** IANA name. */
  timeZone: string;
  /** The learner's own calendar day, YYYY-MM-DD. */
  day: string;
};

/**
 * The learner's day at a moment: in the time zone they set, else in the one given, else in that of
 * their last review, else in UTC. Throws 'invalid_input' for a zone that is none.
 */
export async function learnerMoment(
  userId: string,
  nowMs: number,
  timeZone: string | undefined,
): Promise<LearnerMoment> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw new AppError('invalid_input', 'timeZone is not a time zone we know.');
  }
  const zone = (await findSetTimeZone(userId)) ?? timeZone ?? (await findLastTimeZone(userId)) ?? 'UTC';
  const day = calendarDay(nowMs, zone);
  if (day === null) throw new Error(`${zone}, which the learner set, is no time zone any more.`);
  return { nowMs, timeZone: zone, day };
}
