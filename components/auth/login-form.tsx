'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

const FAILED = 'Login failed. Please try again.';

type LoginFormProps = {
  next: string | null;
  /** The fields, drawn by the server: `username` and `password`. */
  children: ReactNode;
};

/**
 * The login form; afterwards the learner is back on the page they came from. The fields keep what was
 * typed before the scripts came, and the form is sent by them alone.
 */
export function LoginForm({ next, children }: LoginFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isHydrated = useIsHydrated();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
    setIsBusy(true);
    setProblem(null);
    // Loaded apart: the first view of the form has no need of it.
    const failure = await import('./open-session')
      .then(({ logIn }) => logIn(credentials, next, FAILED))
      .catch(() => FAILED);
    if (failure === null) return;
    setProblem(failure);
    setIsBusy(false);
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      {children}
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} disabled={!isHydrated}>
        Log in
      </Button>
    </form>
  );
}
