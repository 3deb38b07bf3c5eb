import type { IncomingMessage, ServerResponse } from 'node:http';
import { getServerSession } from 'next-auth';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as renew } from '@/app/api/auth/renew/route';
import { POST as upload } from '@/app/api/transformer/upload/route';
import { nextAuthOptions, sessionCookie } from '@/lib/auth/next-auth-options';
import { issueToken } from '@/lib/auth/token';
import { newLearner } from '../support/accounts';
import { send } from '../support/api';

const LOGS = ['log', 'info', 'warn', 'error', 'debug'] as const;

let logs: MockInstance[] = [];

beforeEach(() => {
  logs = LOGS.map((log) => vi.spyOn(console, log).mockImplementation(() => {}));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const expectSilence = () => expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);

type Exchange = [
  IncomingMessage & { cookies: Partial<Record<string, string>> },
  ServerResponse,
  ReturnType<typeof nextAuthOptions>,
];

/** What a server component reads of a session cookie. */
function readCookie(value: string) {
  const request = { headers: {}, cookies: { [sessionCookie().name]: value } };
  const response = { getHeader: () => undefined, setHeader: () => {} };
  return getServerSession(...([request, response, nextAuthOptions()] as unknown as Exchange));
}

it('logs nothing of a session cookie that is wrong, and takes it for none', async () => {
  const { id, username, token } = await newLearner();
  const holder = { id, username, role: 'learner' as const, sessionVersion: 1 };
  const wrong = ['x', 'a.b.c', `${token}x`, '%ff', '{}', await issueToken(holder, 0), 'x'.repeat(4_000)];
  for (const value of wrong) expect(await readCookie(value)).toBeNull();
  expect(await readCookie(token)).toMatchObject({ claims: { username } });
  expectSilence();
});

it('logs nothing of a request that is wrong or broken off', async () => {
  const { token } = await newLearner();
  const broken = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="files"; filename="a"'));
      controller.error(new Error('aborted'));
    },
  });
  const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const cut = () => new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  const responses = await Promise.all([
    send(renew, { method: 'POST', token: 'x.y.z' }),
    send(renew, { method: 'POST', headers: { Authorization: 'Bearer' } }),
    send(logIn, { raw: '{' }),
    send(logIn, { raw: new Uint8Array([0x22, 0xff]) }),
    send(logIn, { raw: cut() }),
    send(logIn, { json: { username: 'a', password: 'b' }, headers: { Cookie: 'barwright-browser=%ff' } }),
    send(upload, { token, raw: 'x', headers: form }),
    send(upload, { token, raw: broken, headers: form }),
    send(upload, { token, raw: 'x', headers: { 'Content-Type': 'multipart/form-data' } }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 400, 400, 400, 401, 400, 400, 415]);
  expectSilence();
});
