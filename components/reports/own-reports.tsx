import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { KIND_WORDS, PROBLEM_WORDS } from '@/lib/domain/reports/constants';
import type { OwnReport } from '@/lib/domain/reports/reported-item';
import { ReportBadge } from './report-badge';

function ReportLine({ report }: { report: OwnReport }) {
  const { kind, title, problem, comment, state, answer, createdAt } = report;
  return (
    <li className="grid gap-2 border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {KIND_WORDS[kind]}: {title}
        </p>
        <ReportBadge state={state} />
      </div>
      <p className="text-sm text-muted">
        {PROBLEM_WORDS[problem]} · <LocalTime atMs={Date.parse(createdAt)} />
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
      {answer !== '' && (
        <div className="border-l-4 border-accent pl-3">
          <p className="text-sm font-semibold text-accent-ink">Answer</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
    </li>
  );
}

type OwnReportsProps = {
  reports: OwnReport[];
  /** Where the next page begins; null on the last. */
  nextBefore: string | null;
  isFirstPage: boolean;
};

/** A page of the learner's own reports, newest first. */
export function OwnReports({ reports, nextBefore, isFirstPage }: OwnReportsProps) {
  if (reports.length === 0) {
    return (
      <EmptyState title="No reports yet.">
        Where a question, a rule, an explanation or an essay seems wrong to you, choose ‘Report a problem’ beside it.
      </EmptyState>
    );
  }
  return (
    <>
      <Card aria-label="Reports" className="overflow-hidden">
        <ol>
          {reports.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ol>
      </Card>
      {(nextBefore !== null || !isFirstPage) && (
        <nav aria-label="Pages" className="flex flex-wrap justify-between gap-3">
          {isFirstPage ? (
            <span />
          ) : (
            <ButtonLink href="/profile/reports" variant="secondary">
              Newest reports
            </ButtonLink>
          )}
          {nextBefore !== null && (
            <ButtonLink href={`/profile/reports?before=${nextBefore}`} variant="secondary">
              Older reports
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
