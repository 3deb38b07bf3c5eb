import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';

let instantiated: Promise<void> | undefined;

/**
 * Prisma's own schema engine, as WebAssembly: the native one would have to be downloaded. It speaks
 * to the database through the same `pg` driver as the application.
 */
export async function openSchemaEngine(connectionString: string): Promise<engineModule.SchemaEngine> {
  instantiated ??= instantiate();
  await instantiated;
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }));
  return engineModule.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
}

async function instantiate(): Promise<void> {
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm');
  const module = new WebAssembly.Module(await readFile(file));
  const imports = { './schema_engine_bg.js': engineModule as unknown as WebAssembly.ModuleImports };
  const { exports } = new WebAssembly.Instance(module, imports);
  engineModule.__wbg_set_wasm(exports);
  (exports as { __wbindgen_start: () => void }).__wbindgen_start();
}
