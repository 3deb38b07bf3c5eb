import { Agent, request } from 'node:http';

type Request = { method?: string; headers?: Record<string, string>; body?: string; status?: number };

type Load = {
  url: string;
  connections: number;
  seconds: number;
  /** Makes the next request; the answer must have its `status`, 200 unless said. */
  request: () => Request;
};

/**
 * Sends requests one after another on each connection; answers how many were answered per second.
 * Node's own client makes several times more than a Next server answers, so the server stays the
 * narrow place.
 */
export async function measureRequests({ url, connections, seconds, request }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAtMs = performance.now();
  const endsAtMs = startedAtMs + seconds * 1000;
  let answered = 0;
  const keepAsking = async () => {
    while (performance.now() < endsAtMs) {
      await send(url, request(), agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return (answered / (performance.now() - startedAtMs)) * 1000;
}

function send(url: string, { method = 'GET', headers = {}, body, status = 200 }: Request, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === status ? resolve() : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
