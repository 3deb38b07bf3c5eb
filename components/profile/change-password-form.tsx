'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PasswordField } from './password-field';
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
      <PasswordField label="Current password" value={currentPassword} onChange={setCurrentPassword} />
      <PasswordField label="New password" value={newPassword} onChange={setNewPassword} isNew />
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
