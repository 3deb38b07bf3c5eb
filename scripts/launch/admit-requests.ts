import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { changePassword, claimAccount, deleteAccount, login, register } from '@/lib/contract/auth';
import { acceptFirst } from './accept-first';
import { connectionAddress, networkOf, setClientAddress } from './client-address';
import { Counts } from './counts';
import { endSocketWhenSilent } from './end-socket';
import { paceBody } from './pace-body';
import { type Refusal, SERVER_STOPS, sendRawRefusal, sendRefusal } from './refusal';
import { plainTarget } from './request-path';
import { type Asker, RequestTurns, type Turn, type TurnLimits, type WorkLimits } from './request-turns';
import { sessionPerson } from './session-account';
import { hasBody, watchBody } from './watch-body';

export type AdmissionLimits = Omit<TurnLimits, keyof WorkLimits> & {
  /** Pages are computed from end to end; calls and files mostly wait for the database or the disk. */
  pages: WorkLimits;
  /** The pages to sign in on, which a flood of others from the same address must not keep anybody from. */
  signInPages: WorkLimits;
  /** What verifies or hashes a password mostly waits for others that do (lib/auth/password.ts). */
  passwords: WorkLimits;
  others: WorkLimits;
  /** Bodies that take their time to come, at a time of one client, and of these those of one person. */
  bodiesPerClient: number;
  bodiesPerPerson: number;
  /** What comes within so long takes no time: small bodies are let in however many others of their client are slow. */
  bodyGraceMs: number;
  /** After so long without a byte a body that is not complete is given up. */
  bodySilenceMs: number;
  /** A request that takes longer is no longer counted among those that are worked on: it mostly waits. */
  workMs: number;
  /** The same for one whose body is still coming, from the last that has come of it. */
  pieceMs: number;
  /** Requests of one connection that may wait for the ones before; no more is read beyond. */
  pipelined: number;
  /** Connections, of one client and in all. */
  connectionsPerClient: number;
  connections: number;
};

/**
 * A client is a network: a classroom behind one address counts as one. So what is refused lies far beyond
 * what browsers do, which open six connections each. All have one processor: that few pages are
 * rendered at a time makes none later, and who asks for one meanwhile waits for no more than those few.
 */
export const ADMISSION_LIMITS: AdmissionLimits = {
  pages: { workingPerClient: 2, working: 6 },
  signInPages: { workingPerClient: 1, working: 2 },
  // Counted apart: a school that logs in would keep everybody waiting who has.
  passwords: { workingPerClient: 6, working: 24 },
  // One client never has all connections to the database (lib/db/prisma.ts).
  others: { workingPerClient: 6, working: 24 },
  openPerClient: 600,
  openPerPerson: 500,
  open: 4_000,
  bodiesPerClient: 100,
  bodiesPerPerson: 50,
  bodyGraceMs: 2_000,
  bodySilenceMs: 10_000,
  workMs: 1_000,
  pieceMs: 50,
  pipelined: 100,
  connectionsPerClient: 1_000,
  connections: 8_000,
};

const RETRY_SECONDS = 2;

const CLIENT_FULL: Refusal = {
  status: '429 Too Many Requests',
  code: 'throttled',
  msg: 'Too many requests come from your network at once. Please wait a moment and try again.',
  retryAfterSeconds: RETRY_SECONDS,
};

const FULL: Refusal = {
  status: '503 Service Unavailable',
  code: 'unavailable',
  msg: 'Too many people ask at once right now. Please try again in a moment.',
  retryAfterSeconds: RETRY_SECONDS,
};

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** How it is told who asks. */
export type Askers = {
  /** See `readTrustedProxies`. */
  trustedProxies: number;
  /** What sessions are signed with. */
  authSecret: string;
};

/**
 * Lets requests through to `handle` so that no client delays the others: those of one connection one
 * after the other, those of one network few at a time, its persons in turn: who has a session is one, all
 * visitors together are another. Beyond the limits they are refused with 429 and 503. The address is
 * that of the connection, or the one that trusted proxies tell. After `stop` nothing waits any more: what
 * has not begun is refused. A body that `handle` does not read, as `isBodyRead` says, is not waited for.
 */
export function admitRequests(
  server: Server,
  { trustedProxies, authSecret }: Askers,
  limits: AdmissionLimits,
  handle: Handler,
  isBodyRead: (request: IncomingMessage) => boolean = () => true,
): { stop: () => void } {
  const turnsOf = {
    pages: new RequestTurns({ ...limits, ...limits.pages }),
    signInPages: new RequestTurns({ ...limits, ...limits.signInPages }),
    passwords: new RequestTurns({ ...limits, ...limits.passwords }),
    others: new RequestTurns({ ...limits, ...limits.others }),
  };
  const lines = new Map<Socket, Exchange[]>();
  const bodies = new Counts();
  const bodiesOfPersons = new Counts();
  const whenAccepted = acceptFirst(server);
  limitConnections(server, trustedProxies, limits);

  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? [];
    line.push({ request, response });
    if (!lines.has(socket)) {
      lines.set(socket, line);
      socket.once('close', () => lines.delete(socket));
    }
    if (line.length > limits.pipelined) holdBack(socket);
    if (line.length === 1) goOn(socket, line);
  });

  /** Begins the first request of a connection's line; the next one follows its answer. */
  function goOn(socket: Socket, line: Exchange[]): void {
    const [exchange] = line;
    // After the last answer nobody could be told what became of it.
    if (!exchange || socket.writableEnded || socket.destroyed) return;
    const { request, response } = exchange;
    const client = setClientAddress(request, trustedProxies);
    const asker = { client, ...sessionPerson(request.headers, authSecret, Date.now()) };
    const isRead = !hasBody(request) || isBodyRead(request);
    let turn: Turn | null = null;
    const enter = () => {
      const entered = turnsOf[kindOf(request.url ?? '')].enter(asker, {
        start,
        refuse: () => sendRefusal(SERVER_STOPS, request, response),
      });
      if (typeof entered === 'object') turn = entered;
      else sendRefusal(entered === 'full' ? FULL : CLIENT_FULL, request, response);
    };
    const start = () => {
      let timer: NodeJS.Timeout | undefined;
      // A body takes as long as its sender likes: while nothing of it comes others work.
      const keepPlace = () => {
        clearTimeout(timer);
        const ms = hasBody(request) && !request.complete ? limits.pieceMs : limits.workMs;
        timer = setTimeout(() => turn?.idle(), ms);
      };
      response.once('close', () => clearTimeout(timer));
      // Answered at once, many could follow each other within one turn of the event loop, in which nobody else is heard.
      setImmediate(() =>
        whenAccepted(() => {
          keepPlace();
          const isBodyDue = hasBody(request) && !request.complete;
          if (isBodyDue && !isRead) closeAfter(exchange);
          else if (isBodyDue && turn) paceBody(request, response, turn, keepPlace);
          handle(request, response);
        }),
      );
    };
    response.once('close', () => {
      turn?.leave();
      line.shift();
      if (line.length === limits.pipelined) letGo(socket);
      goOn(socket, line);
    });
    if (hasBody(request) && isRead) receive(asker, exchange, enter);
    else enter();
  }

  /** Lets a request in once its body has come so far; refuses one that takes its time while too many others do. */
  function receive({ client, person }: Asker, { request, response }: Exchange, enter: () => void): void {
    const ofPerson = `${client} ${person}`;
    const add = (difference: 1 | -1) => {
      bodies.add(client, difference);
      bodiesOfPersons.add(ofPerson, difference);
    };
    let state: 'new' | 'counted' | 'refused' = 'new';
    const count = () => {
      if (state !== 'new' || request.complete) return;
      const isClientFull =
        bodies.of(client) >= limits.bodiesPerClient || bodiesOfPersons.of(ofPerson) >= limits.bodiesPerPerson;
      if (isClientFull || bodies.all >= limits.open) {
        state = 'refused';
        sendRawRefusal(isClientFull ? CLIENT_FULL : FULL, request.socket);
        return;
      }
      state = 'counted';
      add(1);
    };
    const grace = setTimeout(count, limits.bodyGraceMs);
    const onReady = () => {
      count();
      if (state !== 'refused') enter();
    };
    const onEnd = () => {
      clearTimeout(grace);
      if (state === 'counted') add(-1);
    };
    watchBody(request, response, limits.bodySilenceMs, { onReady, onEnd });
  }

  return {
    stop: () => {
      for (const turns of Object.values(turnsOf)) turns.stop();
    },
  };
}

/** What is still to come of the request's body is nobody's, nor then can be what follows it. */
function closeAfter({ request: { socket }, response }: Exchange): void {
  response.setHeader('Connection', 'close');
  // Closed at once, a connection that still receives is reset, and the reset may overtake the answer.
  socket.destroySoon = () => endSocketWhenSilent(socket);
}

const PASSWORD_PATHS = new Set(
  [login, register, claimAccount, changePassword, deleteAccount].map(({ path }) => `/api${path}`),
);

const SIGN_IN_PATHS = new Set(['/login', '/register']);

function kindOf(url: string): 'pages' | 'signInPages' | 'passwords' | 'others' {
  const path = plainTarget(url).split('?', 1)[0] ?? '';
  if (SIGN_IN_PATHS.has(path)) return 'signInPages';
  // A page also says that there is nothing.
  if (!/^\/(?:api|_next\/static)\//.test(url)) return 'pages';
  return PASSWORD_PATHS.has(path) ? 'passwords' : 'others';
}

/** Reads no more of a connection, whose requests come faster than they are answered. */
function holdBack(socket: Socket): void {
  socket.pause();
  // Node reads on after every request and every answer.
  socket.resume = () => socket;
}

function letGo(socket: Socket): void {
  Reflect.deleteProperty(socket, 'resume');
  socket.resume();
}

/** A connection costs memory even when nothing is asked; those of a trusted proxy are many people's. */
function limitConnections(server: Server, trustedProxies: number, limits: AdmissionLimits): void {
  server.maxConnections = limits.connections;
  if (trustedProxies > 0) return;
  const counts = new Counts();
  server.on('connection', (socket) => {
    const client = networkOf(connectionAddress(socket));
    counts.add(client, 1);
    socket.once('close', () => counts.add(client, -1));
    if (counts.of(client) > limits.connectionsPerClient) socket.destroy();
  });
}
