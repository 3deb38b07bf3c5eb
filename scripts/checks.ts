import { writeLayerConfiguration } from './layer-rules';
import { installedProgram, runCommand } from './run-command';

type Check = { name: string; command: string; parameters: string[] };

const CHECKS: readonly Check[] = [
  {
    name: 'types',
    command: installedProgram('tsc'),
    // What an earlier run remembered has been wrong after a merge: a check reads everything.
    parameters: ['--noEmit', '--incremental', 'false', '--pretty', 'false'],
  },
  {
    name: 'types of the service worker',
    command: installedProgram('tsc'),
    // A worker has another global scope than a page.
    parameters: ['--project', 'lib/service-worker', '--noEmit', '--incremental', 'false', '--pretty', 'false'],
  },
  {
    name: 'lint, format and layers',
    command: installedProgram('biome'),
    parameters: ['ci', '--colors=off', '--max-diagnostics=40', '.'],
  },
  { name: 'dead code', command: installedProgram('knip'), parameters: ['--no-progress'] },
  {
    name: 'regular expressions',
    command: installedProgram('tsx'),
    parameters: ['scripts/check-expressions.ts'],
  },
  { name: 'content', command: process.execPath, parameters: ['scripts/content.mjs', 'check'] },
];

/** Writes the Prisma client, Next's types and the linter's layer rules, which the checks and the build read. */
export async function generateCode(): Promise<void> {
  await writeLayerConfiguration();
  await generatePrismaClient();
  const types = await runCommand(installedProgram('next'), ['typegen']);
  if (!types.isSuccess) throw new Error(`next typegen failed:\n${types.output}`);
}

/** Generating never runs the native schema engine, but insists on having one: any file will do. */
export async function generatePrismaClient(): Promise<void> {
  const added = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' };
  const client = await runCommand(installedProgram('prisma'), ['generate'], added);
  if (!client.isSuccess) throw new Error(`prisma generate failed:\n${client.output}`);
}

/** Runs every check that needs no database and no browser; prints a line each. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const { name, command, parameters } of CHECKS) {
    const { isSuccess, output } = await runCommand(command, parameters);
    process.stdout.write(`${isSuccess ? 'passed' : 'FAILED'}  ${name}\n`);
    if (!isSuccess) {
      failed += 1;
      process.stdout.write(`${output.trimEnd()}\n`);
    }
  }
  return { passed: CHECKS.length - failed, failed };
}
