'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { claimRuleAnswer } from '@/lib/contract/rules';
import { MAX_CLAIM_LENGTH } from '@/lib/domain/rules/constants';

type ClaimDialogProps = {
  answerId: string;
  isOpen: boolean;
  onClose: () => void;
  onClaimed: (reason: string) => void;
};

/** Asks why an answer is to count as correct after all, and notes it. */
export function ClaimDialog({ answerId, isOpen, onClose, onClaimed }: ClaimDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    setProblem(null);
    try {
      const claimed = await call(claimRuleAnswer, { params: { id: answerId }, body: { reason } });
      onClaimed(claimed.reason);
      setReason('');
      onClose();
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to mark the answer as correct'));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Mark as correct">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
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
          <Button type="submit" isBusy={isSending}>
            Mark as correct
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
