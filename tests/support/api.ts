import { expect } from 'vitest';
import { errorBody } from '@/lib/contract/endpoint-contract';

export type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

type Sending = {
  method?: string;
  /** Below /api, query included. */
  path?: string;
  params?: Record<string, string>;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, with the JSON content type. */
  raw?: BodyInit;
};

/** Calls a route handler with a standard Request, as any server would. */
export function send(handler: Handler, sending: Sending = {}): Promise<Response> {
  const { path = '/', params = {}, token, json, raw } = sending;
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const headers = new Headers(sending.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const init: RequestInit & { duplex: 'half' } = {
    method: sending.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body,
    duplex: 'half',
  };
  return handler(new Request(`http://localhost/api${path}`, init), { params: Promise.resolve(params) });
}

/** Expects a clear error: the status, the code, and a sentence without anything of our insides. */
export async function expectError(response: Response, status: number, code: string): Promise<string> {
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status, body: { code } });
  const { msg } = errorBody.parse(body);
  expect(Object.keys(body as object).sort()).toEqual(
    code === 'conflict' ? ['code', 'details', 'msg'] : ['code', 'msg'],
  );
  expect(msg).toMatch(/\S.*[.?!]$|: /);
  expect(msg).not.toMatch(/\bat \/|node_modules|[Pp]risma|SELECT |INSERT /);
  return msg;
}
