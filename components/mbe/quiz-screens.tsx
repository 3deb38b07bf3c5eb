'use client';

import type { ActiveQuiz, QuizAction, QuizState } from '@/lib/domain/mbe/quiz';
import { QuizResults } from './quiz-results';
import { RunningQuiz } from './running-quiz';
import type { Outbox } from './use-outbox';

type QuizScreensProps = {
  state: ActiveQuiz | Extract<QuizState, { phase: 'summary' }>;
  act: (action: QuizAction) => void;
  isKept: boolean;
  outbox: Outbox;
};

/** The quiz and its summary: one file to load, so that a network lost in between loses nothing. */
export default function QuizScreens({ state, act, isKept, outbox }: QuizScreensProps) {
  if (state.phase === 'summary') {
    return <QuizResults run={state.run} outbox={outbox} onStartNew={() => act({ type: 'startNew' })} />;
  }
  return <RunningQuiz quiz={state} act={act} isKept={isKept} />;
}
