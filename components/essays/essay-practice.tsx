'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { lazyPart } from '@/components/ui/lazy-part';
import { PageHeading } from '@/components/ui/page-heading';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { errorMessage } from '@/lib/client/api-error';
import type { WaitingExamEnd } from '@/lib/client/exam-end-outbox';
import type { Held } from '@/lib/client/outbox';
import type { EssayExam } from '@/lib/contract/essay-exams';
import { openedIndex } from '@/lib/domain/essays/exam';
import { examEssays } from '@/lib/domain/essays/filter-essays';
import { EXAM_PRESETS, type ExamKind } from '@/lib/domain/exams/exam-presets';
import { ESSAY_PARAMETER } from '@/lib/domain/understand/study-address';
import type { EndedExam, InitialPractice, RunningExam } from './essay';
import { EssayList } from './essay-list';
import { ExamEnded, ExamNotice } from './exam-notice';
import { NoEssay } from './no-essay';
import type { Essay } from './panel/analysis-state';

const EssayWorkspace = lazyPart({
  load: () => import('./essay-workspace').then((module) => module.default),
  name: 'The essay editor',
  Place: ({ essay }) => <WorkspaceFallback isChosen={essay !== null} />,
});

const LOADING_FAILED = 'Failed to load initial data. Check connection and API.';

type EssayPracticeProps = {
  userId: string;
  /** Null where the server could not read it. */
  initialPractice: InitialPractice | null;
  /** The exam prepared for; null without one. */
  exam: ExamKind | null;
  /** The essay of the address. */
  initialEssayId: string | null;
  /** Whether the address is that of the running exam. */
  isInExam: boolean;
};

/** An essay that is asked in an exam though it was withdrawn since has no place in the list. */
function essayOf(essays: readonly Essay[], id: string | undefined): Essay | null {
  if (id === undefined) return null;
  return (
    essays.find((essay) => essay.id === id) ?? {
      id,
      displayName: 'Essay',
      year: 0,
      minutes: 60,
      jurisdiction: 'general',
      topics: [],
    }
  );
}

function received(exam: EssayExam | null): RunningExam | null {
  return exam && { exam, receivedAtMs: Date.now() };
}

/** Keeps the address that a reload, or the way back from the login, opens. */
function useAddress(essayId: string | undefined, examId: string | undefined): void {
  useEffect(() => {
    const query = new URLSearchParams(examId ? { exam: examId } : essayId ? { load: essayId } : {}).toString();
    const address = `${location.pathname}${query && `?${query}`}`;
    if (address !== location.pathname + location.search) history.replaceState(null, '', address);
  }, [essayId, examId]);
}

/** The essay that the fragment names: the page stands in for one of an address that is not on this device. */
function essayOfFragment(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(ESSAY_PARAMETER);
}

/** The essay practice screen: the list, and the workspace where an essay is written. */
export function EssayPractice(props: EssayPracticeProps) {
  const { userId, initialPractice, exam: examKind, initialEssayId, isInExam: wasInExam } = props;
  const [initialFilter] = useState(() => examEssays(examKind && EXAM_PRESETS[examKind]));
  const [essays, setEssays] = useState(initialPractice?.essays ?? null);
  const [progress, setProgress] = useState(initialPractice?.progress ?? []);
  const [running, setRunning] = useState(() => received(initialPractice?.runningExam ?? null));
  const [isInExam, setIsInExam] = useState(wasInExam);
  /** An essay of the exam that the learner went back to; null at the furthest. */
  const [examBackTo, setExamBackTo] = useState<number | null>(null);
  const [chosenId, setChosenId] = useState(initialEssayId ?? undefined);
  const [waitingIds, setWaitingIds] = useState<ReadonlySet<string>>(new Set());
  const [hasChosen, setHasChosen] = useState(false);
  const [isStartingExam, setIsStartingExam] = useState(false);
  const [problem, setProblem] = useState<string | null>(initialPractice ? null : LOADING_FAILED);
  const [isRetrying, setIsRetrying] = useState(false);
  const isHydrated = useIsHydrated();

  const openEssayOfFragment = useEffectEvent(() => {
    const wanted = essayOfFragment();
    if (essays?.some(({ id }) => id === wanted)) setChosenId(wanted ?? undefined);
  });
  useEffect(() => openEssayOfFragment(), []);

  // The end of an exam may reach the server later.
  const [ended, setEnded] = useState<EndedExam | null>(null);
  const hearExamEnds = useCallback(
    ({ items, isStored }: Held<WaitingExamEnd>) =>
      setEnded((before) => {
        const waiting = items.find(({ refusal }) => refusal === null);
        if (waiting) return { examId: waiting.key, state: isStored ? 'kept' : 'unkept' };
        return before && items.length === 0 ? { ...before, state: 'sent' } : null;
      }),
    [],
  );
  const isEnded = running !== null && ended?.examId === running.exam.id;
  const openExam = isInExam && !isEnded ? running : null;
  const examIndex = openExam ? openedIndex(openExam.exam, examBackTo) : 0;
  const essayId = openExam ? openExam.exam.essays[examIndex] : chosenId;
  // Leaving a running exam does not show what it withholds.
  const isAsked = running !== null && !isEnded && essayId !== undefined && running.exam.essays.includes(essayId);
  useAddress(essayId, openExam?.exam.id);

  const chooseEssay = (id: string) => {
    setIsInExam(false);
    setChosenId(id);
    setHasChosen(true);
  };
  const reenterExam = () => {
    setIsInExam(true);
    setHasChosen(true);
  };
  const enterExam = (exam: EssayExam) => {
    setExamBackTo(null);
    setRunning(received(exam));
    setIsStartingExam(false);
    reenterExam();
  };
  const goOnInExam = (exam: EssayExam) => {
    // Whoever has left for another essay meanwhile is not called back.
    setExamBackTo(null);
    setRunning(received(exam));
    setHasChosen(true);
  };
  const retry = async () => {
    setIsRetrying(true);
    try {
      const practice = await import('./load-essay-practice').then(({ loadEssayPractice }) => loadEssayPractice());
      setEssays(practice.essays);
      setProgress(practice.progress);
      setRunning(received(practice.runningExam));
      setProblem(null);
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to get essay list'));
    } finally {
      setIsRetrying(false);
    }
  };

  return (
    <>
      <PageHeading
        title="Practice - Essays"
        lead={essayId === undefined && 'Read, organize, write; then see which issues you found and which you missed.'}
      />
      {problem && <FailedToLoad className="mb-6" message={problem} onRetry={retry} isBusy={isRetrying} />}
      {isEnded && <ExamEnded {...ended} />}
      {running && !isInExam && !isEnded && <ExamNotice exam={running.exam} onGoOn={reenterExam} />}
      <div
        className={classNames(
          'grid items-start gap-5',
          !openExam && 'min-[86rem]:grid-cols-[14rem_minmax(0,1fr)] min-[100rem]:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        {!openExam && (
          <EssayList
            essays={essays ?? []}
            initialFilter={initialFilter}
            progress={progress}
            waitingIds={waitingIds}
            currentId={essayId}
            onChoose={chooseEssay}
            onStartExam={isHydrated ? () => setIsStartingExam(true) : undefined}
            isLoaded={essays !== null}
          />
        )}
        <div className="min-w-0">
          <EssayWorkspace
            userId={userId}
            essays={essays ?? []}
            essay={essayOf(essays ?? [], essayId)}
            isChosen={hasChosen}
            isHelpWithheld={isAsked}
            running={openExam}
            isStartingExam={isStartingExam}
            onCloseStart={() => setIsStartingExam(false)}
            onExam={enterExam}
            examIndex={examIndex}
            onShowInExam={(index) => {
              setExamBackTo(index);
              setHasChosen(true);
            }}
            onLeaveExam={() => setIsInExam(false)}
            onNextEssay={goOnInExam}
            onExamStarted={(exam) => setRunning(received(exam))}
            progress={progress}
            onProgress={setProgress}
            onWaiting={setWaitingIds}
            onExamEnds={hearExamEnds}
          />
        </div>
      </div>
    </>
  );
}

function WorkspaceFallback({ isChosen }: { isChosen: boolean }) {
  if (!isChosen) return <NoEssay />;
  return (
    <Loading text="Loading essay...">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-4 h-96 rounded-xl" />
    </Loading>
  );
}
