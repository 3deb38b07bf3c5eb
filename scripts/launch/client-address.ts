import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6, type Socket, SocketAddress } from 'node:net';
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
 * Writes which network a request comes from into the header that the application reads, whatever the client
 * put there, and answers it: nobody escapes what is counted there by taking another address of their own.
 * Each of `trustedProxies` proxies adds its client's address at the right end of X-Forwarded-For; what
 * stands further left was written by anybody. What is no address there counts for nothing.
 */
export function setClientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const claimed = trustedProxies > 0 ? claimedAddress(forwarded.at(-trustedProxies) ?? '') : null;
  const network = networkOf(claimed ?? connectionAddress(request.socket));
  request.headers[CLIENT_ADDRESS_HEADER] = network;
  return network;
}

export function connectionAddress({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return remoteAddress ? plain(remoteAddress) : 'unknown';
}

/** The address in an entry, which some proxies write with brackets or a port; null when it is none. */
function claimedAddress(entry: string): string | null {
  const text = entry.trim();
  const [, bracketed, v4] = /^\[([^\]]*)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = bracketed ?? v4 ?? text;
  return isIP(address) === 0 ? null : plain(address);
}

/** What stands before an IPv4 address that is written as an IPv6 one. */
const MAPPED = '::ffff:';

/** One way to write an address: an IPv4 address as such, also where the server listens for both kinds; IPv6 in full letters, without its zone. */
function plain(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%', 1);
  const { address: written } = new SocketAddress({ address: withoutZone, family: 'ipv6' });
  const mapped = written.slice(MAPPED.length);
  return written.startsWith(MAPPED) && isIPv4(mapped) ? mapped : written;
}

/** What one client may have to itself: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const [front = '', back] = address.split('::');
  if (!address.includes(':')) return address;
  const groups = front === '' ? [] : front.split(':');
  // What '::' leaves out are zeros; with fewer than four groups before it, it reaches into the first half.
  const first = back === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return first.slice(0, 4).join(':');
}
