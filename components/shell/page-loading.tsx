import { PageContainer } from '@/components/ui/page-container';
import { Loading, Skeleton } from '@/components/ui/skeleton';

/** Stands in a guarded page's place while the session is checked; as tall as the window, so that no footer jumps. */
export function PageLoading() {
  return (
    <div className="min-h-dvh">
      <PageContainer>
        <Loading isTextVisible>
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-4 h-5 w-112 max-w-full" />
          <Skeleton className="mt-10 h-64 w-full rounded-xl" />
        </Loading>
      </PageContainer>
    </div>
  );
}
