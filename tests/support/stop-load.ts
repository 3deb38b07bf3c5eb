import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitUntil } from '@/scripts/processes';
import type { Launcher } from './launcher';

const EACH = 6;
const BODY = JSON.stringify({ username: 'nobody at all', password: 'correct horse' });
const HEAD = 'Host: 127.0.0.1\r\nContent-Type: application/json';
const LOGIN = `POST /api/auth/login HTTP/1.1\r\n${HEAD}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

/** Sends the first bytes of a request; the rest when it is time. Answers the status, or the error's code. */
async function sendInParts(port: number, message: string, firstBytes: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(message.slice(0, firstBytes));
  const answer = text(socket).then(
    (received) => /^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? `no answer: '${received}'`,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
  return { finish: () => socket.write(message.slice(firstBytes)), answer };
}

/** Asks again and again over one connection until it is told that this was the last answer. */
function keepAsking(port: number, path: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: string[] = [];
  const askOnce = async (): Promise<boolean> => {
    const request = get({ port, host: '127.0.0.1', path, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await text(response);
    answers.push(String(response.statusCode));
    return response.headers.connection !== 'close';
  };
  const ended = (async () => {
    try {
      while (await askOnce());
    } catch (error) {
      answers.push((error as NodeJS.ErrnoException).code ?? String(error));
    }
    agent.destroy();
    return answers;
  })();
  return { answers, ended };
}

/**
 * Thirty connections: half-sent heads and bodies, requests that arrive together with the signal, and
 * some that go on asking. Answers each distinct outcome, such as '200' or 'ECONNRESET', with its count.
 */
export async function stopUnderLoad(port: number, launcher: Launcher, pids: number[]): Promise<Record<string, number>> {
  const asking = Array.from({ length: EACH * 2 }, () => keepAsking(port, '/api/health'));
  await waitUntil(() => asking.every(({ answers }) => answers.length > 0), 60_000);
  const halfSent = await Promise.all(
    Array.from({ length: EACH }, () => [
      sendInParts(port, HEALTH, 9),
      sendInParts(port, LOGIN, LOGIN.length - BODY.length + 10),
    ]).flat(),
  );
  const fresh = Array.from({ length: EACH }, () => sendInParts(port, HEALTH, HEALTH.length));
  // The connections above are on their way; the system accepts them whatever the server does.
  const sent = await Promise.all(fresh);
  for (const pid of pids) process.kill(pid, 'SIGTERM');
  await waitUntil(() => launcher.output().includes('Stopping'), 60_000);
  for (const { finish } of halfSent) finish();
  const single = await Promise.all([...halfSent, ...sent].map(({ answer }) => answer));
  const repeated = (await Promise.all(asking.map(({ ended }) => ended))).flat();
  const counts: Record<string, number> = {};
  for (const outcome of [...single, ...repeated]) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
