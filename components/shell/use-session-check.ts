import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { TOKEN_STORAGE_KEY } from '@/lib/domain/auth/constants';

export type SessionPlace = {
  /** The id of the user whose session the server saw in the cookie. */
  cookieUserId: string | null;
  /** Whether the page is for signed-in learners only. */
  isGuarded: boolean;
};

/** Why a guarded page cannot be shown: the server did not answer, or the browser keeps no cookie. */
export type SessionProblem = 'unreachable' | 'cookie-refused';

/**
 * Holds the page to the session: checks it when the page opens, comes back from the browser's
 * memory or into view, and when another tab logs in or out. Answers what hinders it, and how to check again.
 */
export function useSessionCheck({ cookieUserId, isGuarded }: SessionPlace) {
  const router = useRouter();
  const [problem, setProblem] = useState<SessionProblem | null>(null);
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

  return { problem, check };
}
