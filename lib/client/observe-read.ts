import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { call } from './call';
import { loadedOf, queryClient, queryKey } from './query';
import type { Watching } from './use-read-later';

/** What `useReadLater` fetches: tells what becomes of a query, again and again, until its signal is aborted. */
export function observeQuery<P, T>(optionsOf: (parts: P) => QueryObserverOptions<T>) {
  return (parts: P, { fallback, tell, signal }: Watching<T>): void => {
    if (signal.aborted) return;
    const observer = new QueryObserver(queryClient(), optionsOf(parts));
    const stop = observer.subscribe((result) => tell(loadedOf(result, fallback)));
    signal.addEventListener('abort', stop);
  };
}

/** The same of what an endpoint answers. */
export function observeRead<C extends EndpointContract>(contract: C) {
  return observeQuery<EndpointArguments<C>, EndpointResponse<C>>((parts) => ({
    queryKey: queryKey(contract, parts),
    queryFn: ({ signal }) => call(contract, parts, { signal }),
  }));
}
