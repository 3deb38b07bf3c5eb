/**
 * Set by our server on every request from the connection itself (or from a trusted proxy, see
 * `TRUSTED_PROXIES` in the README); what a client sends under this name is thrown away there.
 */
export const CLIENT_ADDRESS_HEADER = 'x-barwright-client-address';

/** The connection's address; 'unknown' where no server of ours stands in front. */
export function clientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
}
