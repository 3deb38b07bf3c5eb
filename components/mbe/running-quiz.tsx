'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import { KeyHelp, type KeyTable } from '@/components/ui/key-help';
import { RadioGroup } from '@/components/ui/radio-group';
import { useFocusOnStep } from '@/components/ui/use-focus-on-step';
import { CONFIDENCE_LEVELS } from '@/lib/domain/mbe/constants';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import {
  type ActiveQuiz,
  currentQuestion,
  isAnswered,
  isLastQuestion,
  type QuizAction,
  shownLabel,
} from '@/lib/domain/mbe/quiz';
import type { QuizCommand } from '@/lib/domain/mbe/quiz-keys';
import { ExplanationCards } from './explanation-cards';
import { Flip } from './flip';
import { OptionList } from './option-list';
import { ProgressPanel } from './progress-panel';
import { QuestionBadges, QuestionText } from './question-text';
import { TestedRules } from './tested-rules';
import { useQuizKeys } from './use-quiz-keys';

const CONFIDENCE_OPTIONS = CONFIDENCE_LEVELS.map((level) => ({ value: level, label: level }));

const KEYS: KeyTable = [
  [['A', 'B', 'C', 'D'], 'Choose an option'],
  [['1', '2', '3', '4'], 'Choose an option'],
  [['Enter'], 'Submit the answer, then continue'],
  [['H', 'M', 'L', 'O'], 'Confidence high, medium, low, off'],
];

function Verdict({ isCorrect }: { isCorrect: boolean }) {
  const look = isCorrect ? 'bg-success-soft text-success-ink' : 'bg-danger-soft text-danger-ink';
  return (
    <p className={`flex items-center gap-2 rounded-md px-4 py-3 text-lg font-semibold ${look}`}>
      {isCorrect ? <CheckIcon /> : <CrossIcon />}
      {isCorrect ? 'CORRECT!' : 'INCORRECT!'}
    </p>
  );
}

type RunningQuizProps = { quiz: ActiveQuiz; act: (action: QuizAction) => void; isStored: boolean };

/** The question on the screen and the panel beside it. */
export function RunningQuiz({ quiz: { run, refusal }, act, isStored }: RunningQuizProps) {
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLDivElement>(null);

  const question = currentQuestion(run);
  const answer = run.answers[run.index];
  const hasAnswer = isAnswered(run);
  const { length: total } = run.questions;
  const requested = run.filtersUsed.numQuestionsRequested;

  useFocusOnStep(run.index, () => heading.current?.focus(), { isFirstFocused: true });
  useEffect(() => {
    if (hasAnswer) feedback.current?.focus();
  }, [hasAnswer]);

  const advance = () => act({ type: hasAnswer ? 'next' : 'submit', nowMs: Date.now() });

  useQuizKeys((command: QuizCommand) => {
    if (command.type === 'advance') advance();
    else if (command.type === 'showKeys') setIsShowingKeys(true);
    else act(command);
  });

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,46rem)_minmax(16rem,1fr)] lg:gap-6">
      <ProgressPanel run={run} />
      <Card aria-labelledby="question-title" className="min-w-0 px-4 pt-4 sm:px-8 sm:pt-8 lg:order-1">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2
            ref={heading}
            id="question-title"
            tabIndex={-1}
            className="scroll-mt-36 rounded font-serif text-xl font-semibold outline-none"
          >
            Question {run.index + 1} of {total}
          </h2>
          <div className="flex flex-wrap gap-1">
            <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => setIsShowingKeys(true)}>
              Shortcuts
            </Button>
            <Button variant="ghost" size="sm" onClick={() => act({ type: 'leave' })}>
              Save and exit
            </Button>
          </div>
        </div>
        <div className="mt-2">
          <QuestionBadges question={question} />
        </div>
        {run.index === 0 && total < requested && (
          <p className="mt-2 text-sm text-muted">
            {filterTitle(run.filtersUsed)} has only {total} of the {requested} questions you asked for.
          </p>
        )}
        {!isStored && (
          <Alert tone="warning" className="mt-4">
            This browser does not let us keep your quiz. Finish it before you close or reload the page.
          </Alert>
        )}
        <div className="mt-5">
          <QuestionText question={question} />
        </div>
        <div className="mt-6">
          <OptionList
            question={question}
            chosenLabel={shownLabel(run)}
            isAnswered={hasAnswer}
            onChoose={(label) => act({ type: 'choose', label })}
          />
        </div>
        <RadioGroup
          legend="Confidence"
          name="confidence"
          layout="segmented"
          className="mt-6 max-w-md"
          options={CONFIDENCE_OPTIONS}
          value={run.confidence}
          isDisabled={hasAnswer}
          onChange={(confidence) => act({ type: 'setConfidence', confidence })}
        />
        <div ref={feedback} role="status" tabIndex={-1} className="mt-6 scroll-mt-36 rounded outline-none empty:mt-0">
          {answer && <Verdict isCorrect={answer.isCorrect} />}
        </div>
        {refusal && (
          <Alert tone="danger" className="mt-4">
            {refusal}
          </Alert>
        )}
        {answer && (
          <div className="mt-6 grid gap-6">
            <ExplanationCards question={question} chosenLabel={answer.label} />
            {question.flip && <Flip flip={question.flip} />}
            <TestedRules rules={question.rules} />
          </div>
        )}
        <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex justify-end rounded-b-xl border-t border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8">
          {hasAnswer ? (
            <Button size="lg" className="w-full sm:w-auto" onClick={advance}>
              {isLastQuestion(run) ? 'Finish Quiz' : 'Next Question'}
            </Button>
          ) : (
            <Button size="lg" className="w-full sm:w-auto" disabled={run.chosenLabel === null} onClick={advance}>
              Submit Answer
            </Button>
          )}
        </div>
      </Card>
      <KeyHelp
        isOpen={isShowingKeys}
        onClose={() => setIsShowingKeys(false)}
        keys={KEYS}
        note="Keys do nothing while you type in a field."
      />
    </div>
  );
}
