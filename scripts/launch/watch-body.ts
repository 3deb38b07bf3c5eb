import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHeld } from './pace-body';
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

export type BodyEvents = {
  /** Called once, when the body has come, or as much of it as is read ahead; never after the answer's end. */
  onReady: () => void;
  /** Called once, when the body has come or will not any more. */
  onEnd: () => void;
};

/**
 * Waits for the body of a request, a few KB of which are read before anybody takes them, and ends the
 * connection when it stops coming for `silenceMs`, or twice that at most.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  silenceMs: number,
  { onReady, onEnd }: BodyEvents,
): void {
  const { socket } = request;
  let readBefore = socket.bytesRead;
  const isReadAhead = () => request.readableLength >= request.readableHighWaterMark;
  const timer = setInterval(() => {
    // Where no more is read until somebody takes it, that is no silence of the client's.
    const isSilent = !isReadAhead() && !isHeld(request) && socket.bytesRead === readBefore;
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
  const look = () => {
    if (response.destroyed) return;
    if (request.complete) end();
    else if (!isReadAhead()) return;
    request.off('readable', look);
    onReady();
  };
  // Most have come by then, and Node's own way with a body that nobody takes is left alone.
  setImmediate(() => {
    if (request.complete || response.destroyed) return look();
    request.on('readable', look);
    response.once('finish', () => request.resume());
  });
  request.once('end', end);
  request.once('close', end);
  response.once('close', end);
}
