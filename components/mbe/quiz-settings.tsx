'use client';

import { type Ref, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { START_PLACE } from '@/components/ui/start-place';
import { MAX_NUMBER_OF_QUESTIONS } from '@/lib/domain/mbe/constants';
import { type ChosenExam, type ExamSwitches, examMinutes } from '@/lib/domain/mbe/exam-format';
import { parseQuestionCount, questionLimit } from '@/lib/domain/mbe/filter-selection';
import { counted } from '@/lib/domain/text/counted';

type QuizSettingsProps = {
  /** Why the selection cannot be practiced; null when it can. */
  problem: string | null;
  /** Questions in the selection. */
  availableCount: number;
  typedCount: string;
  onTypeCount: (typed: string) => void;
  isLoading: boolean;
  onStart: () => void;
  /** The one exam that is chosen; null where it is anything else. */
  exam: ChosenExam | null;
  switches: ExamSwitches;
  onSwitch: (switches: ExamSwitches) => void;
  /** Why the last start failed. */
  error: string | null;
  headingRef: Ref<HTMLHeadingElement>;
};

function countHint(problem: string | null, availableCount: number, wishedCount: number): string {
  if (problem) return `Up to ${MAX_NUMBER_OF_QUESTIONS}`;
  const limit = questionLimit(availableCount);
  const available = availableCount.toLocaleString('en-US');
  if (wishedCount > limit) return `Your selection has ${available}, so this quiz will have ${limit}.`;
  return `Your selection has ${available}: up to ${limit} in a quiz.`;
}

/** How long the quiz is to be, and the button that starts it. */
export function QuizSettings(props: QuizSettingsProps) {
  const { problem, availableCount, typedCount, onTypeCount, isLoading, onStart, error, headingRef } = props;
  const { exam, switches, onSwitch } = props;
  const [isRefused, setIsRefused] = useState(false);

  const tryToStart = () => {
    onTypeCount(String(parseQuestionCount(typedCount)));
    setIsRefused(problem !== null);
    if (problem === null) onStart();
  };

  return (
    // On a phone its parts stand in the column of the page, so that the button sticks to the lower edge from the first line on.
    <Card aria-labelledby="settings-title" className="max-md:contents max-md:*:first:px-0">
      <CardHeader
        title={
          <span ref={headingRef} tabIndex={-1} className="outline-none">
            Quiz settings
          </span>
        }
        titleId="settings-title"
      />
      <CardBody className="grid gap-4 max-md:contents">
        {error && <Alert tone="danger">{error}</Alert>}
        <Field label="Number of Questions" hint={countHint(problem, availableCount, parseQuestionCount(typedCount))}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={typedCount}
              disabled={isLoading}
              onChange={({ target }) => onTypeCount(target.value)}
              onBlur={() => onTypeCount(String(parseQuestionCount(typedCount)))}
              onKeyDown={({ key }) => key === 'Enter' && tryToStart()}
              className="max-w-32 tabular-nums"
            />
          )}
        </Field>
        {exam && (
          <fieldset disabled={isLoading} className="min-w-0">
            <legend className="mb-1 font-semibold">Exam conditions</legend>
            <Checkbox
              label={`Countdown of ${counted(examMinutes(Math.min(parseQuestionCount(typedCount), exam.count)), 'minute')}`}
              checked={switches.isTimed}
              onChange={({ target }) => onSwitch({ ...switches, isTimed: target.checked })}
            />
            <Checkbox
              label="Feedback at the end"
              checked={switches.isFeedbackAtEnd}
              onChange={({ target }) => onSwitch({ ...switches, isFeedbackAtEnd: target.checked })}
            />
          </fieldset>
        )}
        {isRefused && problem && <Alert tone="danger">{problem}</Alert>}
        <div className={START_PLACE}>
          <Button
            size="lg"
            className="w-full"
            disabled={isLoading || problem !== null}
            aria-describedby={problem ? 'start-problem' : undefined}
            onClick={tryToStart}
          >
            Start Quiz
          </Button>
          {problem && !isRefused && (
            <p id="start-problem" className="mt-2 text-center text-sm text-muted">
              {problem}
            </p>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
