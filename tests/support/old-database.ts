import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { withClient } from '@/scripts/database/cluster';
import { migrate } from '@/scripts/database/migrations';
import { requireThrowAway } from './throw-away';

const MIGRATIONS = 'prisma/migrations';

type OldDatabase = {
  url: string;
  /** Runs the migrations that were left out. */
  migrateOn: () => Promise<unknown>;
  drop: () => Promise<void>;
};

/** A database as it was before the migration of a name, such as 'performance'. */
export async function createOldDatabase(migration: string): Promise<OldDatabase> {
  const database = `throwaway_before_${migration}`;
  const url = new URL(requireThrowAway(inject('templateUrl')));
  const serverUrl = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  url.pathname = `/${database}`;
  const drop = async () => {
    await withClient(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
  };

  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d/.test(name));
  const first = names.find((name) => name.endsWith(`_${migration}`));
  if (first === undefined) throw new Error(`There is no migration ${migration}.`);
  const before = await mkdtemp(join(tmpdir(), 'barwright-migrations-'));
  try {
    await cp(MIGRATIONS, before, { recursive: true });
    for (const name of names.filter((later) => later >= first)) await rm(join(before, name), { recursive: true });
    await drop();
    await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${database}`));
    await migrate(url.href, before);
  } finally {
    await rm(before, { recursive: true });
  }
  return { url: url.href, migrateOn: () => migrate(url.href, MIGRATIONS), drop };
}
