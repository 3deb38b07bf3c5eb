import 'server-only';
import { findReportOwner, listReportsOf } from '@/lib/db/report-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { OwnReport } from '@/lib/domain/reports/reported-item';
import { currentDigests } from './current-wordings';
import { toOwnReport } from './own-report';

const PAGE_SIZE = 20;

/**
 * A page of the learner's reports, newest first, and the `before` of the next page, null on the last.
 * Throws 'not_found' or 'forbidden' when `before` is no report of theirs.
 */
export async function listOwnReports({
  userId,
  before,
}: {
  userId: string;
  before?: string | undefined;
}): Promise<{ reports: OwnReport[]; nextBefore: string | null }> {
  if (before !== undefined) {
    const ownerId = await findReportOwner(before);
    if (ownerId === null) throw new AppError('not_found', 'There is no such report.');
    if (ownerId !== userId) throw new AppError('forbidden', 'That report belongs to someone else.');
  }
  // One more than the page holds, to know whether another follows.
  const found = await listReportsOf(userId, { afterId: before, limit: PAGE_SIZE + 1 });
  const page = found.slice(0, PAGE_SIZE);
  const digestOf = await currentDigests(page);
  return {
    reports: page.map((report) => toOwnReport(report, digestOf(report) === report.wordingDigest)),
    nextBefore: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
}
