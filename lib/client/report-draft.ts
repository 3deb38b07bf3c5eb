import * as z from 'zod/mini';
import { MAX_REPORT_LENGTH, REPORTED_PROBLEMS, type ReportedKind } from '@/lib/domain/reports/constants';
import { readRecord, recordKey, removeRecord, writeRecord } from './browser-store';
import { storedUserId } from './token-store';

const draftRecord = z.object({
  problem: z.enum(['', ...REPORTED_PROBLEMS]),
  comment: z.string().check(z.maxLength(MAX_REPORT_LENGTH)),
  /** Idempotency key under which it is sent. */
  key: z.string().check(z.minLength(1), z.maxLength(200)),
});
/** A report that was not sent yet. */
export type ReportDraft = z.output<typeof draftRecord>;

/** Where this browser keeps what the learner has typed of a report on an item; nothing is kept of a visitor. */
export function reportDraft(kind: ReportedKind, itemId: string) {
  const userId = storedUserId();
  const key = userId && recordKey('report-draft', userId, kind, itemId);
  return {
    /** What was typed before; null for nothing. */
    read: (): ReportDraft | null => (key && draftRecord.safeParse(readRecord(key)).data) || null,
    write: (draft: ReportDraft): void => {
      if (!key) return;
      if (draft.problem === '' && draft.comment === '') removeRecord(key);
      else writeRecord(key, draft);
    },
    remove: (): void => {
      if (key) removeRecord(key);
    },
  };
}
