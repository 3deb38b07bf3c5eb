import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError, reasonOf } from '../plain-error';
import { withClient } from './cluster';
import { withSchemaEngine } from './schema-engine';

/** One of ours, so that it never meets the lock that Prisma's own tools take. */
const LOCK_KEY = 7_230_115;
const FILTERS = { externalTables: [], externalEnums: [] };

export type Migration = { name: string; sql: string; checksum: string };
type AppliedMigration = { name: string; checksum: string; isFinished: boolean };

/**
 * Reads the migrations in their order.
 * @throws PlainError that names the one which cannot be read.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.toSorted().map((name) => readMigration(directory, name)));
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  let bytes: Buffer;
  try {
    bytes = await readFile(join(directory, name, 'migration.sql'));
  } catch (error) {
    throw new PlainError(`The migration ${name} cannot be read: ${reasonOf(error)}`);
  }
  try {
    const sql = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (sql.trim() === '') throw new Error('its migration.sql is empty');
    return { name, sql, checksum: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    const reason = error instanceof TypeError ? 'its migration.sql is not UTF-8 text' : reasonOf(error);
    throw new PlainError(`The migration ${name} cannot be read: ${reason}.`);
  }
}

/**
 * What stands between a database and the migrations.
 * @throws PlainError when the two contradict each other.
 */
export function pendingMigrations(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, isFinished } of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new PlainError(
        `The database holds the migration ${name}, which this version does not know; use a newer version of Barwright.`,
      );
    }
    if (isFinished && migration.checksum !== checksum) {
      throw new PlainError(`The migration ${name} was changed after it was applied; restore its migration.sql.`);
    }
  }
  const finished = new Set(applied.filter(({ isFinished }) => isFinished).map(({ name }) => name));
  return migrations.filter(({ name }) => !finished.has(name));
}

/**
 * Brings a database up to date with Prisma's schema engine, which keeps its usual
 * `_prisma_migrations` table; answers the names of what it applied. Several starts at the same
 * database wait for one another.
 * @throws PlainError when a migration cannot be read, contradicts the database or fails.
 */
export async function migrate(connectionString: string, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  return withClient(connectionString, async (client) => {
    // Released when the connection closes, so a killed start leaves no lock.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    const { rows } = await client.query<{ present: boolean }>(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`,
    );
    const applied = rows[0]?.present
      ? (
          await client.query<AppliedMigration>(
            `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
             FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
          )
        ).rows
      : [];
    const pending = pendingMigrations(migrations, applied);
    if (pending.length === 0) return [];
    const unfinished = applied.filter(({ isFinished }) => !isFinished).map(({ name }) => name);
    return apply(connectionString, { directory, migrations, unfinished });
  });
}

type Application = { directory: string; migrations: readonly Migration[]; unfinished: readonly string[] };

async function apply(connectionString: string, { directory, migrations, unfinished }: Application): Promise<string[]> {
  try {
    return await withSchemaEngine(connectionString, async (engine) => {
      // A migration is one transaction: one that failed or was killed left nothing.
      for (const migrationName of unfinished) await engine.markMigrationRolledBack({ migrationName });
      const lockfile = 'migration_lock.toml';
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: {
          baseDir: directory,
          lockfile: { path: lockfile, content: await readFile(join(directory, lockfile), 'utf8') },
          shadowDbInitScript: '',
          migrationDirectories: migrations.map(({ name, sql }) => ({
            path: name,
            migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
          })),
        },
        filters: FILTERS,
      });
      return appliedMigrationNames;
    });
  } catch (error) {
    throw new PlainError(describeFailure(error));
  }
}

/** The engine's report goes on with a trace of its own insides; the migration and the reason suffice. */
function describeFailure(error: unknown): string {
  const report = reasonOf(error);
  const name = /migration_name="([^"]+)"/.exec(report)?.[1];
  const reason = report
    .split(/\n\s*0: /)[0]
    ?.replace(/\s+/g, ' ')
    .replace(/^(external connector error )?(Error querying the database: )?(ERROR: )?/i, '')
    .trim();
  return name
    ? `The migration ${name} failed and changed nothing: ${reason}.`
    : `The migrations could not be applied: ${reason}.`;
}

/** The SQL script that leads from what a database holds to what the Prisma schema says. */
export async function diffToSchema(connectionString: string, schemaFile: string): Promise<string> {
  const files = [{ path: schemaFile, content: await readFile(schemaFile, 'utf8') }];
  return withSchemaEngine(connectionString, async (engine) => {
    const { stdout } = await engine.diff({
      // The schema's data source stands for the database that the engine is connected to.
      from: { tag: 'schemaDatasource', files, configDir: dirname(schemaFile) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: FILTERS,
    });
    return stdout ?? '';
  });
}
