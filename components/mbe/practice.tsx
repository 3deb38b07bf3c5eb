'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { lazyPart } from '@/components/ui/lazy-part';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { QuestionSource, SubtopicCount } from '@/lib/contract/questions';
import { DEFAULT_NUMBER_OF_QUESTIONS } from '@/lib/domain/mbe/constants';
import { diagnosticRequest } from '@/lib/domain/mbe/diagnostic';
import { ALL_OF_THE_EXAM, chosenExam, examConditions } from '@/lib/domain/mbe/exam-format';
import {
  availableQuestions,
  type FilterAction,
  type FilterSelection,
  filterReducer,
  parseQuestionCount,
  questionRequest,
  selectionProblem,
} from '@/lib/domain/mbe/filter-selection';
import { findNode } from '@/lib/domain/mbe/outline';
import type { QuizState } from '@/lib/domain/mbe/quiz';
import type { RequestedPractice } from '@/lib/domain/mbe/requested-practice';
import { topicLists } from '@/lib/domain/mbe/topic-lists';
import { counted } from '@/lib/domain/text/counted';
import { FilterPanel } from './filter-panel';
import { QuizSettings } from './quiz-settings';
import type { QuizWorkspaceHandle } from './quiz-workspace';
import { useQuestionBank } from './use-question-bank';
import { useStartAtOnce } from './use-start-at-once';

const QuizWorkspace = lazyPart({
  load: () => import('./quiz-workspace').then((module) => module.default),
  name: 'The quiz',
});

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
  /** What the address asks for, and what is ticked by it when the page opens. */
  requested: RequestedPractice;
  initialSelection: FilterSelection;
  /** Advice, beside the settings. */
  tips: ReactNode;
};

/** The MBE practice screen: filters and settings, and the workspace where the quiz runs. */
export function Practice({ userId, sources, subtopicCounts, requested, initialSelection, tips }: PracticeProps) {
  const bank = useQuestionBank({ sources, subtopicCounts });
  const known = {
    sources: bank.sources.status === 'ready' ? bank.sources.value : [],
    outline: bank.outline.status === 'ready' ? bank.outline.value : null,
  };
  const [selection, setSelection] = useState(initialSelection);
  const exam = chosenExam(selection, known);
  const [switches, setSwitches] = useState(ALL_OF_THE_EXAM);
  const [typedCount, setTypedCount] = useState(() =>
    String(requested.count ?? exam?.count ?? DEFAULT_NUMBER_OF_QUESTIONS),
  );
  const [quiz, setQuiz] = useState<QuizState>({ phase: 'settings' });
  const [workspace, setWorkspace] = useState<QuizWorkspaceHandle | null>(null);
  // What the learner ticks is the learner's to start.
  const [isTouched, setIsTouched] = useState(false);
  const settingsHeading = useRef<HTMLHeadingElement>(null);

  const isRunning = quiz.phase === 'active';
  const isFilling = isRunning || quiz.phase === 'summary';
  const isLoading = quiz.phase === 'loading';

  const dispatch = (action: FilterAction) => {
    const chosen = filterReducer(selection, action);
    const now = chosenExam(chosen, known);
    // An exam brings its own number of questions, and takes it along.
    if (now?.name !== exam?.name) {
      setTypedCount(String(now?.count ?? DEFAULT_NUMBER_OF_QUESTIONS));
      setSwitches(ALL_OF_THE_EXAM);
    }
    setSelection(chosen);
    setIsTouched(true);
  };

  const { subject, subtopic } = requested;
  const { outline } = bank;
  useEffect(() => {
    if (!subject || !subtopic || outline.status !== 'ready') return;
    const node = findNode(outline.value.get(subject) ?? [], subtopic);
    if (node) setSelection((before) => filterReducer(before, { type: 'chooseNode', subject, node }));
  }, [subject, subtopic, outline]);

  const start = () => {
    const request = questionRequest(selection, known, parseQuestionCount(typedCount));
    const conditions = exam && examConditions(request.filtersUsed.numQuestionsRequested, switches);
    workspace?.start({ ...request, ...(conditions && { conditions }) });
  };
  const available = availableQuestions(selection, known);
  const problem = selectionProblem(selection);
  const isReady = problem === null && available > 0 && workspace !== null;
  const { startsAtOnce, isDiagnostic } = requested;
  const canStartAtOnce = startsAtOnce && !isTouched && workspace !== null && (isDiagnostic || isReady);
  useStartAtOnce(canStartAtOnce, isDiagnostic ? () => workspace?.start(diagnosticRequest()) : start);

  const wasFilling = useRef(false);
  useEffect(() => {
    if (wasFilling.current && !isFilling) settingsHeading.current?.focus();
    wasFilling.current = isFilling;
  }, [isFilling]);

  return (
    <PageContainer width={isRunning ? 'focus' : 'page'}>
      {isRunning ? (
        <h1 className="sr-only">MBE Practice</h1>
      ) : (
        <PageHeading
          title="MBE Practice"
          lead={bankSummary(known.sources)}
          actions={
            !isFilling && (
              <ButtonLink href="/questions/history" variant="secondary" prefetch={false}>
                Past attempts
              </ButtonLink>
            )
          }
        />
      )}
      <div className={classNames('scroll-mt-24', !isFilling && 'mb-6 empty:mb-0')}>
        <QuizWorkspace ref={setWorkspace} userId={userId} onState={setQuiz} />
      </div>
      {!isFilling && (
        <div className="flex flex-col gap-6 md:grid md:items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <FilterPanel bank={bank} selection={selection} dispatch={dispatch} isLocked={isLoading} />
          <div className="contents gap-6 md:grid">
            <QuizSettings
              problem={problem}
              availableCount={available}
              typedCount={typedCount}
              onTypeCount={setTypedCount}
              isLoading={isLoading || workspace === null}
              onStart={start}
              exam={exam}
              switches={switches}
              onSwitch={setSwitches}
              error={quiz.phase === 'error' ? quiz.message : null}
              headingRef={settingsHeading}
            />
            {isLoading && workspace && <PreparingQuestions onCancel={workspace.cancel} />}
            {tips}
          </div>
        </div>
      )}
    </PageContainer>
  );
}
