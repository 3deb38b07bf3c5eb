'use client';

import { DATABASE_AWAY, PageFailed } from '@/components/shell/page-failed';
import { Button } from '@/components/ui/button';
import { useReload } from '@/components/ui/use-reload';

type PageErrorProps = {
  /** Of one that the server threw, the browser knows the digest alone: the code of an `AppError`. */
  error: Error & { digest?: string };
};

/**
 * Stands in for a page that failed. Only another document tries everything again: the scripts of this one may
 * be gone, and what was lost stays lost in it.
 */
export default function PageError({ error }: PageErrorProps) {
  const { reload, isBusy, hasFailed } = useReload();
  return (
    <PageFailed
      title={error.digest === 'unavailable' ? DATABASE_AWAY : 'Something went wrong on our side.'}
      note={hasFailed && 'The server cannot be reached.'}
      action={
        <Button isBusy={isBusy} onClick={reload}>
          Try again
        </Button>
      }
    />
  );
}
