import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PlainError } from '@/scripts/plain-error';
import { runCommand } from '@/scripts/run-command';

/** Where Debian keeps the programs of its PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/** The embedded PostgreSQL has no pgbench; any version's talks to it. */
async function findPgbench(): Promise<string> {
  const versions = existsSync(DEBIAN) ? await readdir(DEBIAN) : [];
  const directories = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const found = directories.map((directory) => join(directory, 'pgbench')).find((path) => existsSync(path));
  if (!found) throw new PlainError('This bench needs pgbench, of the package postgresql-contrib.');
  return found;
}

type Transactions = { url: string; scripts: readonly string[]; connections: number; seconds: number };

/** Runs the scripts, each transaction another at random, as prepared statements; answers transactions per second. */
export async function measureTransactions({ url, scripts, connections, seconds }: Transactions): Promise<number> {
  const program = await findPgbench();
  const directory = await mkdtemp(join(tmpdir(), 'barwright-pgbench-'));
  try {
    const files = await Promise.all(
      scripts.map(async (script, index) => {
        const file = join(directory, `${index}.sql`);
        await writeFile(file, `${script};\n`);
        return `--file=${file}`;
      }),
    );
    const { isSuccess, output } = await runCommand(program, [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${connections}`,
      '--jobs=2',
      `--time=${seconds}`,
      ...files,
      url,
    ]);
    const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    if (!isSuccess || !rate) throw new Error(`pgbench failed:\n${output}`);
    return rate;
  } finally {
    await rm(directory, { recursive: true });
  }
}
