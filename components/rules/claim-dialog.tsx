'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { MAX_CLAIM_LENGTH } from '@/lib/domain/rules/constants';
import { isBlank } from '@/lib/domain/text/blank';

type ClaimDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onClaimed: (reason: string) => void;
};

/** Asks why an answer is to count as correct after all, and has it noted. */
export function ClaimDialog({ isOpen, onClose, onClaimed }: ClaimDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const claim = () => {
    if (isBlank(reason)) return setProblem('The reason must not be empty.');
    onClaimed(reason.trim());
    setReason('');
    setProblem(null);
    onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Mark as correct">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          claim();
        }}
      >
        <p className="mb-4">The verdict and your reason are both kept. The rule counts as recalled.</p>
        <Field label="Why is it correct?">
          {(control) => (
            <textarea
              {...control}
              required
              rows={3}
              maxLength={MAX_CLAIM_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              className={classNames(controlStyle, 'min-h-24 resize-y')}
            />
          )}
        </Field>
        {problem && (
          <Alert tone="danger" className="mt-4">
            {problem}
          </Alert>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Mark as correct</Button>
        </div>
      </form>
    </Dialog>
  );
}
