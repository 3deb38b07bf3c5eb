import { type ReactNode, Suspense } from 'react';
import { LearnerParts } from '@/components/shell/learner-parts';
import { PageLoading } from '@/components/shell/page-loading';
import { PageUnavailable } from '@/components/shell/page-unavailable';
import { SessionGate } from '@/components/shell/session-gate';
import { readSession } from '@/lib/auth/session';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { AppError } from '@/lib/domain/errors/app-error';
import { reportFailure } from '@/lib/http/report-failure';

type ProtectedPageProps = { children: (user: SessionUser) => ReactNode };

/** Whose session it is; 'unavailable' while nobody can tell. */
async function readSessionNow(): Promise<SessionUser | null | 'unavailable'> {
  try {
    return await readSession();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
    reportFailure('The session could not be read.', error);
    return 'unavailable';
  }
}

async function Guarded({ children }: ProtectedPageProps) {
  const user = await readSessionNow();
  if (user === 'unavailable') return <PageUnavailable />;
  return (
    <>
      <SessionGate cookieUserId={user?.id ?? null} />
      {user && children(user)}
      {user && <LearnerParts userId={user.id} />}
    </>
  );
}

/**
 * The guard of a signed-in page. Its content is a function that is called for a learner with a
 * session alone, so that nothing of it is ever rendered for a visitor. Each page calls it itself: a
 * layout is not rendered again from one page to the next and guards nothing.
 */
export function ProtectedPage({ children }: ProtectedPageProps) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Guarded>{children}</Guarded>
    </Suspense>
  );
}
