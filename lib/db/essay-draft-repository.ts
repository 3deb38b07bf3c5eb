import 'server-only';
import type { DraftVersion } from '@/lib/domain/essays/draft-versions';
import { noteEssayDay } from './essay-day-repository';
import { transactAsUser } from './lock-user';
import { database, type Transaction } from './prisma';

/** Which of a learner's answers is meant: to an essay, in practice or in an exam. */
export type DraftPlace = { userId: string; essayId: string; examId: string | null };

/** An answer as it was saved; version 0 when there is none. */
export type StoredDraft = { version: number; html: string; text: string; savedAt: string | null };

const NO_DRAFT: StoredDraft = { version: 0, html: '', text: '', savedAt: null };

type NewDraft = DraftPlace & {
  html: string;
  text: string;
  wordCount: number;
  /** The version that was edited, 0 for none. */
  baseVersion: number;
  nowMs: number;
  /** The learner's own day on which they wrote it, YYYY-MM-DD; null when it is an old version. */
  day: string | null;
  /** Which versions stay. */
  choose: (versions: DraftVersion[]) => readonly DraftVersion[];
};

type SaveOutcome =
  /** Also when the very same was stored before. */
  | { status: 'saved'; version: number; savedAt: string }
  /** Another version than the one that was edited is stored. */
  | { status: 'conflict'; stored: StoredDraft }
  | { status: 'no-user' };

/** Saves an answer as its next version, unless another was saved since the version that was edited. */
export function saveDraft(draft: NewDraft): Promise<SaveOutcome> {
  const { userId, essayId, examId, html, text, wordCount, baseVersion, nowMs, day, choose } = draft;
  return transactAsUser(userId, async (transaction, isUserKnown): Promise<SaveOutcome> => {
    if (!isUserKnown) return { status: 'no-user' };
    const { id, draft: stored } = await findNewest(transaction, { userId, essayId, examId });
    if (stored.savedAt !== null && stored.html === html && stored.text === text) {
      return { status: 'saved', version: stored.version, savedAt: stored.savedAt };
    }
    if (stored.version !== baseVersion) return { status: 'conflict', stored };

    const version = baseVersion + 1;
    const { id: draftId } =
      id === null
        ? await transaction.essayDraft.create({ data: { userId, essayId, examId, version } })
        : await transaction.essayDraft.update({ where: { id }, data: { version } });
    const savedAt = new Date(nowMs);
    const size = html.length + text.length;
    await transaction.essayDraftVersion.create({ data: { draftId, version, html, text, size, wordCount, savedAt } });
    await thinVersions(transaction, draftId, choose);
    if (day !== null) await noteEssayDay(transaction, userId, day);
    return { status: 'saved', version, savedAt: savedAt.toISOString() };
  });
}

async function thinVersions(transaction: Transaction, draftId: string, choose: NewDraft['choose']): Promise<void> {
  const rows = await transaction.essayDraftVersion.findMany({
    where: { draftId },
    select: { version: true, size: true, savedAt: true },
  });
  const kept = choose(rows.map(({ savedAt, ...row }) => ({ ...row, savedAtMs: savedAt.getTime() })));
  if (kept.length === rows.length) return;
  await transaction.essayDraftVersion.deleteMany({
    where: { draftId, version: { notIn: kept.map(({ version }) => version) } },
  });
}

type Reader = Pick<Transaction, 'essayDraft'>;

const CONTENT = { version: true, html: true, text: true, savedAt: true } as const;

/** The answer as it was saved last, with the id of its row, null when there is none. */
async function findNewest(reader: Reader, place: DraftPlace): Promise<{ id: string | null; draft: StoredDraft }> {
  const row = await reader.essayDraft.findFirst({
    where: place,
    select: { id: true, versions: { orderBy: { version: 'desc' }, take: 1, select: CONTENT } },
  });
  const newest = row?.versions[0];
  return {
    id: row?.id ?? null,
    draft: newest ? { ...newest, savedAt: newest.savedAt.toISOString() } : NO_DRAFT,
  };
}

/** The answer as it was saved last. */
export async function findDraft(place: DraftPlace): Promise<StoredDraft> {
  return (await findNewest(database(), place)).draft;
}

/** An answer as it was saved once, null when there is no such version, or none any more. */
export async function findDraftVersion(place: DraftPlace, version: number): Promise<StoredDraft | null> {
  const found = await database().essayDraftVersion.findFirst({ where: { draft: place, version }, select: CONTENT });
  return found && { ...found, savedAt: found.savedAt.toISOString() };
}

/** The versions of an answer, newest first. */
export async function listVersions(place: DraftPlace) {
  const versions = await database().essayDraftVersion.findMany({
    where: { draft: place },
    orderBy: { version: 'desc' },
    select: { version: true, savedAt: true, wordCount: true },
  });
  return versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: savedAt.toISOString() }));
}

/** The newest version of every answer of an exam, by the essay's id. */
export async function findExamDrafts(examId: string) {
  const drafts = await database().essayDraft.findMany({
    where: { examId },
    select: {
      essayId: true,
      versions: { orderBy: { version: 'desc' }, take: 1, select: { html: true, text: true, wordCount: true } },
    },
  });
  return new Map(drafts.flatMap(({ essayId, versions }) => versions.map((newest) => [essayId, newest] as const)));
}

/** When an answer to each essay was saved last, in practice or an exam, and its words, by the essay's id. */
export async function findLastSaves(userId: string): Promise<Map<string, { savedAt: string; words: number }>> {
  const rows = await database().$queryRaw<{ essayId: string; savedAt: Date; words: number }[]>`
    SELECT DISTINCT ON (draft.essay_id)
      draft.essay_id AS "essayId", version.saved_at AS "savedAt", version.word_count AS words
    FROM essay_draft AS draft
    JOIN essay_draft_version AS version ON version.draft_id = draft.id AND version.version = draft.version
    WHERE draft.user_id = ${userId}::uuid
    ORDER BY draft.essay_id, version.saved_at DESC`;
  return new Map(rows.map(({ essayId, savedAt, words }) => [essayId, { savedAt: savedAt.toISOString(), words }]));
}
