'use client';

import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useReload } from '@/components/ui/use-reload';
import { isNewVersionOffered, watchNewVersion } from '@/lib/client/new-version';

const never = () => false;

/** Offers to reload once the server has a newer version than this page; nothing reloads by itself. */
export function NewVersion() {
  const isOffered = useSyncExternalStore(watchNewVersion, isNewVersionOffered, never);
  const { reload, isBusy, hasFailed } = useReload();
  if (!isOffered) return null;
  return (
    <div className="fixed right-4 bottom-4 z-40 max-w-[calc(100vw-2rem)] rounded-md shadow-lg print:hidden">
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
