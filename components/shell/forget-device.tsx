'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { attemptOutbox } from '@/lib/client/attempt-outbox';
import { draftOutbox } from '@/lib/client/essay-drafts';
import { examEndOutbox } from '@/lib/client/exam-end-outbox';
import { forgetLearner } from '@/lib/client/forget-learner';
import { reviewOutbox } from '@/lib/client/review-outbox';
import { ruleAnswerOutbox } from '@/lib/client/rule-answer-outbox';
import { tickOutbox } from '@/lib/client/tick-outbox';
import { counted } from '@/lib/domain/text/counted';
import { endSession } from './end-session';
import { useUnsent } from './use-unsent';

type ForgetDeviceProps = { userId: string; onClose: () => void };

/** Asks before everything of a learner leaves this browser, and says what only this browser has. */
export function ForgetDevice({ userId, onClose }: ForgetDeviceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const unsent = [
    useUnsent(userId, attemptOutbox),
    useUnsent(userId, reviewOutbox),
    useUnsent(userId, tickOutbox),
    useUnsent(userId, ruleAnswerOutbox),
    useUnsent(userId, draftOutbox),
    useUnsent(userId, examEndOutbox),
  ];
  const count = unsent.reduce((sum, { items }) => sum + items.length, 0);

  const forget = async () => {
    setIsBusy(true);
    // However long the server takes: nothing here depends on its answer. The token goes first.
    const ended = endSession();
    await forgetLearner(userId);
    await ended;
    // What another tab wrote as it left goes with the rest.
    await forgetLearner(userId);
    location.assign('/login');
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Log out and forget this device?"
      keepLabel="Stay logged in"
      confirmLabel="Log out and forget"
      onConfirm={forget}
      isBusy={isBusy}
    >
      <p>
        Everything this browser keeps about you is removed, quizzes in progress included. What is saved in your account
        stays there.
      </p>
      {count > 0 && (
        <p className="mt-3 font-semibold">
          {counted(count, 'change')} you made {count === 1 ? 'is' : 'are'} not saved in your account yet and would be
          lost.
        </p>
      )}
    </ConfirmDialog>
  );
}
