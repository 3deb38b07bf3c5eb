'use client';

import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { errorMessage } from '@/lib/client/api-error';
import { safeReturnPath } from '@/lib/client/sign-in-address';
import { PasswordInput } from './password-input';
import { UsernameField } from './username-field';

/**
 * The login form; afterwards the learner is back on the page they came from. The fields keep what was
 * typed before the scripts came, and the form is sent by them alone.
 */
export function LoginForm({ next }: { next: string | null }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isHydrated = useIsHydrated();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(null);
    try {
      // Loaded apart: the first view of the form has no need of it.
      const { openSession } = await import('./open-session');
      await openSession({ username: String(form.get('username')), password: String(form.get('password')) });
      // A document of its own: whatever the last user left in memory is gone.
      location.assign(safeReturnPath(next));
    } catch (error) {
      setProblem(errorMessage(error, 'Login failed. Please try again.'));
      setIsBusy(false);
    }
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <UsernameField />
      <Field label="Password">
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} disabled={!isHydrated}>
        Log in
      </Button>
      <p className="text-center text-muted">
        New here?{' '}
        <Link
          href={next ? `/register?next=${encodeURIComponent(next)}` : '/register'}
          className="font-semibold text-accent-ink underline underline-offset-4"
        >
          Create an account
        </Link>
      </p>
    </form>
  );
}
