import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address';
import { networkOf, readTrustedProxies, setClientAddress } from './client-address';

function addressOf(remoteAddress: string | undefined, forwarded: string | undefined, trustedProxies: number): unknown {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const headers = { [CLIENT_ADDRESS_HEADER]: 'forged', ...(forwarded && { 'x-forwarded-for': forwarded }) };
  setClientAddress({ headers, socket }, trustedProxies);
  return headers[CLIENT_ADDRESS_HEADER];
}

describe('setClientAddress', () => {
  it('believes the connection, and no header that a client sends', () => {
    expect(addressOf('203.0.113.9', undefined, 0)).toBe('203.0.113.9');
    expect(addressOf('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
  });

  it('believes as many entries from the right as there are proxies', () => {
    const forwarded = 'forged, 198.51.100.1, 192.0.2.5';
    expect(addressOf('10.0.0.1', forwarded, 1)).toBe('192.0.2.5');
    expect(addressOf('10.0.0.1', forwarded, 2)).toBe('198.51.100.1');
  });

  it('believes the connection where a proxy was passed by', () => {
    expect(addressOf('203.0.113.9', undefined, 1)).toBe('203.0.113.9');
    expect(addressOf('203.0.113.9', '198.51.100.1', 2)).toBe('203.0.113.9');
  });

  it('writes an IPv4 address in one way', () => {
    expect(addressOf('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9');
  });

  it('names the network of an IPv6 address, of which one client has any number', () => {
    expect(addressOf('2001:db8:1:2::6', undefined, 0)).toBe('2001:db8:1:2');
    expect(addressOf('2001:db8:1:2:a:b:c:d', undefined, 0)).toBe('2001:db8:1:2');
    expect(addressOf('10.0.0.1', '2001:db8:1:2::6', 1)).toBe('2001:db8:1:2');
  });

  it.each([
    ['192.0.2.5:4711', '192.0.2.5'],
    ['[2001:db8:1:2::6]', '2001:db8:1:2'],
    ['[2001:db8:1:2::6]:4711', '2001:db8:1:2'],
    ['2001:DB8:0001:2:0:0:0:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6%eth0', '2001:db8:1:2'],
    ['1::2:3:4:5:6:7', '1:0:2:3'],
    ['::FFFF:192.0.2.5', '192.0.2.5'],
    ['0:0:0:0:0:ffff:c000:205', '192.0.2.5'],
  ])('reads %s, so that no port, zone or way to write it makes another client', (entry, client) => {
    expect(addressOf('10.0.0.1', `forged, ${entry}`, 1)).toBe(client);
  });

  it.each([
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.5:',
    '192.0.2.5:4711:1',
    '999.1.1.1',
    '[2001:db8::6',
    '2001:db8::6]:1',
    '%00',
    '192.0.2.5\u2028x',
    '',
    'x'.repeat(10_000),
    ':'.repeat(10_000),
  ])('believes the connection where the entry is no address', (entry) => {
    expect(addressOf('203.0.113.9', `192.0.2.5, ${entry}`, 1)).toBe('203.0.113.9');
  });

  it('says so when a closed connection has no address left', () => {
    expect(addressOf(undefined, undefined, 0)).toBe('unknown');
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('has %s in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('readTrustedProxies', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['2', 2],
  ])('reads %j as %d', (value, count) => {
    expect(readTrustedProxies(value)).toBe(count);
  });

  it.each(['-1', '1.5', '10.0.0.0/8'])('refuses %s', (value) => {
    expect(() => readTrustedProxies(value)).toThrow('TRUSTED_PROXIES must be');
  });
});
