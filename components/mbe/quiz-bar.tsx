import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ChevronIcon, CrossIcon, PauseIcon } from '@/components/ui/icons';
import { Progress } from '@/components/ui/progress';
import { performanceBand, performancePercent } from '@/lib/domain/mbe/performance';
import { correctCount, isPaused, type QuizRun } from '@/lib/domain/mbe/quiz';
import { formatMinutesSeconds, type Stopwatch } from '@/lib/domain/mbe/stopwatch';
import { BAND_TEXT } from './performance-looks';
import { useElapsedSeconds } from './use-elapsed-seconds';

/** From here on the time that is left is a warning. */
const LITTLE_TIME_SECONDS = 300;

const BUTTON =
  'flex h-full min-w-10 items-center justify-center gap-1.5 rounded px-2 font-semibold text-accent-ink transition-colors hover:bg-accent-soft';

function Reading({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Timer({ stopwatch }: { stopwatch: Stopwatch }) {
  const seconds = useElapsedSeconds(stopwatch);
  return <span role="timer">{formatMinutesSeconds(seconds)}</span>;
}

type ClockProps = { name: string; short?: string; tone?: string | false; children: ReactNode };

/** A clock in the bar, with its name before it where there is room. */
function Clock({ name, short = name, tone, children }: ClockProps) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', tone)}>
      <span className="text-muted max-sm:sr-only">{name} </span>
      <span aria-hidden="true" className="text-muted sm:hidden max-[22rem]:hidden">
        {short}{' '}
      </span>
      <span className="font-semibold">{children}</span>
    </span>
  );
}

function Countdown({ stopwatch, limitSeconds }: { stopwatch: Stopwatch; limitSeconds: number }) {
  const left = Math.max(0, limitSeconds - useElapsedSeconds(stopwatch));
  const isLittle = left <= LITTLE_TIME_SECONDS;
  return (
    <>
      <Clock name="Time left" short="Left" tone={isLittle && 'text-danger-ink'}>
        <span role="timer">{formatMinutesSeconds(left)}</span>
      </Clock>
      <span role="status" className="sr-only">
        {isLittle && 'Five minutes or less are left.'}
      </span>
    </>
  );
}

function Figures({ run }: { run: QuizRun }) {
  const { answers, conditions, questions } = run;
  const correct = correctCount(run);
  const percent = performancePercent(correct, answers.length);
  const band = percent === null ? null : performanceBand(percent);
  const isHidden = conditions.feedback === 'end';
  const hidden = <span className="font-normal text-muted">At the end</span>;
  return (
    <>
      <dl className="grid gap-1.5">
        <Reading term="Question time">
          <Timer stopwatch={run.questionStopwatch} />
        </Reading>
        <Reading term="Total time">
          <Timer stopwatch={run.totalStopwatch} />
        </Reading>
        <Reading term="Correct">{isHidden ? hidden : correct}</Reading>
        <Reading term="Incorrect">{isHidden ? hidden : answers.length - correct}</Reading>
        <Reading term="Performance">
          {isHidden ? hidden : band ? <span className={BAND_TEXT[band]}>{`${percent}% so far`}</span> : '–'}
        </Reading>
        <Reading term="Progress">
          {answers.length} / {questions.length}
        </Reading>
        <Reading term="Remaining">{questions.length - answers.length}</Reading>
      </dl>
      <Progress label="Questions answered" value={answers.length} max={questions.length} className="mt-3" />
    </>
  );
}

type QuizBarProps = { run: QuizRun; onPause: () => void; onShowKeys: () => void; onLeave: () => void };

/** The one bar above a running quiz: its place and clocks, its figures folded in, and the ways out. */
export function QuizBar({ run, onPause, onShowKeys, onLeave }: QuizBarProps) {
  const { timeLimitSeconds } = run.conditions;
  return (
    <aside aria-label="Quiz progress" className="sticky top-0 z-20 h-10 border-b border-line bg-surface text-sm">
      <div className="mx-auto flex h-full max-w-[92rem] items-center gap-x-3 px-3 sm:gap-x-5 sm:px-6">
        <span className="font-semibold whitespace-nowrap tabular-nums">
          <span className="sr-only">Question </span>
          {run.index + 1} / {run.questions.length}
        </span>
        <Clock name="Question" short="Q">
          <Timer stopwatch={run.questionStopwatch} />
        </Clock>
        {timeLimitSeconds === null ? (
          <Clock name="Total">
            <Timer stopwatch={run.totalStopwatch} />
          </Clock>
        ) : (
          <Countdown stopwatch={run.totalStopwatch} limitSeconds={timeLimitSeconds} />
        )}
        <details className="group h-full">
          <summary className={BUTTON}>
            <span className="max-sm:sr-only">Progress</span>
            <ChevronIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="absolute inset-x-0 top-full border-b border-line bg-surface p-4 shadow-raised sm:inset-x-auto sm:w-72 sm:rounded-b-lg sm:border-x">
            <Figures run={run} />
          </div>
        </details>
        <div className="ml-auto flex h-full items-center">
          {!isPaused(run) && (
            <button type="button" className={BUTTON} onClick={onPause}>
              <PauseIcon className="size-4" />
              <span className="max-sm:sr-only">Pause</span>
            </button>
          )}
          <button type="button" className={classNames(BUTTON, 'max-sm:hidden')} onClick={onShowKeys}>
            Shortcuts
          </button>
          <button type="button" className={BUTTON} onClick={onLeave}>
            <CrossIcon className="size-4 sm:hidden" />
            <span className="max-sm:sr-only">Save and exit</span>
          </button>
        </div>
      </div>
    </aside>
  );
}
