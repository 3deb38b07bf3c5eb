'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { lazyPart } from '@/components/ui/lazy-part';
import { type FigureFilters, NO_FILTERS, readDays, readFilters, writeFilters } from './figure-filters';
import { PerformanceCard } from './performance-card';
import { PerformanceLoading } from './performance-loading';
import { useFigures } from './use-figures';

/** Comes beside the figures, not with the page. */
const PerformanceReport = lazyPart({
  load: () => import('./performance-report').then((module) => module.PerformanceReport),
  name: 'The performance report',
  Place: PerformanceLoading,
});

/** The learner's figures, narrowed as the address says. */
export function ProgressScreen({ userId }: { userId: string }) {
  const search = useSearchParams().toString();
  const loaded = useFigures(userId, search);
  const [hasBeenRetried, setHasBeenRetried] = useState(false);
  /** The query with the last days, until something else is chosen. */
  const daysWritten = useRef<string | null>(null);

  const isShown = loaded.status === 'ready';
  useEffect(() => {
    if (isShown) setHasBeenRetried(false);
  }, [isShown]);

  // By the address as it is now: the one that was drawn may be older than the last change.
  const filter = (change: FigureFilters) => {
    const query = writeFilters(location.search, { ...readFilters(location.search), ...change });
    const address = `${location.pathname}${query}`;
    // A day is typed digit by digit: all of them are one step of the history.
    const isDays = !('subject' in change) && !('source' in change);
    if (isDays && daysWritten.current === location.search) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
    daysWritten.current = isDays ? query : null;
  };

  return (
    <>
      {loaded.status === 'loading' && <PerformanceLoading />}
      {loaded.status === 'failed' && (
        <PerformanceCard>
          <FailedToLoad
            message={`Error loading data: ${loaded.message}`}
            hasBeenRetried={hasBeenRetried}
            onRetry={() => {
              setHasBeenRetried(true);
              loaded.reload();
            }}
            actions={
              Object.keys(readFilters(search)).length > 0 && (
                <Button size="sm" variant="secondary" onClick={() => filter(NO_FILTERS)}>
                  Clear filters
                </Button>
              )
            }
          />
        </PerformanceCard>
      )}
      {loaded.status === 'ready' && (
        <PerformanceReport
          figures={loaded.value}
          filters={readFilters(search)}
          days={readDays(search)}
          isStale={loaded.isStale}
          onFilter={filter}
          onReload={loaded.reload}
        />
      )}
    </>
  );
}
