import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const BROKEN = { status: '400 Bad Request', code: 'invalid_input', msg: 'The request could not be read as HTTP.' };

/** What Node's parser gives up on for a reason of its own, by its code. */
const ANSWERS: Record<string, typeof BROKEN> = {
  HPE_HEADER_OVERFLOW: {
    status: '413 Payload Too Large',
    code: 'too_large',
    msg: 'The headers of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'invalid_input',
    msg: 'The request took too long to arrive.',
  },
};

/** Answers what is no HTTP request with `{ code, msg }`, as everything else, and ends its connection. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code, msg } = ANSWERS[error.code ?? ''] ?? BROKEN;
    const body = JSON.stringify({ code, msg });
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
