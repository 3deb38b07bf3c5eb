import 'server-only';
import { insertReport } from '@/lib/db/report-repository';
import { findReportedItems } from '@/lib/db/reported-item-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import {
  KIND_WORDS,
  MAX_OPEN_REPORTS,
  MAX_REPORTS_A_DAY,
  type ReportedKind,
  type ReportedProblem,
} from '@/lib/domain/reports/constants';
import type { OwnReport } from '@/lib/domain/reports/reported-item';
import { toOwnReport } from './own-report';

const DAY_MS = 24 * 60 * 60_000;

type Filing = {
  userId: string;
  report: { kind: ReportedKind; itemId: string; problem: ReportedProblem; comment: string };
  idempotencyKey: string | undefined;
  nowMs: number;
};

/**
 * Stores what a learner says is wrong with an item, together with its wording, once for each
 * idempotency key: the same key again answers the report as it is now. Throws 'not_found' for an unknown
 * item, 'throttled' after too many within a day, 'invalid_input' while too many are open,
 * 'unauthenticated' without the account.
 */
export async function fileReport({ userId, report, idempotencyKey, nowMs }: Filing): Promise<OwnReport> {
  const item = (await findReportedItems(report.kind, [report.itemId])).get(report.itemId);
  if (!item) throw new AppError('not_found', `There is no such ${KIND_WORDS[report.kind].toLowerCase()}.`);
  const { title, wording, wordingDigest } = item;
  const stored = await insertReport({
    userId,
    idempotencyKey,
    report: { ...report, title, wording, wordingDigest },
    nowMs,
    limits: { mostOpen: MAX_OPEN_REPORTS, mostSent: MAX_REPORTS_A_DAY, withinMs: DAY_MS },
  });
  if (!('refusal' in stored)) return toOwnReport(stored, stored.wordingDigest === wordingDigest);
  if (stored.refusal === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  if (stored.refusal === 'too-many-open') {
    throw new AppError(
      'invalid_input',
      `You have ${MAX_OPEN_REPORTS} reports that are not decided yet. Please wait for an answer to some of them.`,
    );
  }
  throw new AppError('throttled', `You can send at most ${MAX_REPORTS_A_DAY} reports a day. Please come back later.`, {
    retryAfterSeconds: Math.max(1, Math.ceil((stored.oldestAtMs + DAY_MS - nowMs) / 1000)),
  });
}
