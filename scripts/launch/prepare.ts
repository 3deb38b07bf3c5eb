import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatePrismaClient } from '../checks';
import { DEFAULT_PACK, digestContentInputs } from '../content-inputs';
import { withClient } from '../database/cluster';
import { PlainError } from '../plain-error';
import { runCommand } from '../run-command';
import { digestInputs, readStamp } from './inputs';
import { buildServiceWorker } from './service-worker';

const GENERATED_CLIENT = 'lib/db/generated';

const BUILD_INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema.prisma',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'scripts/launch/service-worker.ts',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** Characters of the digest that name a build: two builds of one source are the same. */
const BUILD_ID_LENGTH = 12;

const isNoInput = (path: string) => path === GENERATED_CLIENT || /\.test\.tsx?$/.test(path);

/** What a step did, in the few words that follow its name; null when it had nothing to do. */
type StepResult = string | null;

/** Writes the Prisma client, unless the one there is of this schema and this Prisma. */
export async function prepareClient(): Promise<StepResult> {
  const inputs = await digestInputs(['prisma/schema.prisma', 'node_modules/prisma/package.json']);
  const stamp = join(GENERATED_CLIENT, '.inputs');
  if ((await readStamp(stamp)) === inputs) return null;
  await generatePrismaClient();
  await writeFile(stamp, inputs);
  return 'generated';
}

/** Builds for production into `distDirectory`, unless the build there is of these sources. */
export async function prepareBuild(distDirectory: string, signal: AbortSignal): Promise<StepResult> {
  const inputs = `${await digestInputs(BUILD_INPUTS, isNoInput)} ${process.versions.modules}`;
  const stamp = join(distDirectory, 'inputs');
  if ((await readStamp(stamp)) === inputs) return null;
  const buildId = inputs.slice(0, BUILD_ID_LENGTH);
  await rm(stamp, { force: true });
  const { isSuccess, output } = await runCommand(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build'],
    { NODE_ENV: 'production', NEXT_DIST_DIR: distDirectory, BUILD_ID: buildId },
    signal,
  );
  signal.throwIfAborted();
  if (!isSuccess) throw new PlainError(`The build failed:\n${output.trimEnd()}`);
  await buildServiceWorker(distDirectory, buildId);
  await writeFile(stamp, inputs);
  return 'done';
}

type ContentOptions = { databaseUrl: string; signal: AbortSignal };

/** Imports the content, unless the database holds what came of these very files. */
export async function prepareContent({ databaseUrl, signal }: ContentOptions): Promise<StepResult> {
  if ((await importedInputs(databaseUrl)) === (await digestContentInputs(DEFAULT_PACK))) return null;
  const { isSuccess, output } = await runCommand(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/content.ts', 'import'],
    { DATABASE_URL: databaseUrl },
    signal,
  );
  signal.throwIfAborted();
  if (!isSuccess) throw new PlainError(`The content could not be imported:\n${output.trimEnd()}`);
  return output.trim().split('\n').at(-1) ?? '';
}

async function importedInputs(databaseUrl: string): Promise<string | null | undefined> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ inputs: string | null }>('SELECT inputs FROM content_state'),
  );
  return rows[0]?.inputs;
}
