import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PlainError } from '../plain-error';
import { describeExit, endProcess } from '../processes';
import type { ServerMessage } from './serve';

/** A little longer than the server lets open requests take. */
const STOP_GRACE_MS = 30_000;

export type ServerProcess = {
  pid: number;
  /** Resolves when it accepts requests. Throws PlainError when it cannot. */
  ready: Promise<void>;
  /** Resolves when it ends, with how: 'exit code 1'. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

/** Starts the server in a process and a process group of its own: Ctrl-C reaches the launcher alone. */
export function startServer(environment: Record<string, string | undefined>): ServerProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('serve.mjs', import.meta.url))], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new PlainError('The server process could not be started.');
  const ended = once(child, 'exit').then(describeExit);
  const ready = (async () => {
    const answer = await Promise.race([once(child, 'message'), ended]);
    if (typeof answer === 'string') throw new PlainError(`The server did not start (${answer}).`);
    const message = answer[0] as ServerMessage;
    if (message.type === 'failed') throw new PlainError(`The server did not start: ${message.reason}.`);
  })();
  // It may fail before somebody waits for it.
  ready.catch(() => undefined);
  return {
    pid,
    ready,
    ended,
    stop: async () => {
      await endProcess(pid, 'SIGTERM', STOP_GRACE_MS);
      await ended;
    },
  };
}
