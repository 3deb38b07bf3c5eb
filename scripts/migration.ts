import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeCluster, startCluster } from './database/cluster';
import { diffToSchema, migrate } from './database/migrations';
import { PlainError } from './plain-error';

const MIGRATIONS = 'prisma/migrations';
const USAGE =
  'npm run migration -- <name-of-the-change>: writes the next migration, from what the last one left to prisma/schema.prisma.';

/** Writes the migration that leads to prisma/schema.prisma, for a person to read and add to; answers its file. */
async function authorMigration(name: string | undefined): Promise<string> {
  if (!name || !/^[a-z][a-z0-9_-]*$/.test(name)) throw new PlainError(USAGE);
  const link = join('.test', `migration-${process.pid}`);
  const cluster = await startCluster({ link, isThrowAway: true });
  try {
    const url = cluster.url('postgres');
    await migrate(url, MIGRATIONS);
    const script = await diffToSchema(url, 'prisma/schema.prisma');
    if (script.replace(/^--.*$/gm, '').trim() === '') {
      throw new PlainError('The migrations already lead to prisma/schema.prisma; change the schema first.');
    }
    const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const directory = join(MIGRATIONS, `${timestamp}_${name.replaceAll('-', '_')}`);
    await mkdir(directory);
    await writeFile(join(directory, 'migration.sql'), script);
    return join(directory, 'migration.sql');
  } finally {
    await cluster.stop();
    await removeCluster(link);
  }
}

try {
  const file = await authorMigration(process.argv[2]);
  process.stdout.write(`${file}\nRead it, add the checks that Prisma cannot express, and run \`npm test\`.\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof PlainError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exitCode = 1;
}
