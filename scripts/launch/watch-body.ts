import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Refusal, sendRawRefusal } from './refusal';

/** Also for a request that Node gives up on as a whole. */
export const TOO_SLOW: Refusal = {
  status: '408 Request Timeout',
  code: 'invalid_input',
  msg: 'The request took too long to arrive.',
};

/** Whether a body follows the head of a request. */
export function hasBody({ headersDistinct: headers }: Pick<IncomingMessage, 'headersDistinct'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']?.[0] ?? 0) > 0;
}

/**
 * Ends the connection of a request whose body stops coming for `silenceMs`, or twice that at most.
 * `onEnd` is called once, when the body has come or will not any more.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  silenceMs: number,
  onEnd: () => void,
): void {
  const { socket } = request;
  let readBefore = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return;
    // What has come and was not taken yet is no silence of the client's.
    const isSilent = request.readableLength === 0 && socket.bytesRead === readBefore;
    readBefore = socket.bytesRead;
    if (!isSilent) return;
    end();
    if (response.headersSent) socket.destroy();
    else sendRawRefusal(TOO_SLOW, socket);
  }, silenceMs);
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(timer);
    onEnd();
  };
  request.once('end', end);
  request.once('close', end);
  response.once('close', end);
}
