'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageContainer } from '@/components/ui/page-container';
import { PageLoading } from './page-loading';
import { type SessionProblem, useSessionCheck } from './use-session-check';

const PROBLEMS: Record<SessionProblem, { title: string; text: string }> = {
  unreachable: {
    title: 'Your session could not be checked.',
    text: 'The server did not answer. Your work in this browser is safe.',
  },
  'cookie-refused': {
    title: 'Your browser does not keep you signed in.',
    text: 'Allow cookies for this site, then try again.',
  },
};

/**
 * Holds a page for learners to the session. Without one it shows nothing but 'Loading...' here until that is resolved.
 * `cookieUserId` is whose session the server saw in the cookie.
 */
export function SessionGate({ cookieUserId }: { cookieUserId: string | null }) {
  const { problem, check } = useSessionCheck({ cookieUserId, isGuarded: true });

  if (cookieUserId) return null;
  if (!problem) return <PageLoading />;
  return (
    <PageContainer width="reading">
      <Alert tone="danger" title={PROBLEMS[problem].title} actions={<Button onClick={check}>Try again</Button>}>
        {PROBLEMS[problem].text}
      </Alert>
    </PageContainer>
  );
}
