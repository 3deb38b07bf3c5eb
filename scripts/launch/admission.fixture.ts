import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { SignJWT } from 'jose';
import { afterEach, expect } from 'vitest';
import { ADMISSION_LIMITS, type AdmissionLimits, admitRequests } from './admit-requests';

export const SECRET = 'a secret that is long enough to sign with';

/** What ends after each test. */
export const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A server that answers nothing until it is told to; behind a proxy, which tells who asks. */
export async function listen(
  limits: Partial<AdmissionLimits> = {},
  trustedProxies = 1,
  isBodyRead?: (url: string) => boolean,
) {
  const started: string[] = [];
  const open = new Map<string, ServerResponse>();
  const waiting = new Map<string, () => void>();
  const accepted: Socket[] = [];
  const server = createServer();
  server.on('connection', (socket) => accepted.push(socket));
  const askers = { trustedProxies, authSecret: SECRET };
  const received = new Map<string, number>();
  const { stop } = admitRequests(
    server,
    askers,
    { ...ADMISSION_LIMITS, ...limits },
    (request, response) => {
      const { url = '' } = request;
      started.push(url);
      open.set(url, response);
      request.on('data', (piece: Buffer) => received.set(url, (received.get(url) ?? 0) + piece.length));
      request.on('end', () => received.set(url, Number.POSITIVE_INFINITY));
      waiting.get(url)?.();
    },
    ({ url = '' }) => isBodyRead?.(url) ?? true,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  ended.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const send = (message: string): Socket => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(message);
    return socket;
  };
  const untilStarted = (url: string): Promise<void> =>
    new Promise((resolve) => {
      if (started.includes(url)) resolve();
      else waiting.set(url, resolve);
    });
  const answer = (url: string): void => {
    open.get(url)?.end(`<${url}>`);
  };
  /** What was sent before has arrived when somebody else's request has been answered after it. */
  const settle = async (): Promise<void> => {
    for (const url of ['/settle/1', '/settle/2']) {
      const socket = send(get(url, 'settler'));
      await untilStarted(url);
      answer(url);
      await once(socket, 'data');
      started.splice(started.indexOf(url), 1);
    }
  };
  return { port, send, received, started, untilStarted, answer, settle, accepted, stop };
}

/** A session, as the browser shows it to the API. */
export async function sessionOf(id: string): Promise<string> {
  const claims = { id, username: id, role: 'learner', sv: 0, exp: Date.now() / 1000 + 600 };
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET));
  return `Authorization: Bearer ${await token}\r\n`;
}

/** An address for a client's name. */
const addressOf = (client: string) => `10.0.${client.length}.${client.charCodeAt(0)}`;

export const get = (url: string, client = 'a', headers = '') =>
  `GET ${url} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addressOf(client)}\r\n${headers}\r\n`;
export const post = (url: string, length = 10) =>
  `POST ${url} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addressOf('a')}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

/** The first answer on a connection. */
export async function answerOn(socket: Socket): Promise<{ status: number; head: string; body: string }> {
  let answer = '';
  while (!/\r\n\r\n./.test(answer)) answer += String((await once(socket, 'data'))[0]);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

export async function expectRefusal(socket: Socket, status: number, code: string): Promise<void> {
  const { status: answered, head, body } = await answerOn(socket);
  expect(answered).toBe(status);
  expect(head).toMatch(/^Retry-After: \d+$/m);
  expect(JSON.parse(body)).toEqual({ code, msg: expect.stringMatching(/\.$/) });
}
