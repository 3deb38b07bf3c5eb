'use client';

import { useEffect, useRef, useState } from 'react';
import type { Unsent } from '@/components/shell/use-unsent';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Meter } from '@/components/ui/meter';
import { Spinner } from '@/components/ui/spinner';
import type { WaitingAttempt } from '@/lib/client/attempt-outbox';
import { performanceBand } from '@/lib/domain/mbe/performance';
import type { QuizRun } from '@/lib/domain/mbe/quiz';
import { summarizeQuiz } from '@/lib/domain/mbe/quiz-summary';
import { AnsweredQuestion } from './answered-question';
import { ScoreFigures } from './score-figures';

type QuizResultsProps = { run: QuizRun; unsent: Unsent<WaitingAttempt>; onStartNew: () => void };

/** Whether the attempt has reached the server, in a line; a failure is told above. */
function SavingStatus({ isSaved, isSending }: { isSaved: boolean; isSending: boolean }) {
  return (
    <p role="status" className="text-muted">
      {isSaved && 'Saved to your history.'}
      {!isSaved && isSending && (
        <span className="inline-flex items-center gap-2">
          <Spinner /> Saving your results...
        </span>
      )}
    </p>
  );
}

/** The summary of a finished quiz, shown whether or not its attempt could be saved. */
export function QuizResults({ run, unsent, onStartNew }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // What stands above the results, such as why they are not saved, is to be seen with them.
    root.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);

  const summary = summarizeQuiz(run, Date.now());
  const attempt = unsent.items.find(({ key }) => key === run.quizId);
  // What goes while it stands refused was discarded, not saved.
  const [wasRefused, setWasRefused] = useState(false);
  const isRefused = attempt ? attempt.refusal !== null : wasRefused;
  if (isRefused !== wasRefused) setWasRefused(isRefused);

  return (
    // A notice that comes in above must not be scrolled away.
    <div ref={root} className="grid gap-6 [overflow-anchor:none]">
      <Card aria-labelledby="results-title">
        <div className="flex flex-wrap items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
          <div>
            <h2
              ref={heading}
              id="results-title"
              tabIndex={-1}
              className="font-serif text-2xl font-semibold outline-none"
            >
              Quiz Results
            </h2>
            <SavingStatus isSaved={unsent.isRead && !attempt && !wasRefused} isSending={unsent.isSending} />
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/questions/history" variant="secondary" prefetch={false}>
              Past attempts
            </ButtonLink>
            <Button onClick={onStartNew}>Start New Quiz</Button>
          </div>
        </div>
        <CardBody>
          <ScoreFigures
            correctCount={summary.correctCount}
            incorrectCount={summary.incorrectCount}
            totalSeconds={summary.totalSeconds}
            averageSeconds={summary.averageSeconds}
          />
        </CardBody>
      </Card>
      <Card aria-labelledby="by-subject-title">
        <CardHeader title="By subject" titleId="by-subject-title" />
        <CardBody>
          <ul className="grid gap-4">
            {summary.subjects.map(({ subject, correctCount, answeredCount, percent }) => (
              <li key={subject}>
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{subject}</span>
                  <span className="tabular-nums">
                    {correctCount} of {answeredCount} · {percent}%
                  </span>
                </p>
                <Meter
                  label={`Performance in ${subject}`}
                  percent={percent}
                  tone={performanceBand(percent)}
                  className="mt-1"
                />
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
      <Card aria-labelledby="by-question-title">
        <CardHeader
          title="Question by question"
          titleId="by-question-title"
          description="Open a question to read its explanations again."
        />
        <CardBody>
          <ol>
            {run.questions.flatMap((question, index) => {
              const answer = run.answers[index];
              if (!answer) return [];
              const { label, ...rest } = answer;
              return (
                <AnsweredQuestion
                  key={question.id}
                  number={index + 1}
                  question={question}
                  chosenLabel={label}
                  {...rest}
                />
              );
            })}
          </ol>
        </CardBody>
      </Card>
    </div>
  );
}
