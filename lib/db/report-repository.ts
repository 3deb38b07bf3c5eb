import 'server-only';
import type { ReportDecision, ReportedKind, ReportedProblem } from '@/lib/domain/reports/constants';
import { transactAsUser } from './lock-user';
import { database } from './prisma';
import { uuidV7 } from './uuid-v7';

const REPORT = {
  id: true,
  kind: true,
  itemId: true,
  problem: true,
  comment: true,
  title: true,
  wordingDigest: true,
  state: true,
  answer: true,
  createdAt: true,
  decidedAt: true,
} as const;

/** A report without the wording it was about. */
export type StoredReport = {
  id: string;
  kind: ReportedKind;
  itemId: string;
  problem: ReportedProblem;
  comment: string;
  title: string;
  wordingDigest: string;
  state: ReportDecision;
  answer: string;
  createdAt: Date;
  decidedAt: Date | null;
};

type Insertion = {
  userId: string;
  /** When a report of the learner has it already, that one is answered and nothing stored. */
  idempotencyKey: string | undefined;
  report: Pick<StoredReport, 'kind' | 'itemId' | 'problem' | 'comment' | 'title' | 'wordingDigest'> & {
    wording: string;
  };
  nowMs: number;
  limits: { mostOpen: number; mostSent: number; withinMs: number };
};

type Refusal = { refusal: 'no-user' } | { refusal: 'too-many-open' } | { refusal: 'too-many-sent'; oldestAtMs: number };

/** Stores a report of a learner, or says why not; those of one learner go one after the other. */
export function insertReport({
  userId,
  idempotencyKey,
  report,
  nowMs,
  limits: { mostOpen, mostSent, withinMs },
}: Insertion): Promise<StoredReport | Refusal> {
  return transactAsUser<StoredReport | Refusal>(userId, async ({ contentReport }, isUserKnown) => {
    if (!isUserKnown) return { refusal: 'no-user' };
    if (idempotencyKey !== undefined) {
      const known = { userId_idempotencyKey: { userId, idempotencyKey } };
      const stored = await contentReport.findUnique({ where: known, select: REPORT });
      if (stored) return stored;
    }
    if ((await contentReport.count({ where: { userId, state: 'open' } })) >= mostOpen) {
      return { refusal: 'too-many-open' };
    }
    const [oldest] = await contentReport.findMany({
      where: { userId, createdAt: { gt: new Date(nowMs - withinMs) } },
      orderBy: { createdAt: 'desc' },
      skip: mostSent - 1,
      take: 1,
      select: { createdAt: true },
    });
    if (oldest) return { refusal: 'too-many-sent', oldestAtMs: oldest.createdAt.getTime() };
    const data = { ...report, id: uuidV7(nowMs), userId, createdAt: new Date(nowMs) };
    return contentReport.create({ data: { ...data, idempotencyKey: idempotencyKey ?? null }, select: REPORT });
  });
}

/** Whose report it is, null when there is none. */
export async function findReportOwner(id: string): Promise<string | null> {
  const report = await database().contentReport.findUnique({ where: { id }, select: { userId: true } });
  return report?.userId ?? null;
}

/** Up to `limit` of the learner's reports, the newest first, from the one after `afterId` on. */
export function listReportsOf(
  userId: string,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<StoredReport[]> {
  return database().contentReport.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...(afterId !== undefined && { cursor: { id: afterId }, skip: 1 }),
    take: limit,
    select: REPORT,
  });
}

/** An item with how many reports on it stand how. */
export type ReportedItemCounts = {
  kind: ReportedKind;
  itemId: string;
  /** As it was when it was last reported. */
  title: string;
  lastReportedAt: Date;
  openCount: number;
  declinedCount: number;
  /** Of each confirmed report, what it was about. */
  confirmedDigests: string[];
};

/** Items with at least one report of this decision, those reported last first. */
export function listReportedItems(
  decision: ReportDecision,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReportedItemCounts[]> {
  return database('long').$queryRaw<ReportedItemCounts[]>`
    SELECT kind, item_id AS "itemId", (array_agg(title ORDER BY created_at DESC))[1] AS title,
           max(created_at) AS "lastReportedAt",
           count(*) FILTER (WHERE state = 'open')::int AS "openCount",
           count(*) FILTER (WHERE state = 'declined')::int AS "declinedCount",
           coalesce(array_agg(wording_digest) FILTER (WHERE state = 'confirmed'), '{}') AS "confirmedDigests"
    FROM content_report
    GROUP BY kind, item_id
    HAVING bool_or(state = ${decision}::report_decision)
    ORDER BY max(created_at) DESC, kind, item_id
    LIMIT ${limit} OFFSET ${offset}`;
}

/** Up to `limit` reports on an item, the newest first, with the wording that each was about. */
export function listReportsOn(kind: ReportedKind, itemId: string, limit: number) {
  return database('long').contentReport.findMany({
    where: { kind, itemId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { ...REPORT, wording: true },
  });
}

/** Up to `limit` reports of these decisions, the newest first. */
export function listReports(decisions: readonly ReportDecision[], limit: number): Promise<StoredReport[]> {
  return database('long').contentReport.findMany({
    where: { state: { in: [...decisions] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: REPORT,
  });
}

/** What the confirmed reports on these questions were about: their ids and digests, each pair once. */
export function findConfirmedWordings(
  questionIds: readonly string[],
): Promise<{ itemId: string; wordingDigest: string }[]> {
  return database().contentReport.findMany({
    where: { kind: 'question', itemId: { in: [...questionIds] }, state: 'confirmed' },
    distinct: ['itemId', 'wordingDigest'],
    select: { itemId: true, wordingDigest: true },
  });
}

type Decision = {
  id: string;
  state: ReportDecision;
  answer: string;
  /** Whether all reports on the same item that are open are decided alike. */
  isForAllOpen: boolean;
  nowMs: number;
};

/** Decides a report; answers how many were decided, none when there is no such report. */
export async function decideReports({ id, state, answer, isForAllOpen, nowMs }: Decision): Promise<number> {
  const report = await database().contentReport.findUnique({ where: { id }, select: { kind: true, itemId: true } });
  if (!report) return 0;
  const where = isForAllOpen ? { OR: [{ id }, { ...report, state: 'open' as const }] } : { id };
  const data = { state, answer, decidedAt: state === 'open' ? null : new Date(nowMs) };
  const { count } = await database().contentReport.updateMany({ where, data });
  return count;
}
