import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import next from 'next';
import { readTrustedProxies, setClientAddress } from './client-address';

/** How long open requests may take to end after a stop; what has not ended then is cut off. */
const DRAIN_MS = 25_000;
const IDLE_CHECK_MS = 50;

export type ServerMessage = { type: 'ready' } | { type: 'failed'; reason: string };

type Serving = { port: number; host: string | undefined; isDevelopment: boolean };

/**
 * Serves the application in this process until SIGTERM or until the launcher is gone: then open
 * requests end, Next closes and the process exits.
 */
async function serve({ port, host, isDevelopment }: Serving): Promise<void> {
  const trustedProxies = readTrustedProxies(process.env.TRUSTED_PROXIES);
  const server = createServer();
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const drained = new Promise((resolve) => server.close(resolve));
    // Hot reload holds connections open for ever.
    for (const socket of upgraded) socket.destroy();
    // Connections that were busy when the server closed are let go as soon as they are idle.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await drained;
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
    setClientAddress(request, trustedProxies);
    void handle(request, response);
  });
  server.once('error', (error) => tell({ type: 'failed', reason: error.message }, () => process.exit(1)));
  server.listen({ port, host }, () => tell({ type: 'ready' }));
}

function tell(message: ServerMessage, sent: () => void = () => {}): void {
  process.send?.(message, sent);
}

const { PORT, HOST, NODE_ENV } = process.env;
await serve({ port: Number(PORT), host: HOST || undefined, isDevelopment: NODE_ENV === 'development' });
