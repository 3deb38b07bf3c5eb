'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { QuizElsewhere } from '@/components/shell/quiz-elsewhere';
import { UNSENT_GRADES, UnsentList } from '@/components/shell/unsent-list';
import { usePrefetchedPage } from '@/components/shell/use-prefetched-page';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { QuizSettings } from './quiz-settings';
import { RunningQuiz } from './running-quiz';
import { type OutlineQuiz as Quiz, useOutlineQuiz } from './use-outline-quiz';

type OutlineQuizProps = {
  userId: string;
  /** Name of the course that the address asks for; null for all. */
  initialCourse: string | null;
};

/** The outline quiz from its loading to its end. */
export function OutlineQuiz({ userId, initialCourse }: OutlineQuizProps) {
  const router = useRouter();
  const quiz = useOutlineQuiz(userId, initialCourse);
  usePrefetchedPage('/outlines');
  return (
    <>
      {quiz.courses.length > 0 && quiz.state.phase !== 'elsewhere' && (
        <QuizSettings
          courses={quiz.courses}
          initialCourse={quiz.state.phase === 'active' ? quiz.state.run.course : initialCourse}
          onStart={quiz.start}
        />
      )}
      <UnsentList unsent={quiz.unsent} kind={UNSENT_GRADES} />
      {!quiz.isStored && (
        <Alert tone="warning" className="mb-4">
          This browser does not let us keep your quiz. Finish it before you close or reload the page.
        </Alert>
      )}
      <CurrentQuiz
        quiz={quiz}
        onFinish={() => {
          quiz.finish();
          router.push('/outlines');
        }}
      />
    </>
  );
}

function CurrentQuiz({ quiz, onFinish }: { quiz: Quiz; onFinish: () => void }) {
  const { state } = quiz;
  /** The button that was pressed is gone: its quiz takes the focus. */
  const [isTakenOver, setIsTakenOver] = useState(false);
  switch (state.phase) {
    case 'loading':
      return (
        <Card aria-label="Quiz">
          <CardBody>
            <Loading isTextVisible>
              <Skeleton className="h-6 w-40" />
              <Skeleton className="mt-4 h-8 w-80 max-w-full" />
              <Skeleton className="mt-4 h-28" />
            </Loading>
          </CardBody>
        </Card>
      );
    case 'failed':
      return <FailedToLoad message={state.message} onRetry={quiz.retry} />;
    case 'elsewhere':
      return (
        <QuizElsewhere
          onTakeOver={() => {
            setIsTakenOver(true);
            quiz.takeOver();
          }}
        />
      );
    case 'empty':
      return (
        <EmptyState title={state.message} action={<ButtonLink href="/outlines">Back to Outlines</ButtonLink>}>
          <p>
            {quiz.courses.length > 0
              ? 'Choose another course, or ask about all of its rules.'
              : 'No rules have been imported yet.'}
          </p>
        </EmptyState>
      );
    case 'active':
      return (
        <>
          {state.isResumed && <Alert className="mb-4">Resumed where you left off.</Alert>}
          <RunningQuiz run={state.run} quiz={quiz} isFocused={isTakenOver} onFinish={onFinish} />
        </>
      );
  }
}
