'use client';

import Link from 'next/link';
import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/auth/constants';
import { PasswordInput } from './password-input';
import { UsernameField } from './username-field';

const FAILED = 'Registration failed. Please try again.';

type RegisterFormProps = {
  next: string | null;
  /** Whether a guest is signed in, who keeps everything under the name chosen here. */
  isGuest: boolean;
};

/** The registration form; a new learner is logged in at once. Its fields are those of the login form. */
export function RegisterForm({ next, isGuest }: RegisterFormProps) {
  const [isMismatch, setIsMismatch] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isHydrated = useIsHydrated();
  const repeatedField = useRef<HTMLDivElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
    const isRepeated = form.get('confirm-password') === credentials.password;
    setProblem(null);
    setIsMismatch(!isRepeated);
    if (!isRepeated) {
      repeatedField.current?.querySelector('input')?.focus();
      return;
    }
    setIsBusy(true);
    // Loaded apart: the first view of the form has no need of it.
    const failure = await import('./open-session')
      .then(({ claim, signUp }) => (isGuest ? claim : signUp)(credentials, next, FAILED))
      .catch(() => FAILED);
    if (failure === null) return;
    setProblem(failure);
    setIsBusy(false);
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <UsernameField hint="You use it to log in; no one else sees it." />
      <Field label="Password" hint={`At least ${PASSWORD_MIN_LENGTH} characters; a phrase of several words is best.`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            minLength={PASSWORD_MIN_LENGTH}
            maxLength={PASSWORD_MAX_LENGTH}
          />
        )}
      </Field>
      <div ref={repeatedField} role="status">
        <Field label="Confirm password" error={isMismatch ? 'Passwords do not match' : undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              name="confirm-password"
              autoComplete="new-password"
              required
              onChange={(event) => {
                const password = event.target.form?.elements.namedItem('password');
                if (password instanceof HTMLInputElement && password.value === event.target.value) setIsMismatch(false);
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} disabled={!isHydrated}>
        {isGuest ? 'Save my work' : 'Create account'}
      </Button>
      <p className="text-center text-muted">
        Already registered?{' '}
        <Link
          href={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}
          className="font-semibold text-accent-ink underline underline-offset-4"
        >
          Log in
        </Link>
      </p>
    </form>
  );
}
