import { readRecord, recordKey, writeRecord } from './browser-store';

/** How much of the width the question has beside its answer, in percent; remembered by the browser. */

export const LEAST_QUESTION_PERCENT = 25;
export const MOST_QUESTION_PERCENT = 65;
const USUAL_PERCENT = 42;

/** The nearest share that leaves room for both sides. */
export function clampSplit(percent: number): number {
  if (!Number.isFinite(percent)) return USUAL_PERCENT;
  return Math.min(MOST_QUESTION_PERCENT, Math.max(LEAST_QUESTION_PERCENT, Math.round(percent)));
}

export function readSplit(userId: string): number {
  return clampSplit(Number(readRecord(recordKey('essay-split', userId)) ?? Number.NaN));
}

export function rememberSplit(userId: string, percent: number): void {
  writeRecord(recordKey('essay-split', userId), percent);
}
