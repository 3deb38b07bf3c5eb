import 'server-only';
import type { Steps } from '@/lib/domain/steps/steps';
import { nextTurn } from './next-turn';

/** What the steps come to; other requests, and the steps of others, get their turn between them. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await nextTurn();
    const step = steps.next();
    if (!step.done) continue;
    await nextTurn();
    return step.value;
  }
}
