'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { readExamClock, writeExamClock } from '@/lib/client/exam-clock';
import { queryClient } from '@/lib/client/query';
import { advanceEssayExam, type EssayExam } from '@/lib/contract/essay-exams';
import type { SaveOutcome } from '@/lib/domain/essays/draft-sync';
import { ESSAY_MINUTES } from '@/lib/domain/essays/essay-format';
import { essayPhase } from '@/lib/domain/essays/timing';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';
import type { RunningExam } from './essay';
import { ExamEssays } from './exam-essays';
import { FinishExam } from './finish-exam';
import { LeaveExam } from './leave-exam';
import { useNow } from './use-now';

type ExamBarProps = {
  userId: string;
  running: RunningExam;
  /** The essay that is shown, from 0: the furthest, or one before. */
  shownIndex: number;
  isLoading: boolean;
  /** Sends the answer; how far it came. */
  saveAnswer: () => Promise<SaveOutcome>;
  onExam: (exam: EssayExam) => void;
  /** To an essay that was opened before. */
  onShow: (index: number) => void;
  onLeave: () => void;
};

type ExamClockProps = { userId: string; running: RunningExam; isBack: boolean };

/** The clock of the furthest essay; keyed by it. */
function ExamClock({ userId, running: { exam, receivedAtMs }, isBack }: ExamClockProps) {
  const nowMs = useNow(true);
  const { id: examId, currentIndex: index } = exam;
  const [keptAtMs] = useState(() => readExamClock(userId, { examId, index }));
  const saidAtMs = receivedAtMs - (exam.secondsPerEssay[index] ?? 0) * 1000;
  // A cached page says what was true when it was made: there is never more time left than was known before.
  const openedAtMs = Math.min(saidAtMs, keptAtMs ?? saidAtMs);
  useEffect(() => writeExamClock(userId, { examId, index }, openedAtMs), [userId, examId, index, openedAtMs]);
  if (exam.minutesPerEssay === null) return null;
  const spent = Math.max(0, Math.floor((nowMs - openedAtMs) / 1000));
  const secondsLeft = exam.minutesPerEssay * 60 - spent;
  // There is no guidance for another time.
  const minutes = ESSAY_MINUTES.find((minutes) => minutes === exam.minutesPerEssay);
  const phase = minutes === undefined ? null : essayPhase(spent, minutes);
  return (
    <>
      <span
        role="timer"
        aria-label={isBack ? `Time left for essay ${exam.currentIndex + 1}` : 'Time left for this essay'}
        className="text-xl font-semibold tabular-nums"
      >
        {formatMinutesSeconds(secondsLeft)}
      </span>
      {isBack && <span className="text-muted">The clock of essay {exam.currentIndex + 1} keeps running.</span>}
      {phase && !isBack && (
        <span className="text-muted tabular-nums">
          {phase.name}: {formatMinutesSeconds(phase.secondsLeft)} left
        </span>
      )}
      <p role="status" className="basis-full font-semibold text-warning-ink empty:hidden">
        {secondsLeft <= 0 &&
          `Time is up for ${isBack ? `essay ${exam.currentIndex + 1}` : 'this essay'}. Everything you wrote is kept: finish your sentence and move on when you are ready.`}
      </p>
    </>
  );
}

/** The top bar of an exam: how far it is, the clock, Next and Finish Exam. */
export function ExamBar({ userId, running, shownIndex, isLoading, saveAnswer, onExam, onShow, onLeave }: ExamBarProps) {
  const { exam } = running;
  const going = useMutation(
    {
      mutationFn: async ({ id, currentIndex: fromIndex }: EssayExam) => {
        // An answer that cannot be sent now stays on this device and is sent later.
        await saveAnswer();
        return await call(advanceEssayExam, { params: { id }, body: { fromIndex } });
      },
      onSuccess: onExam,
    },
    queryClient(),
  );
  const isGoingOn = going.isPending;
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [endingProblem, setEndingProblem] = useState<string | null>(null);
  const isLast = shownIndex === exam.essays.length - 1;
  const isBack = shownIndex < exam.currentIndex;

  const problem =
    endingProblem ??
    (going.error &&
      errorMessage(going.error, 'The next essay could not be opened. Try again when the network is back.'));
  const forgetProblem = () => {
    setEndingProblem(null);
    if (going.isError) going.reset();
  };

  const goOn = () => {
    if (isBack) {
      onShow(shownIndex + 1);
      return;
    }
    setEndingProblem(null);
    going.mutate(exam);
  };

  return (
    <div className="mb-4 grid gap-3">
      <section
        aria-label="Exam"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3 shadow-card"
      >
        <p className="font-semibold tabular-nums">
          Essay {shownIndex + 1} of {exam.essays.length}
        </p>
        <ExamClock key={`${exam.id}:${exam.currentIndex}`} userId={userId} running={running} isBack={isBack} />
        <div className="ml-auto flex gap-2">
          <Button variant="secondary" disabled={isLast || (isLoading && !isGoingOn)} isBusy={isGoingOn} onClick={goOn}>
            Next
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              forgetProblem();
              setIsAsking(true);
            }}
          >
            Finish Exam
          </Button>
        </div>
      </section>
      <ExamEssays
        exam={exam}
        shownIndex={shownIndex}
        isDisabled={isGoingOn}
        onShow={onShow}
        onLeave={() => setIsLeaving(true)}
      />
      <LeaveExam
        isAsking={isLeaving}
        hasClock={exam.minutesPerEssay !== null}
        onStay={() => setIsLeaving(false)}
        onLeave={onLeave}
      />
      {problem && (
        <Alert tone="danger" onDismiss={forgetProblem}>
          {problem}
        </Alert>
      )}
      {isAsking && (
        <FinishExam
          userId={userId}
          exam={exam}
          saveAnswer={saveAnswer}
          onClose={() => setIsAsking(false)}
          onKept={() => setIsAsking(false)}
          onProblem={(message) => {
            setEndingProblem(message);
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}
