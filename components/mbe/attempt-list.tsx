import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import type { AttemptSummary } from '@/lib/contract/quiz';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import { performancePercent } from '@/lib/domain/mbe/performance';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';
import { accuracyBand, BAND_WORDS } from '@/lib/domain/performance/accuracy-band';

function AttemptLine({ attempt }: { attempt: AttemptSummary }) {
  const { id, createdAt, correctCount, incorrectCount, totalTimeSeconds } = attempt;
  const answered = correctCount + incorrectCount;
  const percent = performancePercent(correctCount, answered) ?? 0;
  const band = accuracyBand(percent);
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        href={`/questions/history/${id}`}
        prefetch={false}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4 transition-colors hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{filterTitle(attempt)}</span>
          <span className="text-sm text-muted">
            <LocalTime atMs={Date.parse(createdAt)} /> · {formatMinutesSeconds(totalTimeSeconds)}
          </span>
        </span>
        <span className="flex items-center gap-3 tabular-nums">
          {correctCount} of {answered} correct
          <Badge tone={band}>
            {percent}% <span className="font-normal">{BAND_WORDS[band]}</span>
          </Badge>
        </span>
      </Link>
    </li>
  );
}

type AttemptListProps = {
  attempts: AttemptSummary[];
  /** Where the next page begins; null on the last. */
  nextBefore: string | null;
  isFirstPage: boolean;
};

/** A page of the learner's attempts, newest first. */
export function AttemptList({ attempts, nextBefore, isFirstPage }: AttemptListProps) {
  if (attempts.length === 0) {
    return (
      <EmptyState title="No attempts yet." action={<ButtonLink href="/questions">Start a quiz</ButtonLink>}>
        Finish a quiz and you can review it here, question by question.
      </EmptyState>
    );
  }
  return (
    <>
      <Card aria-label="Attempts" className="overflow-hidden">
        <ol>
          {attempts.map((attempt) => (
            <AttemptLine key={attempt.id} attempt={attempt} />
          ))}
        </ol>
      </Card>
      {(nextBefore !== null || !isFirstPage) && (
        <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
          {isFirstPage ? (
            <span />
          ) : (
            <ButtonLink href="/questions/history" variant="secondary">
              Newest attempts
            </ButtonLink>
          )}
          {nextBefore !== null && (
            <ButtonLink href={`/questions/history?before=${nextBefore}`} variant="secondary">
              Older attempts
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
