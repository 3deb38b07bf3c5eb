import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import type { EssayExam } from '@/lib/contract/essay-exams';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';

type ExamListProps = {
  exams: readonly EssayExam[];
  /** Where the next page begins, null on the last. */
  nextBefore: string | null;
  isFirstPage: boolean;
};

/** A page of the learner's exams, newest first; the one that runs leads back into it. */
export function ExamList({ exams, nextBefore, isFirstPage }: ExamListProps) {
  if (exams.length === 0) {
    return (
      <EmptyState title="No exams yet." action={<ButtonLink href="/essays">Practice - Essays</ButtonLink>}>
        Start Exam Mode to write essays against the clock; every exam you finish stays here with its analyses.
      </EmptyState>
    );
  }
  return (
    <>
      <Card aria-label="Exams">
        <ul>
          {exams.map((exam) => (
            <li key={exam.id} className="border-b border-line last:border-b-0">
              <ExamLink exam={exam} />
            </li>
          ))}
        </ul>
      </Card>
      <div className="mt-6 flex justify-between gap-3">
        {isFirstPage ? (
          <span />
        ) : (
          <ButtonLink href="/essays/exams" variant="secondary">
            Newest exams
          </ButtonLink>
        )}
        {nextBefore && (
          <ButtonLink href={`/essays/exams?before=${nextBefore}`} variant="secondary">
            Older exams
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function ExamLink({
  exam: { id, essays, startedAt, finishedAt, minutesPerEssay, secondsPerEssay },
}: {
  exam: EssayExam;
}) {
  const seconds = secondsPerEssay.reduce((sum, part) => sum + part, 0);
  return (
    <Link
      href={finishedAt ? `/essays/exams/${id}` : `/essays?exam=${id}`}
      prefetch={false}
      className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 text-ink no-underline transition-colors hover:bg-sunken"
    >
      <span>
        <span className="block font-semibold">
          {essays.length} {essays.length === 1 ? 'essay' : 'essays'}
          {minutesPerEssay !== null && `, ${minutesPerEssay} minutes each`}
        </span>
        <span className="block text-sm text-muted">
          <LocalTime atMs={Date.parse(startedAt)} />
          {finishedAt && ` · ${formatMinutesSeconds(seconds)} spent`}
        </span>
      </span>
      {finishedAt === null && <Badge tone="accent">Running</Badge>}
    </Link>
  );
}
