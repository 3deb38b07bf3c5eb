import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { badRequest, type Refusal, sendRawRefusal, sendRefusal } from './refusal';
import { TOO_SLOW } from './watch-body';

const BROKEN = badRequest('The request could not be read as HTTP.');

/** What Node's parser gives up on for a reason of its own, by its code. */
const ANSWERS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '413 Payload Too Large',
    code: 'too_large',
    msg: 'The headers of the request are too long.',
  },
  HPE_INVALID_METHOD: badRequest('The request begins with no known method.'),
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

const NO_PROXY: Refusal = {
  status: '405 Method Not Allowed',
  code: 'method_not_allowed',
  msg: 'CONNECT is not allowed here.',
  allow: 'GET, HEAD',
};

const UNMET: Refusal = {
  status: '417 Expectation Failed',
  code: 'invalid_input',
  msg: "The header 'Expect' may say '100-continue' alone.",
};

/** Answers with `{ code, msg }`, as everything else, what Node would answer with nothing. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else sendRawRefusal(ANSWERS[error.code ?? ''] ?? BROKEN, socket);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    // Nobody else hears of its failures: a client that is gone would end the server.
    socket.on('error', () => socket.destroy());
    sendRawRefusal(NO_PROXY, socket);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    sendRefusal(UNMET, request, response),
  );
}
