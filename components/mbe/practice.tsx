'use client';

import { lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { PageHeading } from '@/components/ui/page-heading';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ApiError, call, errorMessage } from '@/lib/client/call';
import { randomId } from '@/lib/client/random-id';
import { filterQuestions, type QuestionSource, type SubtopicCount } from '@/lib/contract/questions';
import { DEFAULT_NUMBER_OF_QUESTIONS } from '@/lib/domain/mbe/constants';
import {
  availableQuestions,
  EMPTY_SELECTION,
  filterReducer,
  parseQuestionCount,
  questionRequest,
  selectionProblem,
} from '@/lib/domain/mbe/filter-selection';
import { topicLists } from '@/lib/domain/mbe/topic-lists';
import { FilterPanel } from './filter-panel';
import { PracticeTips } from './practice-tips';
import { QuizSettings } from './quiz-settings';
import { SavedQuizzes } from './saved-quizzes';
import { useOutbox } from './use-outbox';
import { useQuestionBank } from './use-question-bank';
import { useQuiz } from './use-quiz';
import { WaitingAttempts } from './waiting-attempts';

const loadQuizScreens = () => import('./quiz-screens');
const QuizScreens = lazy(loadQuizScreens);

function counted(count: number, singular: string): string {
  return `${count.toLocaleString('en-US')} ${singular}${count === 1 ? '' : 's'}`;
}

/** What the bank holds, for the header. */
function bankSummary(sources: QuestionSource[]): string {
  const { subjects, exams } = topicLists(sources);
  const parts = [counted(sources.length, 'source'), counted(subjects.length, 'subject')];
  if (exams.length > 0) parts.push(counted(exams.length, 'practice exam'));
  return parts.join(' · ');
}

function PreparingQuestions({ onCancel }: { onCancel?: () => void }) {
  return (
    <Card aria-label="Quiz">
      <CardBody>
        <Loading text="Preparing Questions..." isTextVisible>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-4 h-24" />
          <Skeleton className="mt-4 h-40" />
        </Loading>
        {onCancel && (
          <Button variant="secondary" className="mt-4" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

type PracticeProps = {
  userId: string;
  /** Null where the server could not read them. */
  sources: QuestionSource[] | null;
  subtopicCounts: SubtopicCount[] | null;
};

/** The MBE practice screen: filters and settings, then the quiz, then its summary. */
export function Practice({ userId, sources: initialSources, subtopicCounts }: PracticeProps) {
  const outbox = useOutbox(userId);
  const quiz = useQuiz(userId, outbox.send);
  const bank = useQuestionBank({ sources: initialSources, subtopicCounts });
  const [selection, dispatch] = useReducer(filterReducer, EMPTY_SELECTION);
  const [typedCount, setTypedCount] = useState(String(DEFAULT_NUMBER_OF_QUESTIONS));
  const [resumeError, setResumeError] = useState<string | null>(null);
  const preparation = useRef<AbortController>(undefined);
  const settingsHeading = useRef<HTMLHeadingElement>(null);

  const { state, act } = quiz;
  const known = {
    sources: bank.sources.status === 'ready' ? bank.sources.value : [],
    outline: bank.outline.status === 'ready' ? bank.outline.value : null,
  };
  const problem = selectionProblem(selection);

  useEffect(() => {
    // Fetched as soon as a quiz can be started, long before the network could be lost in one.
    if (problem === null) void loadQuizScreens().catch(() => undefined);
  }, [problem]);

  const start = async () => {
    const quizId = randomId();
    const { query, filtersUsed } = questionRequest(selection, known, parseQuestionCount(typedCount));
    preparation.current = new AbortController();
    const { signal } = preparation.current;
    act({ type: 'start', quizId, filtersUsed });
    try {
      const [questions] = await Promise.all([call(filterQuestions, { query }, { signal }), loadQuizScreens()]);
      act({ type: 'questionsLoaded', quizId, questions, nowMs: Date.now() });
    } catch (error) {
      const fallback = error instanceof ApiError ? 'Failed to get questions' : 'Failed to start quiz';
      act({ type: 'loadingFailed', quizId, message: errorMessage(error, fallback) });
    }
  };

  const resume = async (quizId: string) => {
    setResumeError(null);
    try {
      await loadQuizScreens();
      await quiz.resume(quizId);
    } catch {
      setResumeError('Failed to start quiz');
    }
  };

  const cancel = () => {
    preparation.current?.abort();
    act({ type: 'leave' });
  };

  const isRunning = state.phase === 'active' || state.phase === 'summary';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) settingsHeading.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);

  return (
    <>
      <PageHeading
        title="MBE Practice"
        lead={bankSummary(known.sources)}
        actions={
          !isRunning && (
            <ButtonLink href="/questions/history" variant="secondary" prefetch={false}>
              Past attempts
            </ButtonLink>
          )
        }
      />
      <WaitingAttempts userId={userId} outbox={outbox} />
      {isRunning ? (
        <Suspense fallback={<PreparingQuestions />}>
          <QuizScreens state={state} act={act} isKept={quiz.isKept} outbox={outbox} />
        </Suspense>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <SavedQuizzes quizzes={quiz.savedQuizzes} onResume={resume} onDiscard={quiz.discard} error={resumeError} />
          <FilterPanel bank={bank} selection={selection} dispatch={dispatch} isLocked={state.phase === 'loading'} />
          <div className="grid gap-6">
            <QuizSettings
              problem={problem}
              availableCount={availableQuestions(selection, known)}
              typedCount={typedCount}
              onTypeCount={setTypedCount}
              isLoading={state.phase === 'loading'}
              onStart={start}
              error={state.phase === 'error' ? state.message : null}
              headingRef={settingsHeading}
            />
            {state.phase === 'loading' && <PreparingQuestions onCancel={cancel} />}
            <PracticeTips />
          </div>
        </div>
      )}
    </>
  );
}
