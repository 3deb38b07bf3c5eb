import * as z from 'zod/mini';
import { readRecord, recordKey, removeRecord, writeRecord } from './browser-store';

/** What a learner ticked on the checklist of an essay, remembered by the browser; by its words. */

const ticks = z.array(z.string());

export function readTicks(userId: string, essayId: string): ReadonlySet<string> {
  const record = ticks.safeParse(readRecord(recordKey('essay-checklist', userId, essayId)));
  return new Set(record.success ? record.data : []);
}

/** Remembers a tick, or that it was taken away, beside those that another tab has set; the last leaves nothing behind. */
export function rememberTick(userId: string, essayId: string, item: string, isTicked: boolean): void {
  const ticked = new Set(readTicks(userId, essayId));
  if (isTicked) ticked.add(item);
  else ticked.delete(item);
  if (ticked.size === 0) forgetTicks(userId, essayId);
  else writeRecord(recordKey('essay-checklist', userId, essayId), [...ticked]);
}

/** Forgets all ticks of an essay. */
export function forgetTicks(userId: string, essayId: string): void {
  removeRecord(recordKey('essay-checklist', userId, essayId));
}
