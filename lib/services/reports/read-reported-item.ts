import 'server-only';
import { countChosenOptions } from '@/lib/db/attempt-history-repository';
import { findQuestions } from '@/lib/db/question-repository';
import { listReportsOn } from '@/lib/db/report-repository';
import { findReportedItems } from '@/lib/db/reported-item-repository';
import { findWithdrawnQuestionIds } from '@/lib/db/withdrawal-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { ReportedKind } from '@/lib/domain/reports/constants';
import type { OptionShares, ReportedItemDetails } from '@/lib/domain/reports/reported-item';
import { toOwnReport } from './own-report';
import { requireAdmin } from './require-admin';

/** Reports that the page of an item shows. */
const MOST_REPORTS = 200;
const NONE: readonly string[] = [];

/**
 * An item with the newest reports on it, what it says now and, of a question, how often each option was
 * chosen. Throws 'forbidden' for who is no administrator, 'not_found' for what nobody has reported.
 */
export async function readReportedItem(
  userId: string,
  kind: ReportedKind,
  itemId: string,
): Promise<ReportedItemDetails> {
  await requireAdmin(userId);
  const [reports, items, options, withdrawn] = await Promise.all([
    listReportsOn(kind, itemId, MOST_REPORTS),
    findReportedItems(kind, [itemId]),
    kind === 'question' ? optionShares(itemId) : null,
    kind === 'question' ? findWithdrawnQuestionIds() : NONE,
  ]);
  const item = items.get(itemId);
  if (!item || reports.length === 0) throw new AppError('not_found', 'There are no reports on such an item.');
  const isCurrent = (digest: string) => digest === item.wordingDigest;
  return {
    kind,
    itemId,
    title: item.title,
    wording: item.wording,
    isWithdrawn: withdrawn.includes(itemId),
    canWithdraw:
      kind === 'question' &&
      reports.some(({ state, wordingDigest }) => state === 'confirmed' && isCurrent(wordingDigest)),
    options,
    reports: reports.map(({ wording, ...report }) => ({
      ...toOwnReport(report, isCurrent(report.wordingDigest)),
      earlierWording: isCurrent(report.wordingDigest) ? null : wording,
    })),
  };
}

/** How often each option of a question was chosen, by all learners. */
async function optionShares(questionId: string): Promise<OptionShares> {
  const [counts, [question]] = await Promise.all([countChosenOptions(questionId), findQuestions([questionId])]);
  const answered = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    answered,
    shares: (question?.options ?? []).map(({ label }) => {
      const count = counts.find((one) => one.label === label)?.count ?? 0;
      return {
        label,
        isKey: label === question?.correctOptLabel,
        count,
        percent: answered === 0 ? 0 : (count / answered) * 100,
      };
    }),
  };
}
