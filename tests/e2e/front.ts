import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Front = {
  origin: string;
  /** From now on the service worker is that of a build of this name; null for the one that there is. */
  nameBuild: (build: string | null) => void;
  close: () => Promise<void>;
};

/**
 * Stands before the server and passes everything on, but for the service worker, which it can make one of
 * another build of the same sources.
 */
export async function openFront(target: string): Promise<Front> {
  const own = (await fetch(`${target}/api/health`)).headers.get('X-Build') ?? '';
  let named: string | null = null;

  async function answerWorker(response: ServerResponse): Promise<void> {
    const answer = await fetch(`${target}/sw.js`);
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-|transfer-|connection)/.test(name)),
    );
    const script = (await answer.text()).replaceAll(own, named ?? own);
    response.writeHead(answer.status, { ...headers, 'content-type': 'text/javascript' }).end(script);
  }

  const server = createServer(async (asked, response) => {
    if (asked.url === '/sw.js') return void answerWorker(response);
    const body = await buffer(asked);
    const passed = request(target + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    nameBuild: (build) => {
      named = build;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
