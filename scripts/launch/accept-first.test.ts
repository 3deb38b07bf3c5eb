import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { acceptFirst } from './accept-first';

it('accepts all who have connected before anything is worked on', async () => {
  const server = createServer();
  const whenAccepted = acceptFirst(server);
  let acceptedCount = 0;
  const acceptedAtWork: number[] = [];
  server.on('connection', () => {
    acceptedCount += 1;
  });
  server.on('request', (_request, response) =>
    whenAccepted(() => {
      acceptedAtWork.push(acceptedCount);
      response.end();
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // The system makes all these connections before the server has its first turn.
  const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  expect(acceptedAtWork).toEqual(sockets.map(() => sockets.length));
  for (const socket of sockets) socket.destroy();
  server.close();
});
