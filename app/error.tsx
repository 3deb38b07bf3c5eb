'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageContainer } from '@/components/ui/page-container';

/** Stands in for a page that failed; what the learner typed is kept in the browser all the same. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <PageContainer width="reading">
      <h1 className="mb-6 font-serif text-3xl font-semibold">This page could not be shown</h1>
      <Alert
        tone="danger"
        title="Something went wrong on our side."
        actions={<Button onClick={reset}>Try again</Button>}
      >
        Your work in this browser is safe.
      </Alert>
    </PageContainer>
  );
}
