import type { IncomingMessage } from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address';
import { PlainError } from '../plain-error';

/**
 * Reads TRUSTED_PROXIES: how many proxies of ours stand in front, 0 without a value.
 * @throws PlainError when it is no whole number.
 */
export function readTrustedProxies(value: string | undefined): number {
  const count = Number(value || 0);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new PlainError(`TRUSTED_PROXIES must be the number of proxies in front of Barwright; it is '${value}'.`);
}

/**
 * Writes where a request comes from into the header that the application reads, whatever the client
 * put there. Each of `trustedProxies` proxies adds its client's address at the right end of
 * X-Forwarded-For; what stands further left was written by anybody.
 */
export function setClientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): void {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  const address = claimed || request.socket.remoteAddress || 'unknown';
  request.headers[CLIENT_ADDRESS_HEADER] = address.replace(/^::ffff:/, '');
}
