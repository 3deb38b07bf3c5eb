'use client';

import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

type ConfirmButtonProps = {
  label: string;
  /** Names what it acts on, for screen readers. */
  about: string;
  /** What would be lost. */
  question: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
};

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ label, about, question, confirmLabel, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`${label}: ${about}`} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`${label}?`}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
