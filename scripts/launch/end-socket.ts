import type { Socket } from 'node:net';

/** How long a client may take to close its side once it has had its last answer. */
const LINGER_MS = 2_000;

/** Closes our side, and reads on until the client has closed its own, for a little while. */
export function endSocket(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS);
}
