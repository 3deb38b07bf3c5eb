import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends (19 MiB, two passes, one lane). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id; answers a PHC string that holds its own salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2ID);
}

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. With null (no such account) it hashes all the
 * same and answers false, so that the time taken tells nobody which usernames exist.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const isMatch = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'));
  return isMatch && passwordHash !== null;
}
