import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '@/lib/contract/endpoint-contract';
import { installBrowser } from './browser.fixture';
import { call, callLines } from './call';
import { storedToken, storeToken } from './token-store';

const asking = defineEndpoint({ method: 'GET', path: '/asking', auth: 'signed-in', response: z.object({}) });

const file = defineEndpoint({ method: 'GET', path: '/file', auth: 'public', response: z.file() });
const open = defineEndpoint({ method: 'GET', path: '/open', auth: 'public', response: z.object({}) });

describe('a server that never answers', () => {
  beforeEach(() => {
    installBrowser();
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      return await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    return () => vi.unstubAllGlobals();
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['a call', () => call(open, {}), 20_000],
    ['a call that may be left', () => call(open, {}, { signal: new AbortController().signal }), 20_000],
    ['a file', () => call(file, {}), 120_000],
    ['lines', () => callLines(open, {}, () => {}), 120_000],
    ['a call with a bound of its own', () => call(open, {}, { timeoutMs: 5_000 }), 5_000],
  ])('is waited for by %s no longer than its bound', async (_, begin, ms) => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const waiting = expect(begin()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(ms);
    timeout.mockRestore();
    deadline.abort(new DOMException('slow', 'TimeoutError'));
    await waiting;
  });
});

describe('a refused session', () => {
  const assign = vi.fn();

  beforeEach(() => {
    installBrowser();
    assign.mockClear();
    vi.stubGlobal('location', { pathname: '/profile', search: '?from=x', hash: '#account', assign });
    storeToken('an.old.token');
    return () => vi.unstubAllGlobals();
  });

  /** Calls, and lets something happen while the refusal is on its way. */
  async function callRefused(meanwhile: () => void): Promise<void> {
    vi.stubGlobal('fetch', async () => {
      meanwhile();
      return Response.json({ code: 'unauthenticated', msg: 'Please log in.' }, { status: 401 });
    });
    await expect(call(asking, {})).rejects.toMatchObject({ status: 401 });
  }

  it('ends here too, and leads to the login', async () => {
    await callRefused(() => {});
    expect(storedToken()).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login?next=%2Fprofile%3Ffrom%3Dx%23account');
  });

  it('leaves the one alone that was opened meanwhile', async () => {
    await callRefused(() => storeToken('a.new.token'));
    expect(storedToken()).toBe('a.new.token');
    expect(assign).not.toHaveBeenCalled();
  });
});
