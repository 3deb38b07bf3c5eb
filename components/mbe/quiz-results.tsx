'use client';

import { useEffect, useRef, useState } from 'react';
import type { Unsent } from '@/components/shell/use-unsent';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Meter } from '@/components/ui/meter';
import { OpenAnchor } from '@/components/ui/open-anchor';
import { Spinner } from '@/components/ui/spinner';
import type { WaitingAttempt } from '@/lib/client/attempt-outbox';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import type { QuizRun } from '@/lib/domain/mbe/quiz';
import { type MissedQuestion, missedQuestions, rulesOfMissed, summarizeQuiz } from '@/lib/domain/mbe/quiz-summary';
import { accuracyBand } from '@/lib/domain/performance/accuracy-band';
import { MAX_NUMBER_OF_RULES } from '@/lib/domain/rules/constants';
import { ruleQuizAddress } from '@/lib/domain/rules/rule-selection';
import { counted } from '@/lib/domain/text/counted';
import { AnsweredQuestion } from './answered-question';
import { type DiagnosticAnswer, DiagnosticResult } from './diagnostic-result';
import { ScoreFigures } from './score-figures';
import { SureMistakes } from './sure-mistakes';

type QuizResultsProps = {
  run: QuizRun;
  unsent: Unsent<WaitingAttempt>;
  onStartNew: () => void;
  /** Begins a quiz of these questions. */
  onRedo: (questions: QuizQuestion[]) => void;
};

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

/** What to do about the questions that were missed. */
function Missed({ missed, onRedo }: { missed: MissedQuestion[]; onRedo: QuizResultsProps['onRedo'] }) {
  const rules = rulesOfMissed(missed).slice(0, MAX_NUMBER_OF_RULES);
  const sure = missed.filter(({ answer }) => answer.confidence === 'High');
  return (
    <Card aria-labelledby="missed-title">
      <CardHeader title={`${counted(missed.length, 'question')} missed`} titleId="missed-title" />
      <CardBody className="grid gap-5">
        <SureMistakes mistakes={sure.map(({ answer, ...rest }) => ({ ...rest, chosenLabel: answer.label }))} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button onClick={() => onRedo(missed.map(({ question }) => question))}>
            {missed.length === 1 ? 'Redo the missed question' : `Redo the ${missed.length} missed`}
          </Button>
          {rules.length > 0 && (
            <ButtonLink
              href={ruleQuizAddress({ rules: rules.map(encodeURIComponent).join(','), numRules: String(rules.length) })}
              variant="secondary"
              prefetch={false}
            >
              {rules.length === 1 ? 'Write the rule' : `Write the ${rules.length} rules`} behind{' '}
              {missed.length === 1 ? 'it' : 'them'}
            </ButtonLink>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

function diagnosticAnswers({ questions, answers }: QuizRun): DiagnosticAnswer[] {
  return questions.flatMap((question, index) => {
    const answer = answers[index];
    return answer ? [{ ...answer, question, chosenLabel: answer.label }] : [];
  });
}

/** The summary of a finished quiz, shown whether or not its attempt could be saved. */
export function QuizResults({ run, unsent, onStartNew, onRedo }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // What stands above the results, such as why they are not saved, is to be seen with them.
    root.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);

  const isDiagnostic = run.filtersUsed.isDiagnostic === true;
  const summary = summarizeQuiz(run, Date.now());
  const missed = missedQuestions(run);
  const notReached = run.questions.length - run.answers.length;
  const attempt = unsent.items.find(({ key }) => key === run.quizId);
  // What goes while it stands refused was discarded, not saved.
  const [wasRefused, setWasRefused] = useState(false);
  const isRefused = attempt ? attempt.refusal !== null : wasRefused;
  if (isRefused !== wasRefused) setWasRefused(isRefused);

  return (
    // A notice that comes in above must not be scrolled away.
    <div ref={root} className="grid gap-6 [overflow-anchor:none]">
      <OpenAnchor />
      <Card aria-labelledby="results-title">
        <div className="flex flex-wrap items-start justify-between gap-4 px-5 pt-5 last:pb-5 sm:px-6 sm:pt-6 sm:last:pb-6">
          <div>
            <h2
              ref={heading}
              id="results-title"
              tabIndex={-1}
              className="font-serif text-2xl font-semibold outline-none"
            >
              {isDiagnostic ? 'Diagnostic Results' : 'Quiz Results'}
            </h2>
            {run.answers.length > 0 && (
              <SavingStatus isSaved={unsent.isRead && !attempt && !wasRefused} isSending={unsent.isSending} />
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            {isDiagnostic && <ButtonLink href="/">See today’s plan</ButtonLink>}
            <ButtonLink href="/questions/history" variant="secondary" prefetch={false}>
              Past attempts
            </ButtonLink>
            <Button variant={isDiagnostic ? 'secondary' : 'primary'} onClick={onStartNew}>
              Start New Quiz
            </Button>
          </div>
        </div>
        {/* The figures of a quiz rate it; the diagnostic rates nobody. */}
        {!isDiagnostic && (
          <CardBody>
            <ScoreFigures
              correctCount={summary.correctCount}
              incorrectCount={summary.incorrectCount}
              totalSeconds={summary.totalSeconds}
              averageSeconds={summary.averageSeconds}
            />
            {notReached > 0 && (
              <p className="mt-5">
                Time ran out with {counted(notReached, 'question')} unanswered.{' '}
                {run.answers.length > 0
                  ? 'The figures are of those you answered.'
                  : 'Nothing was answered, so nothing was saved.'}
              </p>
            )}
          </CardBody>
        )}
      </Card>
      {isDiagnostic && <DiagnosticResult answers={diagnosticAnswers(run)} />}
      {!isDiagnostic && missed.length > 0 && <Missed missed={missed} onRedo={onRedo} />}
      {!isDiagnostic && run.answers.length > 0 && (
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
                    tone={accuracyBand(percent)}
                    className="mt-1"
                  />
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      )}
      {run.answers.length > 0 && (
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
      )}
    </div>
  );
}
