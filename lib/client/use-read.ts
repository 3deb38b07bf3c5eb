'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { type Fallback, type Loaded, loadedOf, queryClient, read, sentenceOf } from './query';

type ReadOptions<T> = {
  /** How long it is not asked for again, and how long it is kept once nobody shows it; see query.ts. */
  staleTime?: number;
  gcTime?: number;
  /** As it came with the page. */
  initialData?: T;
  /** Shows what was read before for other parts until the new has come. */
  isPreviousShown?: boolean;
  refetchOnWindowFocus?: boolean;
};

type ReadState<T> = Loaded<T> & {
  /** Why the last try failed, though what came before is there. */
  problem: string | null;
};

/**
 * What an endpoint answers, asked for again when the parts change; nothing is asked for while they are
 * null. `fallback` stands for a failure that the server has no sentence for.
 */
export function useRead<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C> | null,
  fallback: Fallback,
  { isPreviousShown = false, ...options }: ReadOptions<EndpointResponse<C>> = {},
): ReadState<EndpointResponse<C>> {
  const result = useQuery(
    {
      ...read(contract, parts ?? ({} as EndpointArguments<C>)),
      ...options,
      enabled: parts !== null,
      placeholderData: isPreviousShown ? keepPreviousData : undefined,
    },
    queryClient(),
  );
  const { error, isFetching } = result;
  return {
    ...loadedOf(result, fallback),
    problem: error && !isFetching ? sentenceOf(error, fallback) : null,
  };
}
