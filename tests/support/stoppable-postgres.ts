import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Sends a signal to a PostgreSQL and every process of it: each backend has a process group of its
 * own, and goes on working while only the first of them is stopped.
 */
export function signalPostgres(pid: number, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  // The first is stopped first, so that no more begin meanwhile.
  if (signal !== 'SIGCONT') process.kill(pid, 'SIGSTOP');
  for (const child of backendsOf(pid)) {
    try {
      process.kill(child, signal);
    } catch {
      // It ended by itself meanwhile.
    }
  }
  if (signal !== 'SIGSTOP') process.kill(pid, signal);
}

/** The processes that a PostgreSQL has started. */
function backendsOf(postgres: number): number[] {
  return listProcesses()
    .filter(({ parent }) => parent === postgres)
    .map(({ pid }) => pid);
}

function listProcesses(): { pid: number; parent: number }[] {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid = 0, parent = 0]) => ({ pid, parent }));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: readParent(name) }));
}

function readParent(pid: string): number {
  try {
    // The command in parentheses may hold anything; what follows the last one is the state and the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}
