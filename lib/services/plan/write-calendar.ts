import 'server-only';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { CALENDAR_FILENAME } from '@/lib/domain/plan/constants';
import { addDays } from '@/lib/domain/time/calendar-day';
import type { Asking } from '@/lib/services/memorize/learner-decks';
import { readPlan } from './read-plan';

/** A calendar of the plan: an event for every day of study and one for the exam, each a whole day. */
export async function writeCalendar(asking: Asking): Promise<File> {
  const { days, exam, examDay } = await readPlan(asking);
  const study = days
    .filter(({ tasks }) => tasks.length > 0)
    .map(
      ({ day, minutes, tasks }): EventAttributes => ({
        ...wholeDay(day, asking),
        title: `Study ${minutes} min`,
        description: tasks.map(({ title, minutes: each }) => `${title} (${each} min)`).join('\n'),
      }),
    );
  const end: EventAttributes[] = examDay ? [{ ...wholeDay(examDay, asking), title: exam ?? 'Bar exam' }] : [];
  const { error, value } = createEvents([...study, ...end], { calName: 'Barwright study plan' });
  if (error || !value) throw new Error('The calendar could not be written.', { cause: error });
  return new File([value], CALENDAR_FILENAME, { type: 'text/calendar' });
}

/** The day ends where the next begins; its id is the same in every calendar of this learner. */
function wholeDay(day: string, { userId, nowMs }: Asking) {
  return {
    uid: `${day}-${userId}@barwright`,
    timestamp: nowMs,
    productId: 'barwright',
    start: dateOf(day),
    end: dateOf(addDays(day, 1)),
    busyStatus: 'FREE' as const,
  };
}

function dateOf(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
