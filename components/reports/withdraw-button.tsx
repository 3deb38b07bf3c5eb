'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { restoreQuestion, withdrawQuestion } from '@/lib/contract/reports';

type WithdrawButtonProps = { questionId: string; isWithdrawn: boolean };

/** Keeps a question from being drawn, or lets it be drawn again. */
export function WithdrawButton({ questionId, isWithdrawn }: WithdrawButtonProps) {
  const router = useRouter();
  const toggling = useMutation(
    {
      mutationFn: async () => {
        const parts = { params: { id: questionId } };
        await (isWithdrawn ? call(restoreQuestion, parts) : call(withdrawQuestion, parts));
      },
      onSuccess: () => router.refresh(),
    },
    queryClient(),
  );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => toggling.mutate()} isBusy={toggling.isPending}>
        {isWithdrawn ? 'Let it be drawn again' : 'Withdraw from drawing'}
      </Button>
      {toggling.error && <Alert tone="danger">{writeErrorMessage(toggling.error, 'That could not be saved.')}</Alert>}
    </>
  );
}
