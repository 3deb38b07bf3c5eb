import { QueryObserver } from '@tanstack/react-query';
import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { loadedOf, queryClient, read } from './query';
import type { Watching } from './use-read-later';

/** What `useReadLater` fetches: tells what an endpoint answers, again and again, until its signal is aborted. */
export function observeRead<C extends EndpointContract>(contract: C) {
  return (parts: EndpointArguments<C>, { fallback, tell, signal }: Watching<EndpointResponse<C>>): void => {
    if (signal.aborted) return;
    const observer = new QueryObserver(queryClient(), read(contract, parts));
    const stop = observer.subscribe((result) => tell(loadedOf(result, fallback)));
    signal.addEventListener('abort', stop);
  };
}
