'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { call } from '@/lib/client/call';
import { listExamDrafts, sendWaitingDrafts } from '@/lib/client/essay-drafts';
import { keepSending } from '@/lib/client/sending';
import { finishEssayExam } from '@/lib/contract/essay-exams';

/** Takes in the answers of a finished exam that reach the server late, and has them analyzed. */
export function LateAnswers({ userId, examId }: { userId: string; examId: string }) {
  const router = useRouter();
  const [isWaiting, setIsWaiting] = useState(false);

  const sendLate = useEffectEvent(async () => {
    const countLate = async () =>
      (await listExamDrafts(userId, examId)).filter(({ refusal }) => refusal === null).length;
    const before = await countLate();
    if (before === 0) return false;
    setIsWaiting(true);
    const isUnsent = await sendWaitingDrafts(userId);
    if ((await countLate()) < before) {
      const isTaken = await call(finishEssayExam, { params: { id: examId }, query: {} }).then(
        () => true,
        () => false,
      );
      if (isTaken) router.refresh();
    }
    setIsWaiting(isUnsent);
    return isUnsent;
  });

  useEffect(() => keepSending(async () => ((await sendLate()) ? ['essay-draft'] : [])).stop, []);

  if (!isWaiting) return null;
  return (
    <Alert tone="warning" className="mb-6">
      An answer of this exam is still on this device. It is sent, and analyzed here, as soon as the server can be
      reached.
    </Alert>
  );
}
