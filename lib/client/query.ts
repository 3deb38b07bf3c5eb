import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { ApiError, errorMessage } from './api-error';
import { call } from './call';
import { changedPath, watchChanges } from './changes';
import { storedUserId } from './token-store';

/**
 * Everything that is read in the browser goes through TanStack Query over `call`. There is no provider:
 * each hook is handed the client, so that pages whose first view has no room for the library load it late.
 */

const MOST_RETRIES = 2;
const FIRST_RETRY_MS = 500;
/** A server that asks for more patience than this has its sentence shown instead. */
const LONGEST_PATIENCE_S = 5;

/** Of what is the same for everybody and changes with an import alone: read once in a visit. */
export const CONTENT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** Whether another try may succeed without the learner's doing: no network, throttled for a moment, the server's own trouble. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if ((error.retryAfterSeconds ?? 0) > LONGEST_PATIENCE_S) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

/** A client as all of them are. */
export function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What a learner did may have changed it, here or on another device: asked for by every visit, and
        // nothing of it outlives its screen. CONTENT is kept.
        staleTime: 0,
        gcTime: 0,
        // Tried even where the browser believes to be offline: its word is not reliable, and what fails says so.
        networkMode: 'always',
        // What a learner works with never changes under their hands because they looked away.
        refetchOnWindowFocus: false,
        // What could not be loaded is, once the network is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failureCount, error) => failureCount < MOST_RETRIES && mayPass(error),
        retryDelay: (failureCount, error) =>
          (error instanceof ApiError && error.retryAfterSeconds ? error.retryAfterSeconds * 1000 : 0) ||
          FIRST_RETRY_MS * 2 ** failureCount,
      },
      // What is written is tried once: only the learner knows whether it is still wanted.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}

/** Asks anew for what is shown. An answer that is on its way is from before, the first of all included. */
async function askAgain(client: QueryClient, key: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  await client.invalidateQueries({ queryKey: key });
}

let browserClient: QueryClient | undefined;

/** The client of this browser tab. On the server each rendering has its own: nobody sees another's data. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient();
  if (!browserClient) {
    const client = makeClient();
    browserClient = client;
    watchChanges((paths) => {
      for (const path of paths) void askAgain(client, [path]);
    });
  }
  return browserClient;
}

/** Names what a call answers: by endpoint, by its parts, and by whose it is. */
export function queryKey<C extends EndpointContract>(contract: C, parts?: EndpointArguments<C>) {
  return parts ? [changedPath(contract), parts, storedUserId()] : [changedPath(contract)];
}

/** Reads by a contract. */
export function read<C extends EndpointContract>(contract: C, parts: EndpointArguments<C>) {
  return queryOptions<EndpointResponse<C>>({
    queryKey: queryKey(contract, parts),
    queryFn: ({ signal }) => call(contract, parts, { signal }),
  });
}

export type Loaded<T> = {
  /** Asks again. */
  reload: () => void;
  /** It is being asked for, or asked for again. */
  isStale: boolean;
} & ({ status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; value: T });

/** What is said where the server has no sentence. */
export type Fallback = string | ((error: unknown) => string);

/** The server's own sentence when there is one. */
export function sentenceOf(error: unknown, fallback: Fallback): string {
  return errorMessage(error, typeof fallback === 'string' ? fallback : fallback(error));
}

type Result<T> = { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };

/** A result as screens show it: what is there stays, whatever becomes of asking for it again. */
export function loadedOf<T>({ data, error, isFetching: isStale, refetch }: Result<T>, fallback: Fallback): Loaded<T> {
  const reload = () => void refetch();
  if (data !== undefined) return { status: 'ready', value: data, reload, isStale };
  if (!error) return { status: 'loading', reload, isStale };
  return { status: 'failed', message: sentenceOf(error, fallback), reload, isStale };
}
