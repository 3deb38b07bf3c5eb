import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { ApiError } from './api-error';
import { authorization, endpointAddress, endRefusedSession, failedCall, type LooseParts } from './endpoint-request';
import { beginWrite, recordBuild } from './new-version';

/** How long an answer may take before the call counts as failed. */
const ANSWER_TIMEOUT_MS = 20_000;
/** The same of what takes its time: a file, which is made first and comes whole, and an answer in many lines. */
export const LONG_TIMEOUT_MS = 2 * 60_000;

export type CallOptions = {
  signal?: AbortSignal;
  /** 20 seconds unless said, 2 minutes for a file and for lines. */
  timeoutMs?: number;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
};

function definedOnly(headers: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Of a request that got no answer, or half of one. */
function notAnswered(error: unknown, signal: AbortSignal): never {
  if (signal.aborted) throw error;
  throw new ApiError('network', null, 0);
}

/** The signal of the caller, or of the deadline, whichever comes first. */
function inTime({ response }: EndpointContract, { signal, timeoutMs }: CallOptions): AbortSignal {
  const usualMs = response._zod.def.type === 'file' ? LONG_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
  const deadline = AbortSignal.timeout(timeoutMs ?? usualMs);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

/**
 * Sends a request to an endpoint by its contract, with the stored bearer token, and answers what came
 * back with success. Throws as `call`.
 */
async function send<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  { signal, keepalive }: { signal: AbortSignal; keepalive?: boolean },
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
 * Calls an endpoint of the API by its contract, with the stored bearer token. Throws ApiError; where no
 * answer comes in time a TimeoutError, and the reason of a signal that is aborted. A 401 of a signed-in endpoint removes the token and goes to the login page,
 * which returns here; without a token nothing is sent.
 */
export async function call<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  options: CallOptions = {},
): Promise<EndpointResponse<C>> {
  const signal = inTime(contract, options);
  const response = await send(contract, parts, { ...options, signal });
  const broken = (error: unknown) => notAnswered(error, signal);
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
  options: CallOptions = {},
): Promise<void> {
  const signal = inTime(contract, { timeoutMs: LONG_TIMEOUT_MS, ...options });
  const { body } = await send(contract, parts, { ...options, signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => notAnswered(error, signal));
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') onLine(JSON.parse(line) as EndpointResponse<C>);
    if (done) return;
  }
}
