import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { PageContainer } from '@/components/ui/page-container';

export const DATABASE_AWAY = 'Our database is not answering right now.';

type PageFailedProps = {
  /** What happened. */
  title: string;
  /** What comes before the sentence that nothing is lost. */
  note?: string | false;
  action: ReactNode;
};

/** Stands in for a page that cannot be shown; what the learner typed is kept in the browser all the same. */
export function PageFailed({ title, note, action }: PageFailedProps) {
  return (
    <PageContainer width="reading">
      <h1 className="mb-6 font-serif text-3xl font-semibold">This page could not be shown</h1>
      <Alert tone="danger" title={title} actions={action}>
        {note && `${note} `}
        Your work in this browser is safe.
      </Alert>
    </PageContainer>
  );
}
