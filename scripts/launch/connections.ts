import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { endSocket } from './end-socket';
import { SERVER_STOPS, sendRawRefusal } from './refusal';

/** How long after a stop we go on accepting, and how long a connection must be silent to count as unused. */
const GRACE_MS = 1_000;
/** How long open requests may take to end after a stop; what has no answer then is told so. */
const DRAIN_MS = 25_000;
/** How many turns of the event loop we wait for one in which nobody connects. */
const QUIET_TURNS = 1_000;

type Connection = {
  open: Set<ServerResponse>;
  /** What had been read when the last request was complete; more than that is the beginning of the next. */
  completeBytes: number;
};

/**
 * Knows what each connection carries, so that a stop can let everything be answered that has arrived.
 * Node's own notion of idle leaves out the connections that a browser opened in advance and those of
 * hot reload, and it closes idle ones in the face of a request that is on its way.
 */
export function trackConnections(
  server: Server,
  { hasUpgrades, drainMs = DRAIN_MS }: { hasUpgrades: boolean; drainMs?: number },
): { drain: () => Promise<void> } {
  const connections = new Map<Socket, Connection>();
  const upgraded = new Set<Socket>();
  let acceptedCount = 0;
  let isDraining = false;

  server.on('connection', (socket) => {
    acceptedCount += 1;
    connections.set(socket, { open: new Set(), completeBytes: 0 });
    socket.once('close', () => connections.delete(socket));
    if (isDraining) prepareToEnd(socket);
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open.add(response);
    request.once('end', () => {
      connection.completeBytes = socket.bytesRead;
    });
    response.once('close', () => {
      connection.open.delete(response);
      if (isDraining) endWhenSilent(socket);
    });
    if (isDraining) announceEnd(response);
  });
  if (hasUpgrades) {
    server.on('upgrade', (_request, socket) => {
      upgraded.add(socket as Socket);
      socket.once('close', () => upgraded.delete(socket as Socket));
    });
  }

  function prepareToEnd(socket: Socket): void {
    // Closed at once, a connection that still receives is reset, and the reset may overtake the answer.
    socket.destroySoon = () => endSocket(socket);
    endWhenSilent(socket);
  }

  function endWhenSilent(socket: Socket): void {
    const readBefore = socket.bytesRead;
    setTimeout(() => {
      const connection = connections.get(socket);
      if (!connection || connection.open.size > 0) return;
      if (socket.bytesRead === connection.completeBytes && socket.bytesRead === readBefore) endSocket(socket);
    }, GRACE_MS);
  }

  return {
    drain: async () => {
      isDraining = true;
      setTimeout(() => {
        for (const [socket, connection] of connections) cutOff(socket, connection);
      }, drainMs);
      for (const socket of upgraded) socket.destroy();
      for (const [socket, { open }] of connections) {
        for (const response of open) announceEnd(response);
        prepareToEnd(socket);
      }
      await pause(GRACE_MS);
      // The system resets what it has accepted and we have not, so we stop listening when that is nothing.
      for (let turn = 0, before = -1; turn < QUIET_TURNS && before !== acceptedCount; turn += 1) {
        before = acceptedCount;
        await nextTurn();
      }
      // The close of node:http would destroy the connections that it takes to be idle.
      await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    },
  };
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Ends a connection whatever it waits for; nothing that has arrived goes without an answer. */
function cutOff(socket: Socket, { open, completeBytes }: Connection): void {
  const [response] = open;
  const isAnswerDue = response ? !response.headersSent : socket.bytesRead > completeBytes;
  if (isAnswerDue) sendRawRefusal(SERVER_STOPS, socket);
  else socket.destroy();
}
