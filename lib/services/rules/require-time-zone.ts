import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import { calendarDay } from '@/lib/domain/time/calendar-day';

/** Throws 'invalid_input' for a time zone (IANA name) that is given and unknown, before anything is stored. */
export function requireTimeZone(timeZone: string | undefined, nowMs: number): void {
  if (timeZone !== undefined && calendarDay(nowMs, timeZone) === null) {
    throw new AppError('invalid_input', 'timeZone is not a time zone we know.');
  }
}
