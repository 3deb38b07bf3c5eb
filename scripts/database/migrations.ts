import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type ErrorCapturingSqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PlainError, reasonOf } from '../plain-error';

const NO_FILTER = { externalTables: [], externalEnums: [] };

/** Applies the migrations that the database lacks, in order; answers their names. */
export async function applyMigrations(connectionString: string, directory: string): Promise<string[]> {
  const migrationsList = await readMigrations(directory);
  return withEngine(connectionString, async (engine) => {
    try {
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
      return appliedMigrationNames;
    } catch (error) {
      throw new PlainError(`The database could not be migrated: ${firstSentence(panics.message || reasonOf(error))}`);
    }
  });
}

/**
 * The SQL that takes a database from one state of the schema to another, null being an empty
 * database; '' when they are alike. Check constraints are no part of a schema and not of the SQL.
 */
export async function diffSchemas(connectionString: string, from: string | null, to: string): Promise<string> {
  const datamodel = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] });
  return withEngine(connectionString, async (engine) => {
    const { stdout } = await engine.diff({
      from: from === null ? { tag: 'empty' } : datamodel(from),
      to: datamodel(to),
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    });
    return stdout === null || stdout.includes('This is an empty migration') ? '' : stdout;
  });
}

/** Reads `prisma/migrations` in the form that the engine and `prisma migrate deploy` share. */
async function readMigrations(directory: string): Promise<MigrationList> {
  const names = (await readdir(directory, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name, 'migration.sql');
      const content = await readFile(path, 'utf8').catch((error: unknown) => {
        throw new PlainError(`The migration ${path} cannot be read: ${reasonOf(error)}`);
      });
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: content } } };
    }),
  );
  const lockfile = await readFile(join(directory, 'migration_lock.toml'), 'utf8').catch(() => null);
  return {
    baseDir: directory,
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/** Where the engine, which cannot throw across WebAssembly, leaves the words of a panic. */
const panics = { message: '', set_message: (message: string) => void (panics.message = message) };
Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics });

let isEngineReady: Promise<void> | undefined;

/** Prisma's own schema engine as WebAssembly: the native one would have to be downloaded. */
async function instantiateEngine(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = join(dirname(entry), 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), { './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports });
  const exports = instance.exports as { __wbindgen_start: () => void };
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
}

async function withEngine<T>(
  connectionString: string,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  isEngineReady ??= instantiateEngine();
  await isEngineReady;
  const factory: ErrorCapturingSqlMigrationAwareDriverAdapterFactory = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString, max: 1 }));
  // The engine wants a schema to know its dialect by; what it works on is passed with each call.
  const engine = await bindings.SchemaEngine.new({ datamodels: [['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}']] }, () => {}, factory);
  try {
    return await use(engine);
  } finally {
    engine.free();
  }
}

function firstSentence(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 400);
}
