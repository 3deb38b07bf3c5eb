import * as z from 'zod/mini';
import { readRecord, recordKey, writeRecord } from './browser-store';

const clockRecord = z.object({ examId: z.string(), index: z.number(), openedAtMs: z.number() });

/** An essay of an exam, by its place. */
type ExamPlace = { examId: string; index: number };

/**
 * When an essay of the running exam was opened, milliseconds since 1970 by this device's clock; null where it was not
 * seen here. A page that is shown again without a network only says how long it had been open when the page was made.
 */
export function readExamClock(userId: string, { examId, index }: ExamPlace): number | null {
  const { success, data } = clockRecord.safeParse(readRecord(recordKey('exam-clock', userId)));
  return success && data.examId === examId && data.index === index ? data.openedAtMs : null;
}

/** Keeps that moment, of the essay that runs alone. */
export function writeExamClock(userId: string, place: ExamPlace, openedAtMs: number): void {
  writeRecord(recordKey('exam-clock', userId), { ...place, openedAtMs });
}
