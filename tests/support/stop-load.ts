import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { MAX_ANSWER_LENGTH } from '@/lib/domain/rules/constants';
import { waitUntil } from '@/scripts/processes';
import { fill } from './costly-answers';
import type { Launcher } from './launcher';

const EACH = 6;
const BODY = JSON.stringify({ username: 'nobody at all', password: 'correct horse' });
const HEAD = 'Host: 127.0.0.1\r\nContent-Type: application/json';
const LOGIN = `POST /api/auth/login HTTP/1.1\r\n${HEAD}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
/** Asks the database, and waits for it as long as it is told to; the health of the server never waits for more than two seconds. */
const LIST = '/api/quiz/attempts';
const listOf = ({ token }: Session) =>
  `GET ${LIST} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`;

/** The status of an answer; with 503 its code as well. */
function outcomeOf(answer: string): string | undefined {
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  return status === '503' ? `503 ${/"code":"(\w+)"/.exec(answer)?.[1]}` : status;
}

/** Sends the first bytes of a request; the rest when it is time. Answers the outcome, or the error's code. */
async function sendInParts(port: number, message: string, firstBytes: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(message.slice(0, firstBytes));
  const answer = text(socket).then(
    (received) => outcomeOf(received) ?? `no answer: '${received}'`,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
  return { finish: () => socket.write(message.slice(firstBytes)), answer };
}

/** Asks again and again over one connection until it is told that this was the last answer. */
function keepAsking(port: number, { token }: Session) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: string[] = [];
  const askOnce = async (): Promise<boolean> => {
    const request = get({ port, host: '127.0.0.1', path: LIST, agent, headers: { Authorization: `Bearer ${token}` } });
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
export async function stopUnderLoad(
  port: number,
  launcher: Launcher,
  pids: number[],
  session: Session,
): Promise<Record<string, number>> {
  const list = listOf(session);
  const asking = Array.from({ length: EACH * 2 }, () => keepAsking(port, session));
  await waitUntil(() => asking.every(({ answers }) => answers.length > 0), 60_000);
  const halfSent = await Promise.all(
    Array.from({ length: EACH }, () => [
      sendInParts(port, list, 9),
      sendInParts(port, LOGIN, LOGIN.length - BODY.length + 10),
    ]).flat(),
  );
  const fresh = Array.from({ length: EACH }, () => sendInParts(port, list, list.length));
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

export type Session = { token: string; cookie: string };

/** Opens an account and logs in. */
export async function signIn(port: number): Promise<Session> {
  const credentials = { username: 'learner under load', password: 'correct horse' };
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(credentials) };
  await fetch(`http://127.0.0.1:${port}/api/auth/register`, init);
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, init);
  const { token } = (await answer.json()) as { token: string };
  return {
    token,
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

const request = (line: string, headers: string, body = '') =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

/**
 * Some 390 requests of one learner, most of which wait when the server is told to stop: costly checks of
 * rules, pages, lists and a few whose body never comes whole. Answers each distinct outcome with its count.
 */
export async function stopUnderHeavyLoad(
  port: number,
  launcher: Launcher,
  { token, cookie }: Session,
): Promise<Record<string, number>> {
  const bearer = `Authorization: Bearer ${token}\r\n`;
  const answer = await fetch(`http://127.0.0.1:${port}/api/rules`, { headers: { Authorization: `Bearer ${token}` } });
  const [rule] = (await answer.json()) as { _id: string }[];
  const check = JSON.stringify({ ruleId: rule?._id, userAnswer: fill('K P D SoL BFP ', MAX_ANSWER_LENGTH) });
  const wanted: [number, string][] = [
    [60, request('POST /api/rules/check', `${bearer}Content-Type: application/json\r\n`, check)],
    [150, request('GET /profile', `Cookie: ${cookie}\r\n`)],
    [150, request('GET /api/essays', bearer)],
    [24, request('GET /no-such-page', '')],
    // What is missing of it never comes.
    [6, request('POST /api/rules/check', bearer, check).slice(0, -10)],
  ];
  const messages = wanted.flatMap(([count, message]) => Array.from({ length: count }, () => message));
  const sent = await Promise.all(messages.map((message) => sendInParts(port, message, message.length)));
  process.kill(launcher.pid, 'SIGTERM');
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(sent.map(({ answer }) => answer)))
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
