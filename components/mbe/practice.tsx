'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { lazyPart } from '@/components/ui/lazy-part';
import { PageHeading } from '@/components/ui/page-heading';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { QuestionSource, SubtopicCount } from '@/lib/contract/questions';
import { DEFAULT_NUMBER_OF_QUESTIONS } from '@/lib/domain/mbe/constants';
import {
  availableQuestions,
  filterReducer,
  initialSelection,
  parseQuestionCount,
  questionRequest,
  selectionProblem,
  type WantedSubtopic,
} from '@/lib/domain/mbe/filter-selection';
import { findNode } from '@/lib/domain/mbe/outline';
import { INITIAL_QUIZ_STATE } from '@/lib/domain/mbe/quiz';
import { topicLists } from '@/lib/domain/mbe/topic-lists';
import { FilterPanel } from './filter-panel';
import { PracticeTips } from './practice-tips';
import { QuizSettings } from './quiz-settings';
import type { QuizWorkspaceHandle } from './quiz-workspace';
import { useQuestionBank } from './use-question-bank';
import { useStartAtOnce } from './use-start-at-once';

const QuizWorkspace = lazyPart({
  load: () => import('./quiz-workspace').then((module) => module.default),
  name: 'The quiz',
});

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

function PreparingQuestions({ onCancel }: { onCancel: () => void }) {
  return (
    <Card aria-label="Quiz">
      <CardBody>
        <Loading text="Preparing Questions..." isTextVisible>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-4 h-24" />
          <Skeleton className="mt-4 h-40" />
        </Loading>
        <Button variant="secondary" className="mt-4" onClick={onCancel}>
          Cancel
        </Button>
      </CardBody>
    </Card>
  );
}

type PracticeProps = {
  userId: string;
  /** Null where the server could not read them. */
  sources: QuestionSource[] | null;
  subtopicCounts: SubtopicCount[] | null;
  /** Ticked when the page opens; without it, what is started at once is of all subjects. */
  wanted: WantedSubtopic | null;
  /** Ticked where no part of a subject is wanted. */
  requestedTopics: string[];
  /** The number of questions that the page opens with; null for the usual one. */
  requestedCount: number | null;
  /** Whether it is started as soon as it is ticked. */
  startsAtOnce: boolean;
};

/** The MBE practice screen: filters and settings, and the workspace where the quiz runs. */
export function Practice({
  userId,
  sources,
  subtopicCounts,
  wanted,
  requestedTopics,
  requestedCount,
  startsAtOnce,
}: PracticeProps) {
  const bank = useQuestionBank({ sources, subtopicCounts });
  const startsWithAll = startsAtOnce && !wanted && requestedTopics.length === 0 && sources !== null;
  const [selection, dispatch] = useReducer(filterReducer, null, () =>
    initialSelection({
      wanted,
      subjects: startsWithAll ? topicLists(sources).subjects.map(({ name }) => name) : requestedTopics,
    }),
  );
  const [typedCount, setTypedCount] = useState(String(requestedCount ?? DEFAULT_NUMBER_OF_QUESTIONS));
  const [quiz, setQuiz] = useState(INITIAL_QUIZ_STATE);
  const [workspace, setWorkspace] = useState<QuizWorkspaceHandle | null>(null);
  const [isTicked, setIsTicked] = useState(startsWithAll || requestedTopics.length > 0);
  const settingsHeading = useRef<HTMLHeadingElement>(null);

  const known = {
    sources: bank.sources.status === 'ready' ? bank.sources.value : [],
    outline: bank.outline.status === 'ready' ? bank.outline.value : null,
  };
  const isRunning = quiz.phase === 'active' || quiz.phase === 'summary';
  const isLoading = quiz.phase === 'loading';

  const { subject: wantedSubject, name: wantedName } = wanted ?? {};
  useEffect(() => {
    if (!wantedSubject || !wantedName || bank.outline.status !== 'ready') return;
    const node = findNode(bank.outline.value.get(wantedSubject) ?? [], wantedName);
    if (!node) return;
    dispatch({ type: 'chooseNode', subject: wantedSubject, node });
    setIsTicked(true);
  }, [wantedSubject, wantedName, bank.outline]);

  const start = () => workspace?.start(questionRequest(selection, known, parseQuestionCount(typedCount)));
  useStartAtOnce(startsAtOnce && isTicked && workspace !== null, start);

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
      <div className={classNames('scroll-mt-24', !isRunning && 'mb-6 empty:mb-0')}>
        <QuizWorkspace ref={setWorkspace} userId={userId} onState={setQuiz} />
      </div>
      {!isRunning && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <FilterPanel bank={bank} selection={selection} dispatch={dispatch} isLocked={isLoading} />
          <div className="grid gap-6">
            <QuizSettings
              problem={selectionProblem(selection)}
              availableCount={availableQuestions(selection, known)}
              typedCount={typedCount}
              onTypeCount={setTypedCount}
              isLoading={isLoading || workspace === null}
              onStart={start}
              error={quiz.phase === 'error' ? quiz.message : null}
              headingRef={settingsHeading}
            />
            {isLoading && workspace && <PreparingQuestions onCancel={workspace.cancel} />}
            <PracticeTips />
          </div>
        </div>
      )}
    </>
  );
}
