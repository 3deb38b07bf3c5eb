import { describe, expect, it } from 'vitest';
import { waitUntil } from '@/scripts/processes';
import { expectGone, expectHealthy, prepareInstance } from '../support/instance';
import { type Launcher, readPids } from '../support/launcher';

const instance = prepareInstance();

async function expectLine(launcher: Launcher, line: string): Promise<void> {
  const isSaid = await waitUntil(() => launcher.output().split('\n').includes(line), 60_000);
  expect(isSaid, launcher.output()).toBe(true);
}

describe('npm start', () => {
  it.each([
    { victim: 'server', name: 'The server' },
    { victim: 'postgres', name: 'PostgreSQL' },
  ] as const)('starts the $victim again when it was killed, and says so', async ({ victim, name }) => {
    const launcher = await instance.started();
    const before = await readPids(instance.dataDirectory);
    process.kill(before[victim], 'SIGKILL');
    await expectLine(launcher, `${name} ended unexpectedly (killed by SIGKILL) and is started again in 0.25 s.`);
    await expectLine(launcher, `${name} runs again.`);
    await expectHealthy(instance.port);

    const after = await readPids(instance.dataDirectory);
    expect(after).toEqual({ ...before, [victim]: expect.any(Number) });
    expect(after[victim]).not.toBe(before[victim]);
    await instance.stop(launcher);
    await expectGone({ ...after, [`killed ${victim}`]: before[victim] });
  });

  it.each(['server', 'postgres'] as const)(
    'ends in good order in the pause before the %s comes back',
    async (victim) => {
      const launcher = await instance.started();
      const pids = await readPids(instance.dataDirectory);
      process.kill(pids[victim], 'SIGKILL');
      await waitUntil(() => launcher.output().includes('ended unexpectedly'), 60_000);
      await instance.stop(launcher);
      await expectGone(pids);
      expect(launcher.output()).not.toContain('runs again');
    },
  );
});
