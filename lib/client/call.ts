import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { ApiError } from './api-error';
import { authorization, endpointAddress, endRefusedSession, failedCall, type LooseParts } from './endpoint-request';
import { beginWrite, recordBuild } from './new-version';

type Options = {
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
};

function definedOnly(headers: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Of a request that got no answer, or half of one. */
function notAnswered(error: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted) throw error;
  throw new ApiError('network', null, 0);
}

/**
 * Sends a request to an endpoint by its contract, with the stored bearer token, and answers what came
 * back with success. Throws as `call`.
 */
async function send<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  { signal, keepalive }: Options,
): Promise<Response> {
  // The contract decides which parts exist; here they are only put where they travel.
  const loose = parts as LooseParts;
  const headers = { ...definedOnly(loose.headers), ...authorization() };
  if (contract.auth === 'signed-in' && !('Authorization' in headers)) {
    // Refused already. The page's gate, which knows of the cookie as well, leads to the login.
    throw new ApiError('unauthenticated', 'Please log in to continue.', 401);
  }
  if (contract.body) headers['Content-Type'] = 'application/json';

  const endWrite = contract.method === 'GET' ? null : beginWrite();
  const response = await fetch(endpointAddress(contract, loose), {
    method: contract.method,
    headers,
    body: contract.body ? JSON.stringify(loose.body) : undefined,
    signal,
    keepalive,
  })
    .catch((error: unknown) => notAnswered(error, signal))
    .finally(endWrite);
  recordBuild(response.headers.get('X-Build'));

  if (!response.ok) {
    const body = await response.text().catch(() => '');
    const error = failedCall(response.status, body, (name) => response.headers.get(name));
    if (response.status === 401 && contract.auth === 'signed-in') endRefusedSession(headers);
    throw error;
  }
  return response;
}

/**
 * Calls an endpoint of the API by its contract, with the stored bearer token.
 * Throws ApiError. A 401 of a signed-in endpoint removes the token and goes to the login page,
 * which returns here; without a token nothing is sent.
 */
export async function call<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  options: Options = {},
): Promise<EndpointResponse<C>> {
  const response = await send(contract, parts, options);
  const broken = (error: unknown) => notAnswered(error, options.signal);
  const fileName = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  if (fileName !== undefined) {
    const file = new File([await response.blob().catch(broken)], decodeURIComponent(fileName));
    return file as EndpointResponse<C>;
  }
  const text = await response.text().catch(broken);
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
    const { done, value } = await reader.read().catch((error: unknown) => notAnswered(error, options.signal));
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') onLine(JSON.parse(line) as EndpointResponse<C>);
    if (done) return;
  }
}
