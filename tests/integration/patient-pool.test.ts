import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PatientPool } from '@/lib/db/patient-pool';
import { type Cluster, removeCluster, startCluster } from '@/scripts/database/cluster';

let directory: string;
let link: string;
let cluster: Cluster;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'barwright-pool-'));
  link = join(directory, 'postgres');
  cluster = await startCluster({ link, isThrowAway: true });
});

afterAll(async () => {
  await cluster.stop();
  await removeCluster(link);
  await rm(directory, { recursive: true });
});

const poolOf = (max: number) => new PatientPool({ connectionString: cluster.url('postgres'), max }, 60_000);

describe('PatientPool', () => {
  it('goes on with the connections it has while PostgreSQL shuts down, and with new ones once it is back', async () => {
    const pool = poolOf(3);
    pool.on('error', () => undefined);
    const held = await pool.connect();
    process.kill(cluster.pid, 'SIGTERM');
    // A pool of strangers would be refused from here on; ours waits for what it has.
    const waiting = Array.from({ length: 5 }, () => pool.query('SELECT 1 AS one'));
    held.release();
    for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }]);
    await pool.end();
    await cluster.ended;

    const later = poolOf(2);
    const asked = later.query('SELECT 2 AS two');
    cluster = await startCluster({ link, isThrowAway: true, port: cluster.port });
    expect((await asked).rows).toEqual([{ two: 2 }]);
    await later.end();
  });

  it('says what is wrong when nobody comes, or the reason is another', async () => {
    const pool = new PatientPool({ connectionString: 'postgresql://nobody:wrong@127.0.0.1:1/none', max: 1 }, 50);
    await expect(pool.connect()).rejects.toThrow('ECONNREFUSED');
    const url = new URL(cluster.url('postgres'));
    url.password = 'wrong';
    await expect(new PatientPool({ connectionString: url.href, max: 1 }, 60_000).query('SELECT')).rejects.toThrow(
      'password',
    );
  });
});
