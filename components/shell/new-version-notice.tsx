'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useReload } from '@/components/ui/use-reload';

/** Offers to reload for the new version. */
export function NewVersionNotice() {
  const { reload, isBusy, hasFailed } = useReload();
  return (
    <div className="fixed right-4 bottom-[calc(1rem+var(--phone-bar))] z-40 max-w-[calc(100vw-2rem)] rounded-md shadow-lg print:hidden">
      <Alert
        title="A new version is ready."
        actions={
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={reload}>
            Reload
          </Button>
        }
      >
        {hasFailed && 'The server cannot be reached.'}
      </Alert>
    </div>
  );
}
