import type { ReactNode } from 'react';
import { Loading, Skeleton } from '@/components/ui/skeleton';

/** The title of today, with what stands below it. */
export function TodayHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">Today</h1>
      <p className="mt-1 min-h-14 text-lg sm:min-h-7 text-muted">{children}</p>
    </div>
  );
}

/** In the place of the day's rows until they are there. */
export function TodayLoading() {
  return (
    <Loading text="Loading today’s plan...">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-44 rounded-xl" />
      </div>
    </Loading>
  );
}

/** The screen until its code is there. */
export function TodayPlace() {
  return (
    <>
      <TodayHeading />
      <TodayLoading />
    </>
  );
}
