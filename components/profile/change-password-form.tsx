'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/auth/constants';
import { useSubmit } from './use-submit';

/** Changes the password; this session goes on, every other one ends. */
export function ChangePasswordForm({ username }: { username: string }) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { submit, problem, isDone, isBusy } = useSubmit({
    send: async () => {
      const { sendPassword } = await import('./account-calls');
      await sendPassword({ currentPassword, newPassword });
      setCurrentPassword('');
      setNewPassword('');
    },
    failure: 'The password could not be changed. Please try again.',
  });

  return (
    <form method="post" onSubmit={submit} className="grid max-w-md gap-4">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current password">
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            required
            value={currentPassword}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
        )}
      </Field>
      <Field label="New password" hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            required
            minLength={PASSWORD_MIN_LENGTH}
            maxLength={PASSWORD_MAX_LENGTH}
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        )}
      </Field>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isDone && <Alert tone="success">Password changed. Every other session has ended.</Alert>}
      <div>
        <Button type="submit" isBusy={isBusy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
