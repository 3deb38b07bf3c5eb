import * as z from 'zod/mini';
import { essayDraft } from '@/lib/contract/essay-drafts';
import type { ServerDraft } from '@/lib/domain/essays/draft-sync';
import { recordKey } from './browser-store';
import type { AnswerPlace } from './essay-drafts';
import { readEntries, readEntry, removeEntries, writeEntry } from './outbox-database';
import { storedUserId } from './token-store';

/**
 * What the server held of each answer when this browser last heard of it, so that an answer can be opened
 * without a network. What is typed on top of it stands in the outbox, never here.
 */

const VERSION = 1;
const DAY_MS = 86_400_000;
/** The latest are kept, within each of these. */
const MOST_COPIES = 100;
const MOST_CHARACTERS = 5_000_000;
const LONGEST_KEPT_MS = 60 * DAY_MS;

const copyRecord = z.object({
  version: z.literal(VERSION),
  /** Milliseconds since 1970. */
  keptAtMs: z.number(),
  draft: essayDraft,
});

function keyOf(userId: string, { essayId, examId }: AnswerPlace): string {
  return recordKey('draft-copy', userId, essayId, examId ?? 'practice');
}

/** The one that the server saved later. Its clock decides: versions count anew where a backup was restored. */
export function laterDraft(one: ServerDraft, other: ServerDraft): ServerDraft {
  const [time, otherTime] = [one, other].map(({ savedAt }) => (savedAt === null ? 0 : Date.parse(savedAt)));
  if (time !== otherTime) return (time ?? 0) > (otherTime ?? 0) ? one : other;
  return one.version >= other.version ? one : other;
}

function readCopy(record: unknown): z.output<typeof copyRecord> | null {
  const copy = copyRecord.safeParse(record);
  return copy.success ? copy.data : null;
}

/** What was last heard of an answer; null where nothing is kept of it. */
export async function findDraftCopy(userId: string, place: AnswerPlace): Promise<ServerDraft | null> {
  return readCopy(await readEntry(keyOf(userId, place)))?.draft ?? null;
}

/**
 * Keeps what the server holds of an answer, unless something later is kept; false where the browser refuses.
 * An answer that comes after its learner has left is not kept.
 */
export async function saveDraftCopy(userId: string, place: AnswerPlace, draft: ServerDraft): Promise<boolean> {
  return await writeEntry(keyOf(userId, place), { version: VERSION, keptAtMs: Date.now(), draft }, (stored) => {
    if (storedUserId() !== userId) return false;
    const known = readCopy(stored)?.draft;
    return known === undefined || laterDraft(draft, known) === draft;
  });
}

/** Takes out what is old, and the oldest of what is too much. */
export async function pruneDraftCopies(userId: string): Promise<void> {
  const copies = (await readEntries(recordKey('draft-copy', userId)))
    .map(({ storageKey, record }) => ({ storageKey, copy: readCopy(record) }))
    .sort((a, b) => (b.copy?.keptAtMs ?? 0) - (a.copy?.keptAtMs ?? 0));
  let [count, characters] = [0, 0];
  for (const { storageKey, copy } of copies) {
    count += 1;
    characters += copy ? copy.draft.html.length + copy.draft.text.length : 0;
    // By a clock that was set back nothing is old.
    const isOld = !copy || Date.now() - copy.keptAtMs > LONGEST_KEPT_MS;
    if (isOld || count > MOST_COPIES || characters > MOST_CHARACTERS) await writeEntry(storageKey, null);
  }
}

/**
 * Takes out all but those of the learner who stays, if one does: after a logout nobody reads them here. What
 * is not sent yet stays in the outbox.
 */
export async function removeDraftCopies(staying?: string): Promise<void> {
  const own = staying && recordKey('draft-copy', staying, '');
  await removeEntries('barwright:draft-copy', (storageKey) => !own || !storageKey.startsWith(own));
}
