import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  isOpen: boolean;
  /** Asked to leave everything as it is. */
  onClose: () => void;
  title: string;
  /** What the button says that changes nothing. */
  keepLabel?: string;
  confirmLabel: string;
  onConfirm: () => void;
  isBusy?: boolean;
  /** Why it could not be done. */
  problem?: string | null;
  /** What would be lost. */
  children: ReactNode;
};

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  keepLabel = 'Keep it',
  confirmLabel,
  onConfirm,
  isBusy,
  problem,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isQuestion
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {problem && (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  );
}
