import 'server-only';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limiterOf } from '@/lib/domain/limiter/limiter';

/** argon2id with the parameters OWASP recommends (19 MiB, two passes, one lane). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Of the four threads that Node also reads files and looks up names with; the others are left to those,
 * and a processor to all that is no hashing.
 */
const MOST_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Of one address, which a whole school may share: some seconds of hashing. */
const MOST_WAITING = 100;
const PATIENCE_MS = 15_000;

const hashing = () =>
  limiterOf('passwords', {
    atOnce: MOST_AT_ONCE,
    perOwner: MOST_AT_ONCE,
    mostWaiting: MOST_WAITING,
    busy: 'Too many people are logging in from your network right now. Please try again in a moment.',
    retryAfterSeconds: 5,
    patience: () => AbortSignal.timeout(PATIENCE_MS),
    isEntrance: true,
  });

/**
 * Hashes a password with argon2id; answers a PHC string that holds its own salt and parameters.
 * Addresses take turns; throws 'throttled' when too much of one waits.
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return hashing().run(address, () => hash(password.normalize('NFKC'), ARGON2ID));
}

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. With null (no such account) it hashes all the
 * same and answers false, so that the time taken tells nobody which usernames exist. Addresses take
 * turns as for `hashPassword`.
 */
export async function verifyPassword(passwordHash: string | null, password: string, address: string): Promise<boolean> {
  nobodysHash ??= hash(crypto.randomUUID(), ARGON2ID);
  const known = passwordHash ?? (await nobodysHash);
  const isMatch = await hashing().run(address, () => verify(known, password.normalize('NFKC')));
  return isMatch && passwordHash !== null;
}
