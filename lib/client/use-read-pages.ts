'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { errorMessage } from './api-error';
import { call } from './call';
import { queryClient, queryKey } from './query';

type Page = { /** Where the next page begins; null after the last. */ nextBefore: string | null };

type ReadPages<T> = {
  /** Null until the first came. */
  pages: T[] | null;
  /** Why the last try failed; what is there stays. */
  problem: string | null;
  isLoading: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** Asks again for what could not be had. */
  reload: () => void;
};

/** A list that comes page by page; `partsOf` gives the parts of the page before an entry. Not requested unless `isEnabled`. */
export function useReadPages<C extends EndpointContract>(
  contract: EndpointResponse<C> extends Page ? C : never,
  partsOf: (before: string | undefined) => EndpointArguments<C>,
  fallback: string,
  isEnabled = true,
): ReadPages<EndpointResponse<C>> {
  const list = useInfiniteQuery(
    {
      queryKey: queryKey<C>(contract, partsOf(undefined)),
      queryFn: ({ pageParam, signal }) => call<C>(contract, partsOf(pageParam), { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page as Page).nextBefore,
      enabled: isEnabled,
    },
    queryClient(),
  );
  const { fetchNextPage, refetch, isFetchNextPageError } = list;
  return {
    pages: list.data?.pages ?? null,
    problem: list.error && errorMessage(list.error, fallback),
    isLoading: list.isFetching,
    hasMore: list.hasNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
