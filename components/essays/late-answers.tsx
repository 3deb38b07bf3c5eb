'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { listExamDrafts } from '@/lib/client/essay-drafts';
import { keepSending } from '@/lib/client/sending';
import { awaitsAnalysis, sendLeftDrafts } from '@/lib/client/unsent-drafts';

/** Takes in the answers of a finished exam that reach the server late, and has them analyzed. */
export function LateAnswers({ userId, examId }: { userId: string; examId: string }) {
  const router = useRouter();
  const [isWaiting, setIsWaiting] = useState(false);

  const sendLate = useEffectEvent(async () => {
    const countLate = async () =>
      (await listExamDrafts(userId, examId)).filter(({ refusal }) => refusal === null).length;
    const before = await countLate();
    const wasSent = awaitsAnalysis(examId);
    if (before === 0 && !wasSent) return false;
    setIsWaiting(true);
    const mayDoMore = await sendLeftDrafts(userId);
    const isAwaited = awaitsAnalysis(examId);
    const left = await countLate();
    if (!isAwaited && (wasSent || left < before)) router.refresh();
    setIsWaiting(isAwaited || left > 0);
    return mayDoMore;
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
