'use client';

import { useEffect, useRef, useState } from 'react';
import { ReportProblem } from '@/components/shell/report-problem';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import { KeyHelp, type KeyTable } from '@/components/ui/key-help';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScrollArea } from '@/components/ui/scroll-area';
import { useFocusOnStep } from '@/components/ui/use-focus-on-step';
import { CONFIDENCE_LEVELS, type ConfidenceLevel } from '@/lib/domain/mbe/constants';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import {
  type ActiveQuiz,
  currentQuestion,
  isAnswered,
  isLastQuestion,
  isPaused,
  type QuizAction,
} from '@/lib/domain/mbe/quiz';
import type { QuizCommand } from '@/lib/domain/mbe/quiz-keys';
import { AnsweredOptions } from './answered-options';
import { Flip } from './flip';
import { OptionList } from './option-list';
import { QuestionBadges, QuestionText } from './question-text';
import { QuizBar } from './quiz-bar';
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
    <p className={`flex items-center gap-2 rounded-md px-4 py-2 text-lg font-semibold ${look}`}>
      {isCorrect ? <CheckIcon /> : <CrossIcon />}
      {isCorrect ? 'CORRECT!' : 'INCORRECT!'}
    </p>
  );
}

/** Covers the question while its clocks stand. */
function Paused({ onContinue }: { onContinue: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section aria-labelledby="paused-title" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-24">
      <h2 id="paused-title" className="font-serif text-2xl font-semibold">
        Paused
      </h2>
      <p className="text-center text-muted">Both clocks stand still. The question is hidden until you continue.</p>
      <Button ref={button} size="lg" onClick={onContinue}>
        Continue
      </Button>
    </section>
  );
}

type RunningQuizProps = { quiz: ActiveQuiz; act: (action: QuizAction) => void; isStored: boolean };

/** A quiz that runs, alone on the screen: the bar, and the question or the pause. */
export function RunningQuiz({ quiz, act, isStored }: RunningQuizProps) {
  const { run } = quiz;
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const hasAnswer = isAnswered(run);
  const advance = () => act({ type: hasAnswer ? 'next' : 'submit', nowMs: Date.now() });
  // A radio button that is clicked is read out by itself; a key changes it from afar.
  const [announced, setAnnounced] = useState<ConfidenceLevel | null>(null);
  const showKeys = () => setIsShowingKeys(true);

  useQuizKeys((command: QuizCommand) => {
    if (command.type === 'showKeys') showKeys();
    else if (isPaused(run)) return;
    else if (command.type === 'advance') advance();
    else {
      if (command.type === 'setConfidence' && !hasAnswer) setAnnounced(command.confidence);
      act(command);
    }
  });

  return (
    <div data-focus-view="">
      <QuizBar
        run={run}
        onPause={() => act({ type: 'pause', nowMs: Date.now() })}
        onShowKeys={showKeys}
        onLeave={() => act({ type: 'leave' })}
      />
      {isPaused(run) ? (
        <Paused onContinue={() => act({ type: 'continue', nowMs: Date.now() })} />
      ) : (
        <Question quiz={quiz} act={act} isStored={isStored} onAdvance={advance} />
      )}
      <p role="status" className="sr-only">
        {announced !== null && announced === run.confidence && `Confidence: ${announced}`}
      </p>
      <KeyHelp
        isOpen={isShowingKeys}
        onClose={() => setIsShowingKeys(false)}
        keys={KEYS}
        note="Keys do nothing while you type in a field."
      />
    </div>
  );
}

/** The question and, beside it on a wide screen, its options; after the answer the explanations. */
function Question({ quiz: { run, refusal }, act, isStored, onAdvance }: RunningQuizProps & { onAdvance: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const question = currentQuestion(run);
  const answer = run.answers[run.index];
  const hasAnswer = isAnswered(run);
  const { length: total } = run.questions;
  const requested = run.filtersUsed.numQuestionsRequested;

  const goToTop = () => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  useFocusOnStep(run.index, goToTop, { isFirstFocused: true });
  useEffect(() => {
    if (hasAnswer) feedback.current?.focus();
  }, [hasAnswer]);

  return (
    <section
      aria-labelledby="question-title"
      className="mx-auto flex min-h-[calc(100dvh-2.5rem)] max-w-[92rem] flex-col gap-x-10 gap-y-4 px-4 pt-4 sm:px-6 lg:grid lg:min-h-0 lg:grid-cols-2 lg:pt-6"
    >
      <ScrollArea
        aria-label="Facts and call"
        className="min-w-0 rounded lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4.5rem)] lg:self-start lg:overflow-y-auto"
      >
        <h2
          ref={heading}
          id="question-title"
          tabIndex={-1}
          className="mb-2 scroll-mt-16 rounded text-sm font-semibold text-muted outline-none"
        >
          Question {run.index + 1} of {total}
        </h2>
        {run.index === 0 && total < requested && (
          <p className="mb-3 text-sm text-muted">
            {filterTitle(run.filtersUsed)} has only {total} of the {requested} questions you asked for.
          </p>
        )}
        {run.index === 0 && run.filtersUsed.isDiagnostic && (
          <p className="mb-3 text-sm text-muted">
            Answers and explanations come at the end. Say how sure you are: being sure and wrong is worth knowing.
          </p>
        )}
        {!isStored && (
          <Alert tone="warning" className="mb-4">
            This browser does not let us keep your quiz. Finish it before you close or reload the page.
          </Alert>
        )}
        <QuestionText question={question} />
        {answer && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <QuestionBadges question={question} />
            <p className="text-sm text-muted">Confidence: {answer.confidence}</p>
          </div>
        )}
      </ScrollArea>
      {/* On a narrow screen all stands in one column, so that the button sticks to its end from the first line on. */}
      <div className="flex min-w-0 flex-col gap-4 max-lg:contents">
        <div ref={feedback} role="status" tabIndex={-1} className="scroll-mt-14 rounded outline-none empty:-mt-4">
          {answer && <Verdict isCorrect={answer.isCorrect} />}
        </div>
        {answer ? (
          <>
            <AnsweredOptions question={question} chosenLabel={answer.label} />
            {question.flip && <Flip flip={question.flip} />}
            <TestedRules rules={question.rules} />
            <ReportProblem key={question.id} kind="question" itemId={question.id} />
          </>
        ) : (
          <>
            <OptionList
              question={question}
              chosenLabel={run.chosenLabel}
              onChoose={(label) => act({ type: 'choose', label })}
            />
            <RadioGroup
              legend={`Confidence: ${run.confidence}`}
              name="confidence"
              layout="segmented"
              className="w-full max-w-md"
              options={CONFIDENCE_OPTIONS}
              value={run.confidence}
              onChange={(confidence) => act({ type: 'setConfidence', confidence })}
            />
          </>
        )}
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex justify-end border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
          {hasAnswer ? (
            <Button size="lg" className="w-full sm:w-auto" onClick={onAdvance}>
              {isLastQuestion(run) ? 'Finish Quiz' : 'Next Question'}
            </Button>
          ) : (
            <Button size="lg" className="w-full sm:w-auto" disabled={run.chosenLabel === null} onClick={onAdvance}>
              Submit Answer
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
