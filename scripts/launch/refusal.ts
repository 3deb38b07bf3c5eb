import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { STOPPING } from '@/lib/domain/errors/stopping';
import { endSocket } from './end-socket';
import { SECURITY_HEADERS } from './security-headers';

/** Why the server itself answers a request instead of the framework. */
export type Refusal = {
  /** With its phrase, as in the first line of an answer: '400 Bad Request'. */
  status: string;
  code: ErrorCode;
  /** A sentence for people. */
  msg: string;
  /** The methods that are allowed, with 405. */
  allow?: string;
  /** Whole seconds until another try may succeed, with 429 and 503. */
  retryAfterSeconds?: number;
};

/** What cannot be read, or makes no sense, for a reason that the sentence names. */
export const badRequest = (msg: string): Refusal => ({ status: '400 Bad Request', code: 'invalid_input', msg });

/** What had not begun when the server was told to stop, or was not answered in time. */
export const SERVER_STOPS: Refusal = { status: '503 Service Unavailable', ...STOPPING };

function bodyAndHeaders({ code, msg, allow, retryAfterSeconds }: Refusal) {
  const body = JSON.stringify({ code, msg });
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...SECURITY_HEADERS,
    ...(allow && { Allow: allow }),
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  };
  return { body, headers };
}

/** Answers `{ code, msg }`; a body that is still coming is thrown away. */
export function sendRefusal(refusal: Refusal, request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = bodyAndHeaders(refusal);
  response.writeHead(Number.parseInt(refusal.status, 10), headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  request.resume();
}

/** Answers the same where Node has made no response, and ends the connection. */
export function sendRawRefusal(refusal: Refusal, socket: Socket): void {
  const { body, headers } = bodyAndHeaders(refusal);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${refusal.status}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`);
  // Else who never closes their side keeps the connection for good.
  socket.resume();
  endSocket(socket);
}
