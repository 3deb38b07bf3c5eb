import { closeSync, openSync, readSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1e6;

/**
 * The longest that this thread computed between two turns of its event loop while something ran:
 * milliseconds of processor time (Linux), so that what else the machine does is not in it.
 */
export async function longestTurn(run: () => Promise<unknown>): Promise<number> {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(64);
  // Nanoseconds on a processor, then waiting for one, then turns.
  const now = () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10);
  let longest = 0;
  let isRunning = true;
  const start = now();
  const turns = (async () => {
    for (let last = start; isRunning; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const at = now();
      longest = Math.max(longest, at - last);
      last = at;
    }
  })();
  try {
    await run();
  } finally {
    isRunning = false;
    await turns;
    closeSync(file);
  }
  return longest / NANOSECONDS_PER_MS;
}
