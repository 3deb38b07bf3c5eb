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
 * Sends a request to an endpoint by its contract, with the stored bearer token, and answers what came
 * back with success. Throws as `call`.
 */
async function send<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  { signal, keepalive, stayOnUnauthenticated = false }: Options,
): Promise<Response> {
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
  return response;
}

/**
 * Calls an endpoint of the API by its contract, with the stored bearer token.
 * Throws ApiError. A 401 of a signed-in endpoint removes the token and goes to the login page,
 * which returns here.
 */
export async function call<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  options: Options = {},
): Promise<EndpointResponse<C>> {
  const response = await send(contract, parts, options);
  const fileName = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  if (fileName !== undefined) {
    const file = new File([await response.blob()], decodeURIComponent(fileName));
    return file as EndpointResponse<C>;
  }
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as EndpointResponse<C>;
}

/**
 * Calls an endpoint that answers in lines of JSON, and tells of each as it comes. Throws as `call`, also
 * when the answer breaks off.
 */
export async function callLines<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  onLine: (line: EndpointResponse<C>) => void,
  options: Options = {},
): Promise<void> {
  const { body } = await send(contract, parts, options);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      throw new ApiError('network', null, 0);
    });
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') onLine(JSON.parse(line) as EndpointResponse<C>);
    if (done) return;
  }
}
