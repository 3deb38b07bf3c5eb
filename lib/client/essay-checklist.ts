import * as z from 'zod/mini';
import { readRecord, recordKey, removeRecord, writeRecord } from './browser-store';

/** What a learner ticked on the checklist of an essay, remembered by the browser; by its words. */

const ticks = z.array(z.string());

export function readTicks(userId: string, essayId: string): ReadonlySet<string> {
  const record = ticks.safeParse(readRecord(recordKey('essay-checklist', userId, essayId)));
  return new Set(record.success ? record.data : []);
}

/** Remembers the ticks of an essay; none leave nothing behind. */
export function rememberTicks(userId: string, essayId: string, ticked: ReadonlySet<string>): void {
  const key = recordKey('essay-checklist', userId, essayId);
  if (ticked.size === 0) removeRecord(key);
  else writeRecord(key, [...ticked]);
}
