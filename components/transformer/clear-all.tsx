import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { clearDocuments } from '@/lib/contract/transformer';

type ClearAllProps = {
  /** Whether files on the server would be lost. */
  isAsking: boolean;
  isDisabled: boolean;
  onCleared: () => void;
};

/** Empties all lists; asks first when that deletes something. */
export function ClearAll({ isAsking, isDisabled, onCleared }: ClearAllProps) {
  const [isOpen, setIsOpen] = useState(false);
  const clearing = useMutation(
    {
      mutationFn: () => call(clearDocuments, {}),
      onSuccess: () => {
        onCleared();
        setIsOpen(false);
      },
    },
    queryClient(),
  );

  const close = () => {
    if (clearing.isError) clearing.reset();
    setIsOpen(false);
  };

  return (
    <>
      <Button variant="secondary" disabled={isDisabled} onClick={() => (isAsking ? setIsOpen(true) : onCleared())}>
        Clear All Files
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title="Clear all files?"
        keepLabel="Keep them"
        confirmLabel="Clear all files"
        onConfirm={() => clearing.mutate()}
        isBusy={clearing.isPending}
        problem={clearing.error && errorMessage(clearing.error, 'Failed to clear uploads')}
      >
        The uploaded files and their converted versions will be deleted here for good. Files you have downloaded and
        your flashcards stay.
      </ConfirmDialog>
    </>
  );
}
