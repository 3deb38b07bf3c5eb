import type { EndpointContract } from '@/lib/contract/endpoint-contract';
import type { TokenClaims } from '@/lib/domain/auth/token-claims';
import { type Limits, limiterOf } from '@/lib/domain/limiter/limiter';

/** What one account, and all who share an address, may have done at once in this process, so that no other waits for all that they ask for. */

const BUSY = 'You are asking for too much at once. Please try again in a moment.';
const PATIENCE_MS = 15_000;
/** Where waiting for a turn costs least: nothing has begun. */
const ENTRANCE = { busy: BUSY, patience: () => AbortSignal.timeout(PATIENCE_MS), isEntrance: true } as const;

/** A page asks for some ten things, and several tabs may open together. */
const REQUESTS = { ...ENTRANCE, perOwner: 6, mostWaiting: 200, retryAfterSeconds: 2 };
/** Work that keeps the processor. */
const HEAVY = { ...ENTRANCE, perOwner: 1, mostWaiting: 30, retryAfterSeconds: 5 };
/** Pieces of answers that are made as they are read: one of each answer at most waits. */
const PIECES = { busy: BUSY, perOwner: 1, mostWaiting: 1_000, retryAfterSeconds: 5 };

/** Opening many guests costs nothing: they have little more than one account. One may wait for the database while another computes. */
const GUESTS_AT_ONCE = 2;
/** As many as the server works on for one client (ADMISSION_LIMITS); more would only share the same processor. */
const ADDRESS_AT_ONCE = 6;
/** Each waits with what is its own turn already, and the server lets in fewer. */
const MOST_OF_AN_ADDRESS = 1_000;

export type Asker = { user: Pick<TokenClaims, 'id' | 'isGuest'> | undefined; address: string };

/** Runs work in the turn of its account, then of all guests of its address if it is one, then of its address. */
function runInTurns<T>(
  what: string,
  limits: Limits,
  { user, address }: Asker & { user: object },
  work: () => T | Promise<T>,
): Promise<T> {
  const together = (name: string, perOwner: number, next: () => T | Promise<T>) =>
    limiterOf(name, { ...limits, perOwner, mostWaiting: MOST_OF_AN_ADDRESS }).run(address, next);
  const ofAddress = () => together(`${what} of an address`, ADDRESS_AT_ONCE, work);
  const ofGuests = () => together(`${what} of guests`, GUESTS_AT_ONCE, ofAddress);
  return limiterOf(what, limits).run(user.id, user.isGuest ? ofGuests : ofAddress);
}

/** Answers a request in its account's turn. Throws 'throttled' when too much of theirs waits, or it waited too long, 'stopping' when the server stops. */
export async function answerInTurn<Output>(
  { isHeavy, files }: Pick<EndpointContract, 'isHeavy' | 'files'>,
  { user, address }: Asker,
  answer: () => Output | Promise<Output>,
): Promise<Output> {
  // Files come in as slowly as their sender likes; what is done with them has its own queues.
  if (user === undefined || files) return answer();
  const run = () => limiterOf('requests', REQUESTS).run(user.id, answer);
  // Those that wait for heavy work keep nothing else of the account waiting.
  return isHeavy ? runInTurns('heavy requests', HEAVY, { user, address }, run) : run();
}

/** Makes a piece of an answer in its account's turn. */
export function makePieceInTurn<Piece>({ user, address }: Asker, make: () => Promise<Piece>): Promise<Piece> {
  return user === undefined ? make() : runInTurns('pieces', PIECES, { user, address }, make);
}
