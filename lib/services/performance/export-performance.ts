import 'server-only';
import { findCells, type PerformanceFilters } from '@/lib/db/performance-repository';
import type { PerformanceFileFormat } from '@/lib/domain/performance/constants';
import { toFileRow, writePerformanceCsv } from '@/lib/domain/performance/write-performance-file';
import { requireAccount } from '@/lib/services/account/require-account';
import { learnerMoment } from '@/lib/services/memorize/learner-moment';
import { readInsights } from './read-insights';
import { readPerformance } from './read-performance';

type Export = PerformanceFilters & {
  userId: string;
  nowMs: number;
  timeZone?: string | undefined;
  format: PerformanceFileFormat;
};

/**
 * The learner's figures as a file named by their day. Throws 'invalid_input' for an unknown time zone,
 * 'unauthenticated' when the account is gone.
 */
export async function exportPerformance(asked: Export): Promise<File> {
  const file = await makeFile(asked);
  await requireAccount(asked.userId);
  return file;
}

async function makeFile({ userId, nowMs, timeZone, format, ...filters }: Export): Promise<File> {
  const [{ day }, cells] = await Promise.all([learnerMoment(userId, nowMs, timeZone), findCells(userId, filters)]);
  const name = `barwright-performance-${day}.${format}`;
  if (format === 'csv') return new File([writePerformanceCsv(cells)], name, { type: 'text/csv; charset=utf-8' });
  const [performance, insights] = await Promise.all([
    readPerformance({ userId, nowMs, ...filters }),
    readInsights({ userId, nowMs, timeZone, ...filters }),
  ]);
  const document = {
    exportedAt: new Date(nowMs).toISOString(),
    filters,
    performance,
    insights,
    rows: cells.map(toFileRow),
  };
  return new File([JSON.stringify(document, null, 2)], name, { type: 'application/json' });
}
