import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { listReports } from '@/lib/db/report-repository';
import { currentDigests } from './current-wordings';
import { toOwnReport } from './own-report';
import { requireAdmin } from './require-admin';

/** Reports that the file holds, the newest. */
const MOST_REPORTS = 1000;
const COLUMNS = ['kind', 'itemId', 'title', 'problem', 'comment', 'state', 'answer', 'createdAt', 'decidedAt'] as const;

/**
 * What is to be looked at in the content files, as CSV: the reports that are open or confirmed, without
 * those mended since. Throws 'forbidden' for who is no administrator.
 */
export async function exportReports(userId: string, nowMs: number): Promise<File> {
  await requireAdmin(userId);
  const reports = await listReports(['open', 'confirmed'], MOST_REPORTS);
  const digestOf = await currentDigests(reports);
  const rows = reports
    .map((report) => toOwnReport(report, digestOf(report) === report.wordingDigest))
    .filter(({ state }) => state !== 'mended');
  const text = stringify(rows, {
    header: true,
    columns: [...COLUMNS],
    record_delimiter: '\n',
    // A comment is anybody's words: none of it is run by a spreadsheet.
    escape_formulas: true,
  });
  const name = `barwright-reports-${new Date(nowMs).toISOString().slice(0, 10)}.csv`;
  return new File([text], name, { type: 'text/csv; charset=utf-8' });
}
