import type { Steps } from '@/lib/domain/steps/steps';

/** The browser gets its turn after so long, to draw and to take in keys. */
const LONGEST_TURN_MS = 10;

/** What the steps come to; the page stays alive between them. Throws what `signal` was aborted with, after the turn at hand. */
export async function inTurns<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < LONGEST_TURN_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  }
}
