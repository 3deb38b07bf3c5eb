'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { GUEST_LIFETIME_DAYS } from '@/lib/domain/auth/constants';

const FAILED = 'The session could not be opened. Please try again.';

/** Opens everything to somebody who has no account, and says for how long. */
export function GuestButton() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isHydrated = useIsHydrated();

  async function start() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    // Loaded apart: the first view has no need of it.
    const failure = await import('./open-session').then(({ tryAsGuest }) => tryAsGuest(FAILED)).catch(() => FAILED);
    if (failure === null) return;
    setProblem(failure);
    setIsBusy(false);
  }

  return (
    <div className="grid gap-2">
      {/* No Alert, which the first view of the login has no room for. */}
      <p role="alert" className="text-danger-ink empty:hidden">
        {problem}
      </p>
      <Button
        variant="secondary"
        size="lg"
        onClick={start}
        isBusy={isBusy}
        disabled={!isHydrated}
        className="sm:justify-self-start"
      >
        Try without an account
      </Button>
      <p className="text-sm text-muted">
        Everything works. Choose a name within {GUEST_LIFETIME_DAYS} days to keep your work.
      </p>
    </div>
  );
}
