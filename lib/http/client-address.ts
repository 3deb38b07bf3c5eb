/**
 * Set by our server on every request from the connection itself (or from a trusted proxy, see
 * `TRUSTED_PROXIES` in the README); what a client sends under this name is thrown away there.
 */
export const CLIENT_ADDRESS_HEADER = 'x-barwright-client-address';

/** The connection's IPv4 address, or the /64 of its IPv6 address; 'unknown' where no server of ours stands in front. */
export function clientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
}
