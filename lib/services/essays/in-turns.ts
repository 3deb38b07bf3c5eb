import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@/lib/domain/time/steps';

/** What the steps come to; other requests get their turn between them. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    await nextTurn();
    if (step.done) return step.value;
  }
}
