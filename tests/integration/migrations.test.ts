import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withClient } from '@/scripts/database/cluster';
import { diffToSchema, migrate } from '@/scripts/database/migrations';
import { requireThrowAway } from '../support/throw-away';

const NEXT = '20990101000000_next';
const DATABASE = 'throwaway_migrations';

const url = new URL(requireThrowAway(inject('templateUrl')));
const serverUrl = Object.assign(new URL(url), { pathname: '/postgres' }).href;
url.pathname = `/${DATABASE}`;
const directories: string[] = [];

beforeEach(() => recreateDatabase());

afterAll(async () => {
  await withClient(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`));
  for (const directory of directories) await rm(directory, { recursive: true });
});

async function recreateDatabase(): Promise<void> {
  await withClient(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

/** Our migrations and one more. */
async function migrationsWith(sql: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'barwright-migrations-'));
  directories.push(directory);
  await cp('prisma/migrations', directory, { recursive: true });
  await mkdir(join(directory, NEXT));
  await rewrite(directory, sql);
  return directory;
}

const rewrite = (directory: string, sql: string) => writeFile(join(directory, NEXT, 'migration.sql'), sql);

const query = (sql: string) =>
  withClient(url.href, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

describe('migrations', () => {
  it('lead exactly to the Prisma schema', async () => {
    await migrate(url.href, 'prisma/migrations');
    expect((await diffToSchema(url.href, 'prisma/schema.prisma')).replace(/^--.*$/gm, '').trim()).toBe('');
  });

  it('are kept in the table that Prisma reads, and applied once', async () => {
    const directory = await migrationsWith('CREATE TABLE a (id int);');
    expect((await migrate(url.href, directory)).at(-1)).toBe(NEXT);
    expect(await migrate(url.href, directory)).toEqual([]);
    const rows = await query('SELECT * FROM _prisma_migrations ORDER BY started_at');
    expect(rows.at(-1)).toMatchObject({
      migration_name: NEXT,
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
      finished_at: expect.any(Date),
      rolled_back_at: null,
      applied_steps_count: 1,
    });
  });

  it('are applied once when two starts come together', async () => {
    const directory = await migrationsWith('CREATE TABLE a (id int);');
    const applied = await Promise.all([migrate(url.href, directory), migrate(url.href, directory)]);
    expect(applied.flat().filter((name) => name === NEXT)).toHaveLength(1);
  });

  it('leave nothing of one that fails, and take it once it is mended', async () => {
    const directory = await migrationsWith('CREATE TABLE a (id int); ALTER TABLE nowhere ADD COLUMN id int;');
    await expect(migrate(url.href, directory)).rejects.toThrow(
      `The migration ${NEXT} failed and changed nothing: No such table: nowhere.`,
    );
    expect(await query(`SELECT to_regclass('a') AS a`)).toEqual([{ a: null }]);
    await rewrite(directory, 'CREATE TABLE a (id int);');
    expect(await migrate(url.href, directory)).toEqual([NEXT]);
  });

  it('take one up again that was killed half-way', async () => {
    await migrate(url.href, 'prisma/migrations');
    await query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('killed', 'whatever', '${NEXT}')`,
    );
    expect(await migrate(url.href, await migrationsWith('CREATE TABLE a (id int);'))).toEqual([NEXT]);
  });

  it('may hold semicolons that end no statement', async () => {
    const body = `BEGIN RAISE NOTICE 'one; two'; END;`;
    const directory = await migrationsWith(`CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ ${body} $$;`);
    expect((await migrate(url.href, directory)).at(-1)).toBe(NEXT);
    expect(await query('SELECT prosrc FROM pg_proc WHERE proname = $$f$$')).toEqual([{ prosrc: ` ${body} ` }]);
  });

  it('refuse a migration that was changed after it was applied', async () => {
    const directory = await migrationsWith('CREATE TABLE a (id int);');
    await migrate(url.href, directory);
    await rewrite(directory, 'CREATE TABLE b (id int);');
    await expect(migrate(url.href, directory)).rejects.toThrow(
      `The migration ${NEXT} was changed after it was applied`,
    );
  });

  it('refuse a database that a newer version has migrated', async () => {
    await migrate(url.href, await migrationsWith('CREATE TABLE a (id int);'));
    await expect(migrate(url.href, 'prisma/migrations')).rejects.toThrow(
      `The database holds the migration ${NEXT}, which this version does not know`,
    );
  });

  it.each([
    { sql: '', reason: 'its migration.sql is empty' },
    { sql: '  \n', reason: 'its migration.sql is empty' },
  ])('name one that cannot be read', async ({ sql, reason }) => {
    const directory = await migrationsWith(sql);
    await expect(migrate(url.href, directory)).rejects.toThrow(`The migration ${NEXT} cannot be read: ${reason}.`);
    expect(await query(`SELECT to_regclass('_prisma_migrations') AS t`)).toEqual([{ t: null }]);
  });
});
