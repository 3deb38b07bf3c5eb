import 'server-only';
import { listReportedItems as listItems } from '@/lib/db/report-repository';
import { findWithdrawnQuestionIds } from '@/lib/db/withdrawal-repository';
import type { ReportDecision } from '@/lib/domain/reports/constants';
import type { ReportedItemSummary } from '@/lib/domain/reports/reported-item';
import { currentDigests } from './current-wordings';
import { requireAdmin } from './require-admin';

const PAGE_SIZE = 20;

type Page = { userId: string; decision: ReportDecision /** From 1. */; page: number };

/**
 * A page of the queue: the items with reports of this decision, those reported last first, each with how
 * many of its reports stand how. Throws 'forbidden' for who is no administrator.
 */
export async function listReportedItems({
  userId,
  decision,
  page,
}: Page): Promise<{ items: ReportedItemSummary[]; hasMore: boolean }> {
  await requireAdmin(userId);
  // One more than the page holds, to know whether another follows.
  const found = await listItems(decision, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  const items = found.slice(0, PAGE_SIZE);
  const [digestOf, withdrawn] = await Promise.all([currentDigests(items), findWithdrawnQuestionIds()]);
  return {
    items: items.map(({ confirmedDigests, lastReportedAt, ...item }) => {
      const confirmedCount = confirmedDigests.filter((digest) => digest === digestOf(item)).length;
      return {
        ...item,
        lastReportedAt: lastReportedAt.toISOString(),
        confirmedCount,
        mendedCount: confirmedDigests.length - confirmedCount,
        isWithdrawn: item.kind === 'question' && withdrawn.includes(item.itemId),
      };
    }),
    hasMore: found.length > PAGE_SIZE,
  };
}
