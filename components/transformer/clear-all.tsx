import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
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
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setProblem(null);
    setIsOpen(false);
  };

  async function clear() {
    setIsBusy(true);
    setProblem(null);
    try {
      await call(clearDocuments, {});
      onCleared();
      close();
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to clear uploads'));
    }
    setIsBusy(false);
  }

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
        onConfirm={clear}
        isBusy={isBusy}
        problem={problem}
      >
        The uploaded files and their converted versions will be deleted here for good. Files you have downloaded and
        your flashcards stay.
      </ConfirmDialog>
    </>
  );
}
