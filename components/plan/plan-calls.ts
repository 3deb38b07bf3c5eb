import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { announceChanges } from '@/lib/client/changes';
import { observeRead } from '@/lib/client/observe-read';
import { changePlanDay, getPlan, getPlanCalendar, getToday, movePlanDay, tickTask } from '@/lib/contract/plan';

/** What the screens of the plan read and send; comes after their first view. Each throws as `call`. */
export const readToday = observeRead(getToday);
export const readPlan = observeRead(getPlan);

export async function sendTick(taskId: string, isTicked: boolean): Promise<void> {
  await call(tickTask, { params: { taskId }, body: { isTicked, timeZone: browserTimeZone() } });
  announceChanges([getToday]);
}

/** 0 makes the day free, null gives it the minutes of its weekday again. */
export async function sendMinutes(day: string, minutes: number | null): Promise<void> {
  await call(changePlanDay, { params: { day }, body: { minutes, timeZone: browserTimeZone() } });
  announceChanges([getPlan, getToday]);
}

export async function sendMove(day: string, to: string): Promise<void> {
  await call(movePlanDay, { params: { day }, body: { to, timeZone: browserTimeZone() } });
  announceChanges([getPlan, getToday]);
}

export function fetchCalendar(): Promise<File> {
  return call(getPlanCalendar, { query: { timeZone: browserTimeZone() } });
}
