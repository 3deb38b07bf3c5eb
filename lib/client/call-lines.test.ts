import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '@/lib/contract/endpoint-contract';
import { ApiError } from './api-error';
import { installBrowser } from './browser.fixture';
import { callLines } from './call';
import { removeToken, storeToken } from './token-store';

const counting = defineEndpoint({
  method: 'GET',
  path: '/counting',
  auth: 'signed-in',
  response: z.object({ upTo: z.number(), word: z.string() }),
});

let answer: (response: ServerResponse) => void;
const server = createServer((_, response) => answer(response));
const serverFetch = fetch;

beforeEach(async () => {
  installBrowser();
  storeToken('a.b.c');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // In a browser an address without a host is the page's own.
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => serverFetch(`http://127.0.0.1:${port}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function linesOf(): Promise<unknown[]> {
  const lines: unknown[] = [];
  await callLines(counting, {}, (line) => lines.push(line));
  return lines;
}

describe('callLines', () => {
  it('tells of each line once, wherever the network cut it', async () => {
    const bytes = Buffer.from('{"upTo":1,"word":"π"}\n{"upTo":2,"word":"π, Δ"}\n');
    answer = async (response) => {
      for (const byte of bytes) {
        await new Promise((resolve) => response.write(Buffer.from([byte]), resolve));
      }
      response.end();
    };
    expect(await linesOf()).toEqual([
      { upTo: 1, word: 'π' },
      { upTo: 2, word: 'π, Δ' },
    ]);
  });

  it('takes a last line without a break, and no line at all', async () => {
    answer = (response) => response.end('{"upTo":1,"word":"one"}');
    expect(await linesOf()).toEqual([{ upTo: 1, word: 'one' }]);
    answer = (response) => response.end();
    expect(await linesOf()).toEqual([]);
  });

  it('sends nothing without a token', async () => {
    removeToken();
    let requests = 0;
    answer = (response) => {
      requests += 1;
      response.end();
    };
    await expect(linesOf()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(requests).toBe(0);
  });

  it('throws what the server says, or that the answer broke off', async () => {
    answer = (response) => response.writeHead(503).end('{"code":"unavailable","msg":"Try again later."}');
    await expect(linesOf()).rejects.toEqual(new ApiError('unavailable', 'Try again later.', 503));
    answer = (response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"upTo":1,"word":"one"}\n', () => response.destroy());
    };
    await expect(linesOf()).rejects.toMatchObject({ code: 'network', status: 0 });
  });
});
