import * as z from 'zod/mini';
import { outlineItem } from '@/lib/contract/outlines';
import { CARD_RATINGS } from '@/lib/domain/memorize/constants';
import { isConsistentQuiz, type OutlineQuizRun } from '@/lib/domain/outlines/outline-quiz';
import { readRecord, recordKey, removeRecord, writeRecord } from './browser-store';
import type { TabLockName } from './tab-lock-names';

/** The outline quiz in progress with what was typed, kept in the browser; what cannot be read back is dropped. */

const quizRecord = z.object({
  version: z.literal(1),
  course: z.nullable(z.string()),
  items: z.array(z.extend(outlineItem, { course: z.string(), mainIssue: z.string() })),
  entries: z.array(
    z.object({
      typed: z.string(),
      grade: z.nullable(z.object({ rating: z.enum(CARD_RATINGS), reviewKey: z.string() })),
    }),
  ),
  index: z.number(),
});

/** The quiz that was left, its rule hidden; null when there is none. */
export function findOutlineQuiz(userId: string): OutlineQuizRun | null {
  const record = quizRecord.safeParse(readRecord(recordKey('outline-quiz', userId)));
  if (!record.success) return null;
  const { version: _, ...kept } = record.data;
  const run = { ...kept, isRuleShown: false };
  return isConsistentQuiz(run) ? run : null;
}

/** Keeps a quiz as it is; false where the browser refuses. */
export function saveOutlineQuiz(userId: string, { isRuleShown: _, ...run }: OutlineQuizRun): boolean {
  return writeRecord(recordKey('outline-quiz', userId), { version: 1, ...run });
}

export function removeOutlineQuiz(userId: string): void {
  removeRecord(recordKey('outline-quiz', userId));
}

/** The lock that the tab holds in which the quiz is running. */
export function outlineQuizLockName(userId: string): TabLockName {
  return `barwright:outline-quiz:${userId}`;
}
