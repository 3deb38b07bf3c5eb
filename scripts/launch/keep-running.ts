import { setTimeout as delay } from 'node:timers/promises';
import { PlainError, reasonOf } from '../plain-error';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran for so long ended by accident, not because it cannot run. */
const RAN_WELL_MS = 60_000;
/** Starts in a row that may fail before we give up. */
const MAX_FAILED_STARTS = 5;

/** How long to wait before the next start, after `previousMs` before the last one and a run of `ranMs`. */
export function nextPause(previousMs: number, ranMs: number): number {
  if (previousMs === 0 || ranMs >= RAN_WELL_MS) return FIRST_PAUSE_MS;
  return Math.min(previousMs * 2, LONGEST_PAUSE_MS);
}

export type Kept = {
  /** For the lines that we print, such as 'The server'. */
  name: string;
  /** Resolves when the one that runs now ends, with how it ended: 'exit code 1'. */
  ended: () => Promise<string>;
  /** Starts another one; resolves when it works. */
  startAgain: () => Promise<void>;
  /** From now on an end is no accident. */
  stopping: AbortSignal;
  say: (line: string) => void;
  /** Waits between two starts, at most until `stopping`. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/**
 * Starts a process again whenever it ends, after a pause that grows, until `stopping`.
 * @throws PlainError when five starts in a row have failed.
 */
export async function keepRunning(kept: Kept): Promise<void> {
  const { name, ended, startAgain, stopping, say, wait = pause } = kept;
  let pauseMs = 0;
  for (;;) {
    const startedAt = performance.now();
    const how = await ended();
    if (stopping.aborted) return;
    pauseMs = nextPause(pauseMs, performance.now() - startedAt);
    say(`${name} ended unexpectedly (${how}) and is started again in ${pauseMs / 1000} s.`);
    for (let failures = 0; ; ) {
      await wait(pauseMs, stopping);
      if (stopping.aborted) return;
      try {
        await startAgain();
        if (stopping.aborted) return;
        break;
      } catch (error) {
        if (stopping.aborted) return;
        failures += 1;
        if (failures === MAX_FAILED_STARTS) {
          throw new PlainError(`${name} failed to start ${failures} times in a row: ${reasonOf(error)}`);
        }
        pauseMs = nextPause(pauseMs, 0);
        say(`${reasonOf(error)} The next try is in ${pauseMs / 1000} s.`);
      }
    }
    say(`${name} runs again.`);
  }
}

const pause = (ms: number, signal: AbortSignal) => delay(ms, null, { signal }).catch(() => null);
