import { stat } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { AppError } from '@/lib/domain/errors/app-error';
import { hashPassword, verifyPassword } from './password';

/** Node has four threads for hashing, files and names. */
const THREADS = 4;
const MANY = 12;
/** More of one address than may wait. */
const TOO_MANY = 110;

let known: string;

beforeAll(async () => {
  known = await hashPassword('correct horse', 'here');
});

it('files are read while many passwords wait to be hashed', async () => {
  let hashed = 0;
  const verified = Array.from({ length: MANY }, async () => {
    await verifyPassword(known, 'correct horse', 'here');
    hashed += 1;
  });
  // By then all that may begin have begun.
  await new Promise((resolve) => setImmediate(resolve));
  await stat('package.json');
  // Behind all of them its turn would come when all but those in the other threads are through.
  expect(hashed).toBeLessThan(MANY - THREADS);
  await Promise.all(verified);
});

it('an address that sends too many is refused, and another waits for few of them', async () => {
  let hashed = 0;
  const crowd = Array.from({ length: TOO_MANY }, async () => {
    const isMatch = await verifyPassword(known, 'correct horse', 'there').catch((error: unknown) => error);
    hashed += 1;
    return isMatch;
  });
  const refused = crowd.at(-1);
  expect(await refused).toBeInstanceOf(AppError);
  expect(await refused).toMatchObject({ code: 'throttled', retryAfterSeconds: expect.any(Number) });
  const before = hashed;
  expect(await verifyPassword(known, 'wrong', 'elsewhere')).toBe(false);
  expect(hashed - before).toBeLessThan(THREADS * 2);
  expect(await crowd[0]).toBe(true);
  await Promise.all(crowd);
});
