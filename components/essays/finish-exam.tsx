'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { listRefusedAnswers, type WaitingDraft } from '@/lib/client/essay-drafts';
import { putExamEnd } from '@/lib/client/exam-end-outbox';
import { queryClient } from '@/lib/client/query';
import { sendNow } from '@/lib/client/sender';
import { isRefusal } from '@/lib/client/sending';
import { type EssayExam, finishEssayExam } from '@/lib/contract/essay-exams';
import type { SaveOutcome } from '@/lib/domain/essays/draft-sync';

const UNDECIDED =
  'Your answer was changed in another tab or on another device. Choose which version to keep, then finish.';

type FinishExamProps = {
  userId: string;
  exam: EssayExam;
  /** Sends the answer; how far it came. */
  saveAnswer: () => Promise<SaveOutcome>;
  onClose: () => void;
  /** It is finished, which the server does not know yet. */
  onKept: () => void;
  onProblem: (message: string) => void;
};

/** What the learner knows of that the server will not take, and whether they still ask for the end. */
type Asked = { known: readonly WaitingDraft[]; signal: AbortSignal };
type Ending =
  | { is: 'undecided' | 'finished' | 'kept'; refused?: undefined }
  | { is: 'refused'; refused: readonly WaitingDraft[] };

const NONE: readonly WaitingDraft[] = [];

/** Whether the server has ended the exam; false where it may later. Throws what it refuses. */
async function isFinished(examId: string): Promise<boolean> {
  try {
    await call(finishEssayExam, { params: { id: examId }, query: {} });
    return true;
  } catch (error) {
    if (isRefusal(error)) throw error;
    return false;
  }
}

/** Asks before the exam ends, and again where the server will not take an answer as it is. */
export function FinishExam({ userId, exam, saveAnswer, onClose, onKept, onProblem }: FinishExamProps) {
  const router = useRouter();
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const ending = useMutation(
    {
      mutationFn: async ({ known, signal }: Asked): Promise<Ending> => {
        const outcome = await saveAnswer();
        if (outcome === 'undecided') return { is: 'undecided' };
        const refused = await listRefusedAnswers(userId, exam.id);
        if (refused.length > known.length) return { is: 'refused', refused };
        // Whoever has gone back to writing meanwhile ends nothing. Its answers go first.
        signal.throwIfAborted();
        if (outcome !== 'waiting' && (await isFinished(exam.id))) return { is: 'finished' };
        signal.throwIfAborted();
        await putExamEnd(userId, exam.id);
        void sendNow(userId);
        return { is: 'kept' };
      },
      onSuccess: ({ is }) => {
        if (is === 'kept') onKept();
        if (is !== 'finished') return;
        router.push(`/essays/exams/${exam.id}`);
        onClose();
      },
    },
    queryClient(),
  );
  const refused = ending.data?.refused ?? ending.variables?.known ?? NONE;
  const isLast = exam.currentIndex === exam.essays.length - 1;

  const finish = () => {
    asking.current = new AbortController();
    ending.mutate(
      { known: refused, signal: asking.current.signal },
      {
        onSuccess: ({ is }) => {
          if (is === 'undecided') onProblem(UNDECIDED);
        },
        onError: (error) => onProblem(errorMessage(error, 'The exam could not be finished.')),
      },
    );
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Finish the exam?"
      keepLabel="Keep writing"
      confirmLabel={refused.length > 0 ? 'Finish anyway' : 'Finish Exam'}
      onConfirm={finish}
      isBusy={ending.isPending}
    >
      <p>
        {isLast
          ? 'All your answers will be analyzed.'
          : `You are on essay ${exam.currentIndex + 1} of ${exam.essays.length}. The answers you wrote will be analyzed; the essays that were not opened count as not written.`}
      </p>
      {refused.length > 0 && <RefusedNotice refused={refused} asked={exam.essays} />}
    </ConfirmDialog>
  );
}

/** By their numbers: their names would tell the subjects. */
function RefusedNotice({ refused, asked }: { refused: readonly WaitingDraft[]; asked: readonly string[] }) {
  return (
    <Alert tone="warning" className="mt-4" title="The server did not accept every answer">
      <ul className="mt-1 grid gap-1">
        {refused.map(({ key, essayId, refusal }) => (
          <li key={key}>
            <strong className="font-semibold">Essay {asked.indexOf(essayId) + 1}</strong>. The server’s reason:{' '}
            {refusal}.
          </li>
        ))}
      </ul>
      <p className="mt-2">
        It stays on this device, and the summary lets you export it; the version saved earlier is analyzed in its place.
        To have all of it analyzed, keep writing and make it shorter.
      </p>
    </Alert>
  );
}
