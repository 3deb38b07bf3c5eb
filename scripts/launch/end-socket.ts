import type { Socket } from 'node:net';

/** How long a client may take to close its side once it has had its last answer. */
const LINGER_MS = 2_000;

/** Closes our side, and reads on until the client has closed its own, for a little while. */
export function endSocket(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS);
}

/** The same, but for as long as something comes: who is still sending hears the answer once that is sent. */
export function endSocketWhenSilent(socket: Socket): void {
  socket.end();
  let readBefore = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead === readBefore) socket.destroy();
    readBefore = socket.bytesRead;
  }, LINGER_MS);
  socket.once('close', () => clearInterval(timer));
}
