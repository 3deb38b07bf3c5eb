import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import next from 'next';
import { readTrustedProxies, setClientAddress } from './client-address';
import { refuseTarget } from './request-path';

/** How long open requests may take to end after a stop; what has not ended then is cut off. */
const DRAIN_MS = 25_000;

export type ServerMessage = { type: 'ready' } | { type: 'failed'; reason: string };

type Serving = { port: number; host: string | undefined; isDevelopment: boolean };

/**
 * Serves the application in this process until SIGTERM or until the launcher is gone: then open
 * requests end, Next closes and the process exits.
 */
async function serve({ port, host, isDevelopment }: Serving): Promise<void> {
  const trustedProxies = readTrustedProxies(process.env.TRUSTED_PROXIES);
  const server = createServer();
  const connections = trackConnections(server);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    connections.drain();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // The launcher was killed: nobody would ever stop us, nor the next start find the port free.
  process.on('disconnect', stop);

  const app = next({ dev: isDevelopment, dir: process.cwd(), port, hostname: host ?? 'localhost', httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  server.on('request', (request, response) => {
    if (refuseTarget(request, response)) return;
    setClientAddress(request, trustedProxies);
    void handle(request, response);
  });
  server.once('error', (error) => tell({ type: 'failed', reason: error.message }, () => process.exit(1)));
  server.listen({ port, host }, () => tell({ type: 'ready' }));
}

/**
 * Knows which connections carry a request. Node's own notion of idle leaves out those that a browser
 * opened in advance and those of hot reload, and would wait for them.
 */
function trackConnections(server: Server): { drain: () => void } {
  const openRequests = new Map<Socket, number>();
  let isDraining = false;
  server.on('connection', (socket) => {
    openRequests.set(socket, 0);
    socket.once('close', () => openRequests.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    openRequests.set(socket, (openRequests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const rest = (openRequests.get(socket) ?? 1) - 1;
      openRequests.set(socket, rest);
      if (isDraining && rest === 0) socket.end();
    });
  });
  return {
    drain: () => {
      isDraining = true;
      for (const [socket, count] of openRequests) if (count === 0) socket.destroy();
    },
  };
}

function tell(message: ServerMessage, sent: () => void = () => {}): void {
  process.send?.(message, sent);
}

const { PORT, HOST, NODE_ENV } = process.env;
await serve({ port: Number(PORT), host: HOST || undefined, isDevelopment: NODE_ENV === 'development' });
