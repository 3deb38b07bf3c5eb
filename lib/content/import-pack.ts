import { readContent, updateContent } from '@/lib/db/content-repository';
import { isReviewed } from './blind-review';
import { ALL_CHECKS, runChecks } from './checks/all-checks';
import { desiredRows } from './desired-rows';
import { loadPack } from './load-pack';
import type { Pack } from './pack';
import { type ContentPlan, planImport } from './plan-import';
import { BrokenPackError } from './problem';

type PackOptions = {
  /** For example `prisma/content/barwright`. */
  packDirectory: string;
};

type ImportOptions = PackOptions & {
  /** Digest of the pack's files and of this program, remembered with what came of them. */
  inputs?: string;
};

export type ImportResult = {
  plan: ContentPlan;
  /** Questions that stay out until their review ends in agreement. */
  unreviewedCount: number;
};

/**
 * Brings the database of `DATABASE_URL` to what a pack says, in one transaction; imports at the same
 * time wait for one another, and a second import of the same pack writes nothing.
 * @throws BrokenPackError with every problem that keeps the pack out; nothing is imported then.
 */
export async function importPack({ packDirectory, inputs }: ImportOptions): Promise<ImportResult> {
  const pack = await readImportablePack(packDirectory);
  const desired = desiredRows(pack);
  const plan = await updateContent((stored) => ({ ...planImport(stored, desired), inputs }));
  return { plan, unreviewedCount: countUnreviewed(pack) };
}

/** What `importPack` would do, without doing it. */
export async function planPack({ packDirectory }: PackOptions): Promise<ImportResult> {
  const pack = await readImportablePack(packDirectory);
  return { plan: planImport(await readContent(), desiredRows(pack)), unreviewedCount: countUnreviewed(pack) };
}

async function readImportablePack(packDirectory: string): Promise<Pack> {
  const { pack, problems } = await loadPack(packDirectory);
  const blockingChecks = ALL_CHECKS.filter(({ blocksImport }) => blocksImport);
  const reasons = [...problems, ...runChecks(pack, blockingChecks)];
  if (reasons.length > 0) throw new BrokenPackError(reasons);
  return pack;
}

function countUnreviewed({ questions, blindReaders }: Pack): number {
  return questions.filter((question) => !isReviewed(question, blindReaders)).length;
}
