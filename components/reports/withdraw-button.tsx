'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { restoreQuestion, withdrawQuestion } from '@/lib/contract/reports';

type WithdrawButtonProps = { questionId: string; isWithdrawn: boolean };

/** Keeps a question from being drawn, or lets it be drawn again. */
export function WithdrawButton({ questionId, isWithdrawn }: WithdrawButtonProps) {
  const router = useRouter();
  const [sending, setSending] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });

  const toggle = async () => {
    setSending({ isBusy: true, problem: null });
    try {
      const parts = { params: { id: questionId } };
      await (isWithdrawn ? call(restoreQuestion, parts) : call(withdrawQuestion, parts));
      router.refresh();
      setSending({ isBusy: false, problem: null });
    } catch (error) {
      setSending({ isBusy: false, problem: writeErrorMessage(error, 'That could not be saved.') });
    }
  };

  return (
    <>
      <Button variant="secondary" size="sm" onClick={toggle} isBusy={sending.isBusy}>
        {isWithdrawn ? 'Let it be drawn again' : 'Withdraw from drawing'}
      </Button>
      {sending.problem && <Alert tone="danger">{sending.problem}</Alert>}
    </>
  );
}
