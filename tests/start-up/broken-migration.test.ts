import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeCluster } from '@/scripts/database/cluster';
import { freePort } from '@/scripts/free-port';
import { endLaunchers, startLauncher } from '../support/launcher';
import { copyProduct } from '../support/product-copy';

const NAME = '29990101000000_broken';

let clone: string;
let migration: string;

beforeAll(async () => {
  clone = await copyProduct();
  migration = join(clone, 'prisma', 'migrations', NAME);
  await mkdir(migration);
});

afterAll(async () => {
  await endLaunchers();
  await removeCluster(join(clone, '.data', 'postgres'));
  await rm(clone, { recursive: true });
});

async function startClone(): Promise<{ code: number | null; output: string }> {
  const launcher = startLauncher({ cwd: clone, dataDirectory: '.data', port: await freePort() });
  return { code: await launcher.exitCode(), output: launcher.output() };
}

describe('npm start with a broken migration', () => {
  it('names the one that cannot be read', async () => {
    const { code, output } = await startClone();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(`The migration ${NAME} cannot be read: ENOENT`);
  });

  it('names the one that fails, and why; once mended, it is applied', async () => {
    const file = join(migration, 'migration.sql');
    await writeFile(file, 'CREATE TABLE half_done (id int); ALTER TABLE nowhere ADD COLUMN id int;');
    const { code, output } = await startClone();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toBe(
      `The migration ${NAME} failed and changed nothing: No such table: nowhere.`,
    );

    await writeFile(file, 'CREATE TABLE half_done (id int);');
    // Its content is broken as well, so that the start ends after the migrations.
    await writeFile(join(clone, 'prisma', 'content', 'barwright', 'pack.yaml'), 'name: [');
    const mended = await startClone();
    expect(mended.output).toMatch(/^Migrations: \d+ applied/m);
    expect(mended.output).toContain('The content could not be imported:');
    expect(mended.code).toBe(1);
  });
});
