import { existsSync, openSync, readSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1e6;
const MICROSECONDS_PER_MS = 1e3;
/** Nanoseconds on a processor, then waiting for one, then turns: of the thread that runs JavaScript (Linux). */
const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`;

const file = existsSync(SCHEDULE) ? openSync(SCHEDULE, 'r') : null;
const bytes = Buffer.alloc(64);

/**
 * Processor time that this thread has taken, milliseconds: what else the machine does is not in it.
 * Where the system does not tell of threads, that of the whole process.
 */
export function processorTimeMs(): number {
  if (file === null) {
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS_PER_MS;
  }
  return (
    Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10) / NANOSECONDS_PER_MS
  );
}

/** The longest that this thread computed between two turns of its event loop while something ran; milliseconds of processor time. */
export async function longestTurn(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  const start = processorTimeMs();
  const turns = (async () => {
    for (let last = start; isRunning; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const at = processorTimeMs();
      longest = Math.max(longest, at - last);
      last = at;
    }
  })();
  try {
    await run();
  } finally {
    isRunning = false;
    await turns;
  }
  return longest;
}
