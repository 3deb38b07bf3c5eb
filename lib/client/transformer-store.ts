import * as z from 'zod/mini';
import { WORD_STYLES } from '@/lib/domain/transformer/options';
import { readRecord, recordKey, removeRecord, writeRecord } from './browser-store';

/** What the browser remembers of a learner's document transformer. */

const choice = z.object({
  options: z.optional(
    z.object({
      style: z.enum(WORD_STYLES),
      keepNumbers: z.boolean(),
      keepHeadings: z.boolean(),
      keepBold: z.boolean(),
    }),
  ),
  /** Whether the originals go into the archive too. */
  withKey: z.optional(z.boolean()),
  /** What the options are tried on. */
  sample: z.optional(z.string()),
});
type TransformerChoice = z.output<typeof choice>;

/** What was last chosen; empty where nothing is remembered. */
export function readTransformerChoice(userId: string): TransformerChoice {
  const record = choice.safeParse(readRecord(recordKey('transformer', userId)));
  return record.success ? record.data : {};
}

/** Remembers a choice, leaving the parts that it does not name. */
export function rememberTransformerChoice(userId: string, change: TransformerChoice): void {
  writeRecord(recordKey('transformer', userId), { ...readTransformerChoice(userId), ...change });
}

const fileNames = z.array(z.string());

/** The names of files that were being uploaded when the page went away; empty for none. */
export function readUnsentFiles(userId: string): string[] {
  const record = fileNames.safeParse(readRecord(recordKey('unsent-files', userId)));
  return record.success ? record.data : [];
}

/** Notes which files are still to be uploaded: a page cannot keep the files themselves. */
export function noteUnsentFiles(userId: string, names: readonly string[]): void {
  const key = recordKey('unsent-files', userId);
  if (names.length > 0) writeRecord(key, names);
  else removeRecord(key);
}
