import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { GET as getHealth } from '@/app/api/health/route';
import { GET as listAttempts } from '@/app/api/quiz/attempts/route';
import { database, disconnectDatabase } from '@/lib/db/prisma';
import { type Cluster, ensureDatabase, removeCluster, startCluster } from '@/scripts/database/cluster';
import { migrate } from '@/scripts/database/migrations';
import { waitUntil } from '@/scripts/processes';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { signalPostgres } from '../support/stoppable-postgres';
import { requireThrowAway } from '../support/throw-away';

/** A PostgreSQL of this file's own, which nobody misses while it is stopped or killed. */
const LINK = join('.test', `vitest-${process.pid}`);
/** Far more than is promised: what is tested is that answers come at all. */
const PATIENCE_MS = 30_000;

let cluster: Cluster;
let learner: Learner;
let usual: string | undefined;

beforeAll(async () => {
  cluster = await startCluster({ link: LINK, isThrowAway: true });
  usual = process.env.DATABASE_URL;
  const url = requireThrowAway(cluster.url('throwaway_outage'));
  await ensureDatabase(cluster, 'throwaway_outage');
  await migrate(url, 'prisma/migrations');
  await disconnectDatabase();
  process.env.DATABASE_URL = url;
  process.env.DATABASE_PATIENCE = '1';
  learner = await newLearner();
});

afterAll(async () => {
  await disconnectDatabase();
  process.env.DATABASE_URL = usual;
  await cluster.stop();
  await removeCluster(LINK);
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const health = () => send(getHealth);
const attempts = () => send(listAttempts, { token: learner.token });
const enter = () => send(logIn, { json: { username: learner.username, password: learner.password } });
const exported = () => send(exportAccount, { token: learner.token });
/** So that there are connections to lose. */
const openConnections = () => Promise.all(Array.from({ length: 20 }, attempts));
const isWell = async () => (await health()).status === 200 && (await attempts()).status === 200;

async function expectUnavailable(response: Response): Promise<void> {
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  await expectError(response, 503, 'unavailable');
}

/** What was logged, as lines; a stack trace is many. */
const loggedLines = () =>
  vi
    .mocked(console.error)
    .mock.calls.flatMap((parts) =>
      parts.flatMap((part) => String(part instanceof Error ? part.stack : part).split('\n')),
    );

describe('a database that hangs', () => {
  afterEach(async () => {
    signalPostgres(cluster.pid, 'SIGCONT');
    expect(await waitUntil(isWell, PATIENCE_MS)).toBe(true);
  });

  it('is 503 with Retry-After for every call while it hangs, and well soon after', async () => {
    await openConnections();
    signalPostgres(cluster.pid, 'SIGSTOP');
    const first = await Promise.all([health(), enter(), exported(), ...Array.from({ length: 40 }, attempts)]);
    for (const response of first) await expectUnavailable(response);
    // By now it is known to be away: nobody waits any more.
    for (let call = 0; call < 300; call += 1) await expectUnavailable(await attempts());
    expect(loggedLines().length).toBeLessThanOrEqual(3);
  });

  it('ends what is under way in a transaction, and keeps no lock of it', async () => {
    const { id } = learner;
    await expect(
      database().$transaction(async (transaction) => {
        await transaction.user.update({ where: { id }, data: { dailyGoal: 7 } });
        signalPostgres(cluster.pid, 'SIGSTOP');
        await transaction.user.update({ where: { id }, data: { dailyGoal: 8 } });
      }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    signalPostgres(cluster.pid, 'SIGCONT');
    expect(await waitUntil(isWell, PATIENCE_MS)).toBe(true);
    const goal = async () =>
      (await database().user.update({ where: { id }, data: { dailyGoal: { increment: 0 } } })).dailyGoal;
    await vi.waitFor(async () => expect(await goal()).not.toBe(7), { timeout: PATIENCE_MS });
  });

  it('is noticed while it takes connections and says nothing', async () => {
    await disconnectDatabase();
    process.kill(cluster.pid, 'SIGSTOP');
    await expectUnavailable(await health());
  });
});

describe('a statement that takes too long', () => {
  it('is 503 alone, while others go on', async () => {
    const slow = database().$queryRaw`SELECT pg_sleep(60)`.catch((error: unknown) => error);
    expect(await waitUntil(isWell, PATIENCE_MS)).toBe(true);
    expect(await slow).toMatchObject({ code: 'unavailable' });
    expect(await waitUntil(isWell, PATIENCE_MS)).toBe(true);
    const working = await database().$queryRaw`
      SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND state = 'active' AND pid <> pg_backend_pid()`;
    expect(working).toEqual([]);
  });

  it('waits no longer for a lock, but as long as it takes where a command waits', async () => {
    const { patient } = await database('maintenance').$transaction(async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE quiz_attempt IN ACCESS EXCLUSIVE MODE`;
      const patient = database('maintenance')
        .quizAttempt.count()
        .then((count) => count);
      const refused = await attempts();
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      await expectError(refused, 503, 'busy');
      return { patient };
    });
    expect(loggedLines()).toEqual([expect.stringContaining('A lock of the database is held for long')]);
    expect(await patient).toBe(0);
    expect(await waitUntil(isWell, PATIENCE_MS)).toBe(true);
  });
});

describe('a database that ends', () => {
  it('is 503 while it ends its connections and starts again, and well after', async () => {
    await openConnections();
    // One process that dies takes all others along, and PostgreSQL starts anew.
    const backend = await database().$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    process.kill(backend[0]?.pid ?? 0, 'SIGKILL');
    const statuses = new Set<number>();
    expect(
      await waitUntil(async () => {
        const responses = await Promise.all([health(), attempts(), enter(), exported()]);
        for (const { status } of responses) statuses.add(status);
        return responses.every(({ status }) => status === 200);
      }, PATIENCE_MS),
    ).toBe(true);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(loggedLines().length).toBeLessThanOrEqual(3);
  });

  it('is 503 once it is gone', async () => {
    await openConnections();
    const calls = Promise.all([health(), enter(), exported(), ...Array.from({ length: 40 }, attempts)]);
    signalPostgres(cluster.pid, 'SIGKILL');
    for (const { status } of await calls) expect([200, 503]).toContain(status);
    await cluster.ended;
    for (const response of await Promise.all([health(), attempts(), enter(), exported()])) {
      await expectUnavailable(response);
    }
    expect(loggedLines().length).toBeLessThanOrEqual(3);
  });
});
