import type { EndpointContract } from '@/lib/contract/endpoint-contract';
import { ApiError, UNKNOWN_CODE } from './api-error';
import { retryAfterSeconds } from './retry-after';
import { signInAddress } from './sign-in-address';
import { removeToken, storedToken } from './token-store';

/** What every way of calling the API has in common. */

export type LooseParts = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};

/** The pages on which a session begins. */
const DOORS = new Set(['/login', '/register']);

/** The address of a call, its parameters filled in. */
export function endpointAddress(contract: EndpointContract, { params = {}, query = {} }: LooseParts): string {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `/api${path}${search && `?${search}`}`;
}

/** The header that says who is calling; none without a stored token. */
export function authorization(): Record<string, string> {
  const token = storedToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** The error that an answer of a failed call describes; `body` may be anything, `header` reads one of its headers. */
export function failedCall(status: number, body: string, header: (name: string) => string | null): ApiError {
  let described: unknown = null;
  try {
    described = JSON.parse(body);
  } catch {
    // An answer that is not the API's own, as of a proxy, says nothing that could be shown.
  }
  const { code, msg, details } = (described ?? {}) as { code?: unknown; msg?: unknown; details?: unknown };
  return new ApiError(
    typeof code === 'string' ? code : UNKNOWN_CODE,
    typeof msg === 'string' ? msg : null,
    status,
    retryAfterSeconds(header('Retry-After'), header('Date')),
    details,
  );
}

/**
 * Ends the session in this browser after a 401: removes the token and goes to the login page, which
 * returns here. A newer token than the one of the `refused` headers stays: somebody has logged in since.
 */
export function endRefusedSession(refused: Record<string, string>): void {
  if (refused.Authorization !== authorization().Authorization) return;
  removeToken();
  // Who is about to log in is where this leads.
  if (DOORS.has(location.pathname)) return;
  location.assign(signInAddress(location.pathname + location.search + location.hash));
}
