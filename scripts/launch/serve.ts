import { createServer } from 'node:http';
import next from 'next';
import { stopLimiters } from '@/lib/domain/limiter/limiter';
import { ADMISSION_LIMITS, admitRequests } from './admit-requests';
import { answerBrokenRequests } from './broken-request';
import { readTrustedProxies } from './client-address';
import { trackConnections } from './connections';
import { isBodyRead, refuseRequest } from './refuse-request';
import { plainTarget } from './request-path';
import { SECURITY_HEADERS } from './security-headers';

export type ServerMessage = { type: 'ready' } | { type: 'failed'; reason: string };

/**
 * How long after a stop requests still wait for their turn. What has not begun by then is refused, so that
 * what has is answered before the rest is cut off (`DRAIN_MS`).
 */
const WAIT_MS = 8_000;

type Serving = { port: number; host: string | undefined; isDevelopment: boolean };

/**
 * Serves the application in this process until SIGTERM or until the launcher is gone: then what has
 * arrived is answered, Next closes and the process exits.
 */
async function serve({ port, host, isDevelopment }: Serving): Promise<void> {
  const trustedProxies = readTrustedProxies(process.env.TRUSTED_PROXIES);
  // Node's own refusal of a request without a host says nothing; ours does.
  const server = createServer({ requireHostHeader: false });
  const connections = trackConnections(server, { hasUpgrades: isDevelopment });
  answerBrokenRequests(server);

  let admission: { stop: () => void } | undefined;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      admission?.stop();
      stopLimiters();
    }, WAIT_MS);
    await connections.drain();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // The launcher was killed: nobody would ever stop us, nor the next start find the port free.
  process.on('disconnect', stop);

  // Next listens for upgrades, and keeps those that it does not know open for good. Only hot reload needs
  // one; without a listener Node answers the request as if none had been asked for.
  const httpServer = isDevelopment ? server : createServer();
  const app = next({ dev: isDevelopment, dir: process.cwd(), port, hostname: host ?? 'localhost', httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  const authSecret = process.env.AUTH_SECRET ?? '';
  const settings = { isDevelopment, authSecret };
  admission = admitRequests(
    server,
    { trustedProxies, authSecret },
    ADMISSION_LIMITS,
    (request, response) => {
      if (refuseRequest(request, response, settings)) return;
      request.url = plainTarget(request.url ?? '/');
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
      void handle(request, response);
    },
    (request) => isBodyRead(request, settings),
  );
  server.once('error', (error) => tell({ type: 'failed', reason: error.message }, () => process.exit(1)));
  server.listen({ port, host }, () => tell({ type: 'ready' }));
}

function tell(message: ServerMessage, sent: () => void = () => {}): void {
  process.send?.(message, sent);
}

const { PORT, HOST, NODE_ENV } = process.env;
await serve({ port: Number(PORT), host: HOST || undefined, isDevelopment: NODE_ENV === 'development' });
