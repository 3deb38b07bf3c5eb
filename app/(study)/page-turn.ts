import { after } from 'next/server';
import { gateOf } from '@/lib/domain/gate/gate';

const PATIENCE_MS = 15_000;
/** A page that is not over by then, such as one that is read slowly, is made; others may begin. */
const LONGEST_MS = 5_000;

/** Drawing a page keeps the processor; a browser that opens several tabs gets them one after the other. */
const pages = () =>
  gateOf('pages', {
    perOwner: 2,
    mostWaiting: 30,
    busy: 'You are opening too many pages at once. Please try again in a moment.',
    retryAfterSeconds: 5,
    patience: () => AbortSignal.timeout(PATIENCE_MS),
  });

/**
 * Waits for the learner's turn to have a page drawn, which ends with the page. Throws 'throttled' when
 * too many of theirs wait.
 */
export async function pageTurn(userId: string): Promise<void> {
  const leave = await pages().enter(userId);
  const overdue = setTimeout(leave, LONGEST_MS).unref();
  after(() => {
    clearTimeout(overdue);
    leave();
  });
}
