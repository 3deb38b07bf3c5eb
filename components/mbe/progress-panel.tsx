import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/progress';
import { performanceBand, performancePercent } from '@/lib/domain/mbe/performance';
import { correctCount, type QuizRun } from '@/lib/domain/mbe/quiz';
import { formatMinutesSeconds, type Stopwatch } from '@/lib/domain/mbe/stopwatch';
import { BAND_LOOKS } from './performance-looks';
import { useElapsedSeconds } from './use-elapsed-seconds';

function Reading({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="truncate text-xs text-muted lg:text-sm">{term}</dt>
      <dd className="font-semibold tabular-nums lg:font-serif lg:text-2xl">{children}</dd>
    </div>
  );
}

function Timer({ stopwatch }: { stopwatch: Stopwatch }) {
  const seconds = useElapsedSeconds(stopwatch);
  return <span role="timer">{formatMinutesSeconds(seconds)}</span>;
}

function Performance({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="text-muted">–</span>;
  const { word, text } = BAND_LOOKS[performanceBand(percent)];
  return (
    <span className={text}>
      {percent}% <span className="font-sans text-sm lg:text-base">{word}</span>
    </span>
  );
}

/** The instrument panel of a running quiz: beside the question, or a strip above it on a phone. */
export function ProgressPanel({ run }: { run: QuizRun }) {
  const { answers, questions } = run;
  const correct = correctCount(run);
  return (
    <aside
      aria-label="Quiz progress"
      className="sticky top-0 z-20 -mx-4 border-y border-line bg-surface px-4 py-2 sm:-mx-6 sm:px-6 lg:top-6 lg:order-2 lg:mx-0 lg:rounded-xl lg:border lg:p-6 lg:shadow-card"
    >
      <dl className="grid grid-cols-4 gap-x-3 gap-y-1 lg:grid-cols-2 lg:gap-y-4">
        <Reading term="Question time">
          <Timer stopwatch={run.questionStopwatch} />
        </Reading>
        <Reading term="Total time">
          <Timer stopwatch={run.totalStopwatch} />
        </Reading>
        <Reading term="Correct">{correct}</Reading>
        <Reading term="Incorrect">{answers.length - correct}</Reading>
        <Reading term="Progress">
          {answers.length} / {questions.length}
        </Reading>
        <Reading term="Remaining">{questions.length - answers.length}</Reading>
        <Reading term="Performance" className="col-span-2">
          <Performance percent={performancePercent(correct, answers.length)} />
        </Reading>
      </dl>
      <Progress label="Questions answered" value={answers.length} max={questions.length} className="mt-2 lg:mt-5" />
    </aside>
  );
}
