import { describe, expect, it } from 'vitest';
import { expectGone, prepareInstance } from '../support/instance';
import { readPids } from '../support/launcher';
import { type Session, signIn, stopUnderHeavyLoad, stopUnderLoad } from '../support/stop-load';

const instance = prepareInstance();
let session: Session | undefined;
/** Once for all rounds, whose refused logins make further ones from here wait. */
const signedIn = async () => {
  session ??= await signIn(instance.port);
  return session;
};
/** `SHUTDOWN_ROUNDS=100` for a long run. */
const ROUNDS = Number(process.env.SHUTDOWN_ROUNDS || 4);
const ROUND_MS = 60_000;

/** How fast PostgreSQL is started again is the machine's matter: what is proved is that nothing is lost meanwhile. */
const PATIENT = { DATABASE_PATIENCE: '20' };

/** A login of nobody is refused, and refused sooner once there were many; all else succeeds. */
const ANSWERED = ['200', '401', '429'];
/** Of more than there is time for. A body that never comes whole is 408, a page that is not there 404. */
const ANSWERED_OR_REFUSED = ['200', '404', '408', '429', '503 stopping'];

describe('npm start on SIGTERM under load', () => {
  it('answers all that has arrived, whoever is told to stop', { timeout: (ROUNDS + 3) * ROUND_MS }, async () => {
    const lost: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const launcher = await instance.started(PATIENT);
      const pids = await readPids(instance.dataDirectory);
      // A supervisor tells the first process, or all of them at once.
      const told = round % 2 === 0 ? [launcher.pid] : Object.values(pids);
      const counts = await stopUnderLoad(instance.port, launcher, told, await signedIn());
      expect(await launcher.exitCode()).toBe(0);
      await expectGone(pids);
      if (Object.keys(counts).some((outcome) => !ANSWERED.includes(outcome))) lost.push({ round, counts });
    }
    expect(lost).toEqual([]);
  });

  it('answers more than it has the time for: what has not begun with 503', async () => {
    const launcher = await instance.started(PATIENT);
    const pids = await readPids(instance.dataDirectory);
    const counts = await stopUnderHeavyLoad(instance.port, launcher, await signedIn());
    expect(await launcher.exitCode()).toBe(0);
    await expectGone(pids);
    expect(Object.keys(counts).filter((outcome) => !ANSWERED_OR_REFUSED.includes(outcome))).toEqual([]);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(390);
  });
});
