import { describe, expect, it } from 'vitest';
import { expectGone, prepareInstance } from '../support/instance';
import { readPids } from '../support/launcher';
import { stopUnderLoad } from '../support/stop-load';

const instance = prepareInstance();
/** `SHUTDOWN_ROUNDS=100` for a long run. */
const ROUNDS = Number(process.env.SHUTDOWN_ROUNDS || 4);
const ROUND_MS = 60_000;

/** A login of nobody is refused, and refused sooner once there were many; all else succeeds. */
const ANSWERED = ['200', '401', '429'];

describe('npm start on SIGTERM under load', () => {
  it('answers all that has arrived, whoever is told to stop', { timeout: (ROUNDS + 3) * ROUND_MS }, async () => {
    const lost: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const launcher = await instance.started();
      const pids = await readPids(instance.dataDirectory);
      // A supervisor tells the first process, or all of them at once.
      const told = round % 2 === 0 ? [launcher.pid] : Object.values(pids);
      const counts = await stopUnderLoad(instance.port, launcher, told);
      expect(await launcher.exitCode()).toBe(0);
      await expectGone(pids);
      if (Object.keys(counts).some((outcome) => !ANSWERED.includes(outcome))) lost.push({ round, counts });
    }
    expect(lost).toEqual([]);
  });
});
