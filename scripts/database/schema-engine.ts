import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const INTERNAL_CHAR_TYPE = 18;
const TEXT_TYPE = 25;

let instantiated: Promise<void> | undefined;

/**
 * Runs Prisma's own schema engine on a database. It is the WebAssembly one: the native one would
 * have to be downloaded.
 */
export async function withSchemaEngine<T>(
  connectionString: string,
  use: (engine: engineModule.SchemaEngine) => Promise<T>,
): Promise<T> {
  instantiated ??= instantiate();
  await instantiated;
  const pool = new pg.Pool({ connectionString });
  const adapter = bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(pool));
  const engine = await engineModule.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await pool.end();
  }
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

/**
 * Prisma's adapter, mended for migrations in two places. It cuts a script at every semicolon, so a
 * failed migration would stay half done and a function's body would break: we send the script as it
 * is, and PostgreSQL takes it as one transaction. And it does not know PostgreSQL's internal "char"
 * type, which the engine reads from the catalogues.
 */
class MigrationAdapter extends PrismaPg {
  private readonly characterColumns = new WeakMap<object, number[]>();

  private readonly runScript: (script: string) => Promise<unknown>;

  constructor(pool: pg.Pool) {
    super(pool);
    const query = pool.query.bind(pool) as (config: pg.QueryConfig | string) => Promise<pg.QueryResult>;
    const queryWithKnownTypes = async (config: pg.QueryConfig | string) => {
      const result = await query(config);
      this.characterColumns.set(result.rows, replaceCharacterColumns(result.fields));
      return result;
    };
    pool.query = queryWithKnownTypes as typeof pool.query;
    this.runScript = query;
  }

  override async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const index of this.characterColumns.get(result.rows) ?? []) {
        result.columnTypes[index] = ColumnTypeEnum.Character;
      }
      return result;
    };
    adapter.executeScript = async (script) => {
      try {
        await this.runScript(script);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        const { code = '', severity = 'ERROR', message, detail, column, hint } = error;
        throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint });
      }
    };
    return adapter;
  }
}

/** Declares the internal characters of a result as text; answers which columns they are. */
function replaceCharacterColumns(fields: pg.FieldDef[]): number[] {
  return fields.flatMap((field, index) => {
    if (field.dataTypeID !== INTERNAL_CHAR_TYPE) return [];
    field.dataTypeID = TEXT_TYPE;
    return [index];
  });
}
