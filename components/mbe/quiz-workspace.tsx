'use client';

import { type Ref, useCallback, useEffect, useImperativeHandle } from 'react';
import { useWaitingAttempts } from '@/components/shell/use-waiting-attempts';
import { WaitingAttempts } from '@/components/shell/waiting-attempts';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { drawFromDownloads } from '@/lib/client/downloaded-questions';
import { queryClient, queryKey, read } from '@/lib/client/query';
import { randomId } from '@/lib/client/random-id';
import { filterQuestions } from '@/lib/contract/questions';
import type { QuestionRequest } from '@/lib/domain/mbe/filter-selection';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import type { QuizFilters, QuizState } from '@/lib/domain/mbe/quiz';
import { QuizResults } from './quiz-results';
import { RunningQuiz } from './running-quiz';
import { SavedQuizzes } from './saved-quizzes';
import { useQuiz } from './use-quiz';

const NONE_TAKEN =
  'The server cannot be reached, and no questions on this device match this selection. Choose another one.';

/** The questions of the server; where it cannot be reached those that were downloaded. Throws as `call`. */
async function drawQuestions({ query }: QuestionRequest, quizId: string): Promise<QuizQuestion[]> {
  const draw = read(filterQuestions, { query });
  try {
    // Drawn anew for every quiz.
    return await queryClient().fetchQuery({ ...draw, queryKey: [...draw.queryKey, quizId] });
  } catch (error) {
    const isOffline = error instanceof ApiError && error.status === 0;
    // What was downloaded may hold too little of a subject for the diagnostic.
    const taken = isOffline && query.spread === undefined ? await drawFromDownloads(query) : null;
    if (taken === null) throw error;
    if (taken.length === 0) throw new ApiError('network', NONE_TAKEN, 0);
    return taken;
  }
}

/** How the settings beside the workspace start a quiz, or cancel its preparation. */
export type QuizWorkspaceHandle = { start: (request: QuestionRequest) => void; cancel: () => void };

type QuizWorkspaceProps = {
  userId: string;
  ref: Ref<QuizWorkspaceHandle>;
  /** Hears every state of the quiz. */
  onState: (state: QuizState) => void;
};

/**
 * Where a quiz is run, kept and sent: what waits to be sent, quizzes to resume, the quiz itself and
 * its summary. One file, loaded once the page stands, so that a network lost later loses nothing.
 */
export default function QuizWorkspace({ userId, ref, onState }: QuizWorkspaceProps) {
  const unsent = useWaitingAttempts(userId);
  const { state, act, savedQuizzes, refreshSavedQuizzes, resume, discard, isStored } = useQuiz(userId, unsent.sendNow);

  useEffect(() => onState(state), [state, onState]);

  const start = useCallback(
    async (request: QuestionRequest) => {
      const { filtersUsed, conditions } = request;
      const begun = filtersUsed.isDiagnostic ? await refreshSavedQuizzes() : [];
      const left = begun.find(({ run }) => run.filtersUsed.isDiagnostic);
      if (left) return act({ type: 'resume', run: left.run, nowMs: Date.now() });
      const quizId = randomId();
      act({ type: 'start', quizId, filtersUsed, ...(conditions && { conditions }) });
      try {
        const questions = await drawQuestions(request, quizId);
        act({ type: 'questionsLoaded', quizId, questions, nowMs: Date.now() });
      } catch (error) {
        const fallback = error instanceof ApiError ? 'Failed to get questions' : 'Failed to start quiz';
        act({ type: 'loadingFailed', quizId, message: errorMessage(error, fallback) });
      }
    },
    [act, refreshSavedQuizzes],
  );

  /** Questions that are here already, as practice. */
  const redo = (questions: QuizQuestion[], { sources, subjects }: QuizFilters) => {
    const quizId = randomId();
    act({ type: 'start', quizId, filtersUsed: { sources, subjects, numQuestionsRequested: questions.length } });
    act({ type: 'questionsLoaded', quizId, questions, nowMs: Date.now() });
  };

  const cancel = useCallback(() => {
    void queryClient().cancelQueries({ queryKey: queryKey(filterQuestions) });
    act({ type: 'leave' });
  }, [act]);

  useImperativeHandle(ref, () => ({ start, cancel }), [start, cancel]);

  return (
    <>
      <WaitingAttempts unsent={unsent} finishedKey={state.phase === 'summary' ? state.run.quizId : null} />
      {state.phase === 'active' && <RunningQuiz quiz={state} act={act} isStored={isStored} />}
      {state.phase === 'summary' && (
        <QuizResults
          key={state.run.quizId}
          run={state.run}
          unsent={unsent}
          onStartNew={() => act({ type: 'startNew' })}
          onRedo={(questions) => redo(questions, state.run.filtersUsed)}
        />
      )}
      {state.phase !== 'active' && state.phase !== 'summary' && (
        <SavedQuizzes quizzes={savedQuizzes} onResume={resume} onDiscard={discard} />
      )}
    </>
  );
}
