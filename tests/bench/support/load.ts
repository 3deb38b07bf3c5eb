import { Agent, get } from 'node:http';

const CONNECTIONS = 16;

/**
 * Asks for `url` over and over on 16 connections; answers the requests per second. Node's own client
 * makes several times more than a Next server answers, so the server stays the narrow place.
 */
export async function measureRequests(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedAtMs = performance.now();
  const endsAtMs = startedAtMs + seconds * 1000;
  let answered = 0;
  const keepAsking = async () => {
    while (performance.now() < endsAtMs) {
      await ask(url, headers, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  agent.destroy();
  return (answered / (performance.now() - startedAtMs)) * 1000;
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
    }).once('error', reject);
  });
}
