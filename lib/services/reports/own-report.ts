import 'server-only';
import type { StoredReport } from '@/lib/db/report-repository';
import type { OwnReport } from '@/lib/domain/reports/reported-item';
import { reportState } from '@/lib/domain/reports/wording';

/** A stored report as its sender sees it, by whether the item still says what it was about. */
export function toOwnReport(stored: StoredReport, isSameWording: boolean): OwnReport {
  const { id, kind, itemId, title, problem, comment, state, answer, createdAt, decidedAt } = stored;
  return {
    id,
    kind,
    itemId,
    title,
    problem,
    comment,
    state: reportState(state, isSameWording),
    answer,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
