import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 25;

/**
 * A name for the process that carries this id now: another process that gets the same id later has
 * another name. Null when none runs (a zombie has ended too).
 */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const fields = readStat(pid);
      const [state, startTicks] = [fields[0], fields[19]];
      return state === 'Z' || state === 'X' ? null : `${bootId}/${startTicks}`;
    } catch {
      return null;
    }
  }
  return readPs(pid, 'lstart');
}

/** The fields of Linux's /proc/<pid>/stat from the third, the state, on. */
function readStat(pid: number): string[] {
  // The command in parentheses may hold anything; what follows the last one is numbers.
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
}

/** The command line of a running process, null when none runs under this id. */
export function commandLine(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return null;
    }
  }
  return readPs(pid, 'command');
}

/** How a process ended, from what its `exit` event says: 'exit code 1', 'killed by SIGKILL'. */
export function describeExit([code, signal]: readonly unknown[]): string {
  return signal === null ? `exit code ${code}` : `killed by ${signal}`;
}

function readPs(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Waits until `isDone`, at most `timeoutMs`; answers whether it came to that. */
export async function waitUntil(isDone: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Asks a process to end by `signal`, and kills it when it has not ended after `graceMs`. */
export async function endProcess(pid: number, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  const identity = processIdentity(pid);
  if (identity === null) return;
  const hasEnded = () => processIdentity(pid) !== identity;
  sendSignal(pid, signal);
  if (await waitUntil(hasEnded, graceMs)) return;
  sendSignal(pid, 'SIGKILL');
  await waitUntil(hasEnded, graceMs);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
