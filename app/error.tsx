'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageContainer } from '@/components/ui/page-container';
import { useReload } from '@/components/ui/use-reload';

/**
 * Stands in for a page that failed; what the learner typed is kept in the browser all the same. Only another
 * document tries everything again: the scripts of this one may be gone, and what was lost stays lost in it.
 */
export default function PageError() {
  const { reload, isBusy, hasFailed } = useReload();
  return (
    <PageContainer width="reading">
      <h1 className="mb-6 font-serif text-3xl font-semibold">This page could not be shown</h1>
      <Alert
        tone="danger"
        title="Something went wrong on our side."
        actions={
          <Button isBusy={isBusy} onClick={reload}>
            Try again
          </Button>
        }
      >
        {hasFailed && 'The server cannot be reached. '}
        Your work in this browser is safe.
      </Alert>
    </PageContainer>
  );
}
