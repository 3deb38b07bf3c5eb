'use client';

import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordField } from './password-field';
import { useSubmit } from './use-submit';

/** What has to be typed, so that no slip of the hand deletes ten weeks of work. */
const CONFIRMATION = 'delete';

/** Deletes the account and everything that belongs to it, after password, where there is one, and confirmation. */
export function DeleteAccount({ userId, hasPassword }: { userId: string; hasPassword: boolean }) {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const isConfirmed = confirmation.trim().toLowerCase() === CONFIRMATION;
  const { submit, forget, problem, isDone, isBusy } = useSubmit({
    send: async () => {
      const { sendDeletion } = await import('./account-calls');
      await sendDeletion(userId, hasPassword ? password : undefined);
      location.assign('/');
    },
    failure: 'The account could not be deleted. Please try again.',
  });

  function close() {
    setIsOpen(false);
    setPassword('');
    setConfirmation('');
    forget();
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Delete my account"
        footer={
          <>
            <Button onClick={close}>Keep my account</Button>
            <Button type="submit" form={formId} variant="danger" disabled={!isConfirmed} isBusy={isBusy || isDone}>
              Delete everything
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={submit} className="grid gap-4">
          <p>
            Your account, every quiz attempt and every statistic will be deleted at once and for good. Export your data
            first if you want to keep it.
          </p>
          {hasPassword && <PasswordField label="Password" value={password} onChange={setPassword} />}
          <Field label={`Type "${CONFIRMATION}" to confirm`}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                required
                value={confirmation}
                onChange={(event) => setConfirmation(event.target.value)}
              />
            )}
          </Field>
          {problem && <Alert tone="danger">{problem}</Alert>}
        </form>
      </Dialog>
    </>
  );
}
