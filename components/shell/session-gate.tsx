'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageContainer } from '@/components/ui/page-container';
import { TOKEN_STORAGE_KEY } from '@/lib/domain/auth/constants';
import { PageLoading } from './page-loading';

const PROBLEMS = {
  unreachable: {
    title: 'Your session could not be checked.',
    text: 'The server did not answer. Your work in this browser is safe.',
  },
  'cookie-refused': {
    title: 'Your browser does not keep you signed in.',
    text: 'Allow cookies for this site, then try again.',
  },
};

type SessionGateProps = {
  /** The id of the user whose session the server saw in the cookie. */
  cookieUserId: string | null;
  /** Whether the page is for signed-in learners only. */
  isGuarded: boolean;
};

/**
 * Holds the page to the session: checks it when the page opens, comes back from the browser's
 * memory or into view, and when another tab logs in or out. A guarded page without a session shows
 * nothing but 'Loading...' here until that is resolved.
 */
export function SessionGate({ cookieUserId, isGuarded }: SessionGateProps) {
  const router = useRouter();
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | null>(null);
  const [isRefreshing, startRefresh] = useTransition();
  const isChecking = useRef(false);
  const hasRefreshed = useRef(false);

  const check = useCallback(async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    setProblem(null);
    // Loaded apart: the first view of a page has no need of it.
    const resolution = await import('./resolve-session')
      .then(({ resolveSession }) => resolveSession(cookieUserId, isGuarded))
      .catch(() => 'unreachable' as const);
    isChecking.current = false;
    if (resolution === 'refresh') {
      hasRefreshed.current = true;
      startRefresh(() => router.refresh());
    }
    if (resolution === 'unreachable' && !cookieUserId) setProblem('unreachable');
  }, [cookieUserId, isGuarded, router]);

  useEffect(() => {
    check();
    const checkWhenTokenChanges = ({ key }: StorageEvent) => {
      if (key === TOKEN_STORAGE_KEY || key === null) check();
    };
    const checkWhenVisible = () => {
      if (document.visibilityState === 'visible') check();
    };
    const checkWhenRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check();
    };
    window.addEventListener('storage', checkWhenTokenChanges);
    window.addEventListener('pageshow', checkWhenRestored);
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => {
      window.removeEventListener('storage', checkWhenTokenChanges);
      window.removeEventListener('pageshow', checkWhenRestored);
      document.removeEventListener('visibilitychange', checkWhenVisible);
    };
  }, [check]);

  useEffect(() => {
    // The cookie was set and the page asked for again; still here, the browser has not kept it.
    if (hasRefreshed.current && !isRefreshing && isGuarded && !cookieUserId) setProblem('cookie-refused');
  }, [isRefreshing, isGuarded, cookieUserId]);

  if (!isGuarded || cookieUserId) return null;
  if (!problem) return <PageLoading />;
  return (
    <PageContainer width="reading">
      <Alert tone="danger" title={PROBLEMS[problem].title} actions={<Button onClick={check}>Try again</Button>}>
        {PROBLEMS[problem].text}
      </Alert>
    </PageContainer>
  );
}
