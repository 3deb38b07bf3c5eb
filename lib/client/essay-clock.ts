import * as z from 'zod/mini';
import type { Stopwatch } from '@/lib/domain/mbe/stopwatch';
import { readRecord, recordKey, removeRecord, writeRecord } from './browser-store';

const stopwatchRecord = z.object({
  countedMs: z.number().check(z.minimum(0)),
  runningSinceMs: z.nullable(z.number()),
});

/** The learner's clock of an essay, which a reload does not stop; null before it is started. */
export function readEssayClock(userId: string, essayId: string): Stopwatch | null {
  const record = stopwatchRecord.safeParse(readRecord(recordKey('essay-clock', userId, essayId)));
  return record.success ? record.data : null;
}

/** Keeps the clock of an essay; without one it is forgotten. */
export function writeEssayClock(userId: string, essayId: string, stopwatch: Stopwatch | null): void {
  const key = recordKey('essay-clock', userId, essayId);
  if (stopwatch) writeRecord(key, stopwatch);
  else removeRecord(key);
}
