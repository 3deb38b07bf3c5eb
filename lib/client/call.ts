import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { ApiError } from './api-error';
import { signInAddress } from './sign-in-address';
import { removeToken, storedToken } from './token-store';

type Options = {
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Leave the page alone on a 401, where the caller keeps the work and says so itself. */
  stayOnUnauthenticated?: boolean;
};

type LooseParts = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};

function address(contract: EndpointContract, { params = {}, query = {} }: LooseParts): string {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `/api${path}${search && `?${search}`}`;
}

function definedOnly(headers: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

async function failure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, msg, details } = (body ?? {}) as { code?: unknown; msg?: unknown; details?: unknown };
  return new ApiError(
    typeof code === 'string' ? code : 'unknown',
    typeof msg === 'string' ? msg : null,
    response.status,
    Number(response.headers.get('Retry-After')) || undefined,
    details,
  );
}

/**
 * Calls an endpoint of the API by its contract, with the stored bearer token.
 * Throws ApiError. A 401 of a signed-in endpoint removes the token and goes to the login page,
 * which returns here.
 */
export async function call<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  { signal, keepalive, stayOnUnauthenticated = false }: Options = {},
): Promise<EndpointResponse<C>> {
  // The contract decides which parts exist; here they are only put where they travel.
  const loose = parts as LooseParts;
  const token = storedToken();
  const headers: Record<string, string> = definedOnly(loose.headers);
  if (token) headers.Authorization = `Bearer ${token}`;
  if (contract.body) headers['Content-Type'] = 'application/json';

  const response = await fetch(address(contract, loose), {
    method: contract.method,
    headers,
    body: contract.body ? JSON.stringify(loose.body) : undefined,
    signal,
    keepalive,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError('network', null, 0);
  });

  if (!response.ok) {
    const error = await failure(response);
    if (response.status === 401 && contract.auth === 'signed-in') {
      removeToken();
      if (!stayOnUnauthenticated) location.assign(signInAddress(location.pathname + location.search));
    }
    throw error;
  }
  const fileName = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  if (fileName !== undefined) {
    const file = new File([await response.blob()], decodeURIComponent(fileName));
    return file as EndpointResponse<C>;
  }
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as EndpointResponse<C>;
}
