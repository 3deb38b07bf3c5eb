'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageContainer } from '@/components/ui/page-container';

/** Stands in for a page while the database is away; what the learner typed is kept in the browser all the same. */
export function PageUnavailable() {
  const { refresh } = useRouter();
  return (
    <PageContainer width="reading">
      <h1 className="mb-6 font-serif text-3xl font-semibold">This page could not be shown</h1>
      <Alert
        tone="danger"
        title="Our database is not answering right now."
        actions={<Button onClick={() => refresh()}>Try again</Button>}
      >
        Your work in this browser is safe.
      </Alert>
    </PageContainer>
  );
}
