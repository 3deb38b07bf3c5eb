'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { DATABASE_AWAY, PageFailed } from './page-failed';

/** Stands in for a page while nobody can tell whose session it is. */
export function PageUnavailable() {
  const { refresh } = useRouter();
  const [isBusy, startRefresh] = useTransition();
  return (
    <PageFailed
      title={DATABASE_AWAY}
      action={
        <Button isBusy={isBusy} onClick={() => startRefresh(refresh)}>
          Try again
        </Button>
      }
    />
  );
}
