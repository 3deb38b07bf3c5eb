'use client';

import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { useReadLater } from '@/lib/client/use-read-later';
import { PastYearHeatmap } from './activity-charts';
import { ChartTablesSwitch } from './chart-tables';
import { ProgressStrip } from './progress-strip';

/** As tall as the window, so that nothing in sight moves when the figures come. */
function ActivityLoading() {
  return (
    <div className="min-h-dvh">
      <Loading text="Loading your activity...">
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="mt-6 h-72 rounded-xl" />
      </Loading>
    </div>
  );
}

/** What the learner did: today, the past year, and below it the latest quizzes. */
export function ActivityScreen({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const loaded = useReadLater(
    isHydrated ? { query: { timeZone: browserTimeZone() } } : null,
    () => import('./read-activity').then(({ readActivity }) => readActivity),
    'Your activity could not be loaded.',
  );
  if (loaded.status === 'loading') return <ActivityLoading />;
  return (
    <>
      {loaded.status === 'failed' ? (
        <FailedToLoad message={loaded.message} onRetry={loaded.reload} />
      ) : (
        <>
          <ProgressStrip {...loaded.value} />
          <Card aria-labelledby="year-title">
            <CardHeader title="The past year" titleId="year-title" trailing={<ChartTablesSwitch className="-mr-2" />} />
            <CardBody>
              <PastYearHeatmap pastYear={loaded.value.pastYear} />
            </CardBody>
          </Card>
        </>
      )}
      {children}
    </>
  );
}
