import { vi } from 'vitest';
import { storeToken } from './token-store';

export const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';
export const BOB = '01a1fc08-bc7a-70df-af1b-3efda3f3b80c';

/** Logs a learner in, as far as the browser can tell. */
export function logIn(id: string): void {
  const claims = { id, username: id, role: 'learner', exp: 4_000_000_000, sv: 1 };
  storeToken(`h.${btoa(JSON.stringify(claims))}.s`);
}

export type Asked = { line: string; key: string | null; body: unknown };

/**
 * Puts a server at the fetch boundary that answers by what it is asked ('POST /api/cards/reviews'), and
 * keeps that. An error stands for a network that is gone.
 */
export function serverAnswers(answer: (asked: Asked) => Response | Error | Promise<Response>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    const asked = {
      line: `${method} ${address}`,
      key: new Headers(headers).get('Idempotency-Key'),
      body: body === undefined ? undefined : JSON.parse(String(body)),
    };
    all.push(asked);
    const response = await answer(asked);
    if (response instanceof Error) throw response;
    return response;
  });
  return all;
}

/** An error of our own API. */
export function failure(status: number, msg = 'No.', code = 'x'): Response {
  return Response.json({ code, msg }, { status });
}

/** A page of somebody in between. */
export function proxyPage(status: number): Response {
  return new Response('<html><h1>Bad Gateway</h1></html>', { status, headers: { 'Content-Type': 'text/html' } });
}
