import { MutationObserver } from '@tanstack/react-query';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { announceChanges } from '@/lib/client/changes';
import { observeRead } from '@/lib/client/observe-read';
import { queryClient } from '@/lib/client/query';
import { changePlanDay, getPlan, getPlanCalendar, getToday, movePlanDay, tickTask } from '@/lib/contract/plan';

/** What the screens of the plan read and send; comes after their first view. Each throws as `call`. */
export const readToday = observeRead(getToday);
export const readPlan = observeRead(getPlan);

/** The ticks of one task go one after the other, so that the last word is the last that arrives. */
export async function sendTick(taskId: string, isTicked: boolean): Promise<void> {
  const sending = new MutationObserver(queryClient(), {
    scope: { id: `tick ${taskId}` },
    mutationFn: (body: { isTicked: boolean; timeZone: string }) => call(tickTask, { params: { taskId }, body }),
  });
  await sending.mutate({ isTicked, timeZone: browserTimeZone() });
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
