import type { EndpointContract } from '@/lib/contract/endpoint-contract';
import { limiterOf } from '@/lib/domain/limiter/limiter';

/** What one account may have done at once in this process, so that no other waits for all that it asks for. */

const BUSY = 'You are asking for too much at once. Please try again in a moment.';
const PATIENCE_MS = 15_000;

/** A page asks for some ten things, and several tabs may open together. */
const requests = () =>
  limiterOf('requests', {
    perOwner: 6,
    mostWaiting: 200,
    busy: BUSY,
    retryAfterSeconds: 2,
    patience: () => AbortSignal.timeout(PATIENCE_MS),
    isEntrance: true,
  });

/** Work that keeps the processor. */
const heavyRequests = () =>
  limiterOf('heavy requests', {
    perOwner: 1,
    mostWaiting: 30,
    busy: BUSY,
    retryAfterSeconds: 5,
    patience: () => AbortSignal.timeout(PATIENCE_MS),
    isEntrance: true,
  });

/** Pieces of answers that are made as they are read: one of each answer at most waits. */
const pieces = () => limiterOf('pieces', { perOwner: 1, mostWaiting: 1_000, busy: BUSY, retryAfterSeconds: 5 });

/** Answers a request in its account's turn. Throws 'throttled' when too much of theirs waits, or it waited too long, 'stopping' when the server stops. */
export async function answerInTurn<Output>(
  { isHeavy, files }: EndpointContract,
  userId: string | undefined,
  answer: () => Output | Promise<Output>,
): Promise<Output> {
  // Files come in as slowly as their sender likes; what is done with them has its own queues.
  if (userId === undefined || files) return answer();
  const run = () => requests().run(userId, answer);
  // Those that wait for heavy work keep nothing else of the account waiting.
  return isHeavy ? heavyRequests().run(userId, run) : run();
}

/** Makes a piece of an answer in its account's turn. */
export function makePieceInTurn<Piece>(userId: string | undefined, make: () => Promise<Piece>): Promise<Piece> {
  return userId === undefined ? make() : pieces().run(userId, make);
}
