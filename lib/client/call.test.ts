import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '@/lib/contract/endpoint-contract';
import { installBrowser } from './browser.fixture';
import { call } from './call';
import { storedToken, storeToken } from './token-store';

const asking = defineEndpoint({ method: 'GET', path: '/asking', auth: 'signed-in', response: z.object({}) });

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
