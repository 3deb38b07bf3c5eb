'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { listRefusedAnswers, type WaitingDraft } from '@/lib/client/essay-drafts';
import { putExamEnd } from '@/lib/client/exam-end-outbox';
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
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly WaitingDraft[]>([]);
  const isLast = exam.currentIndex === exam.essays.length - 1;

  const finish = async () => {
    setIsBusy(true);
    try {
      const outcome = await saveAnswer();
      if (outcome === 'undecided') {
        onProblem(UNDECIDED);
        return;
      }
      const left = await listRefusedAnswers(userId, exam.id);
      if (left.length > refused.length) {
        setRefused(left);
        return;
      }
      // Its answers go first.
      if (outcome !== 'waiting' && (await isFinished(exam.id))) {
        router.push(`/essays/exams/${exam.id}`);
        onClose();
        return;
      }
      await putExamEnd(userId, exam.id);
      void sendNow(userId);
      onKept();
    } catch (error) {
      onProblem(errorMessage(error, 'The exam could not be finished.'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Finish the exam?"
      keepLabel="Keep writing"
      confirmLabel={refused.length > 0 ? 'Finish anyway' : 'Finish Exam'}
      onConfirm={finish}
      isBusy={isBusy}
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
