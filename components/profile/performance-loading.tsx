import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { PerformanceCard } from './performance-card';

/** As tall as the window, so that nothing in sight moves when the figures come. */
export function PerformanceLoading() {
  return (
    <div className="min-h-dvh">
      <PerformanceCard>
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5" />
          Loading performance data...
        </p>
        <Skeleton className="h-[300px] w-full rounded-md" />
        <Skeleton className="h-[300px] w-full rounded-md" />
      </PerformanceCard>
    </div>
  );
}
