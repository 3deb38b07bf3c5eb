import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCode } from './checks';
import { endRunningCommands, installedProgram, showCommand } from './run-command';

/**
 * `npm run explore -- --minutes 10`: checks every rule of the default pack where `npm test` takes a sample, then
 * runs the property tests again and again, each time with a fresh seed.
 */
const DIRECTORIES = ['app', 'components', 'lib', 'scripts', 'tests'];

async function propertyTests(): Promise<string[]> {
  const found: string[] = [];
  for (const directory of DIRECTORIES) {
    for (const name of await readdir(directory, { recursive: true })) {
      const file = join(directory, name);
      if (/\.test\.tsx?$/.test(file) && (await readFile(file, 'utf8')).includes("from 'fast-check'")) found.push(file);
    }
  }
  return found;
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  process.stderr.write('npm run explore -- --minutes <more than 0>\n');
  process.exit(1);
}
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopped = true;
    endRunningCommands();
  });
}
await generateCode();
const isWholeWell = await showCommand(
  installedProgram('vitest'),
  ['run', '--reporter=default', 'tests/unit/rule-corpus.test.ts'],
  { RULE_CORPUS: 'whole' },
);
const files = await propertyTests();
const endsAtMs = performance.now() + minutes * 60_000;
const failing: number[] = [];
let rounds = 0;
while (!isStopped && performance.now() < endsAtMs) {
  const seed = randomInt(2 ** 31);
  process.stdout.write(`\nTEST_SEED=${seed}\n`);
  // The report of a failed property has its own seed and path; with our seed the whole run is repeated.
  const parameters = ['run', '--maxWorkers=1', '--reporter=default', ...files];
  const isSuccess = await showCommand(installedProgram('vitest'), parameters, { TEST_SEED: String(seed) });
  if (isStopped) break;
  rounds += 1;
  if (!isSuccess) failing.push(seed);
}
process.stdout.write(`\n${files.length} files, ${rounds} rounds, ${failing.length} failed\n`);
for (const seed of failing) process.stdout.write(`Repeat: TEST_SEED=${seed} npx vitest run <file>\n`);
if (!isWholeWell) process.stdout.write('Repeat: RULE_CORPUS=whole npx vitest run tests/unit/rule-corpus.test.ts\n');
process.exitCode = isWholeWell && failing.length === 0 && rounds > 0 ? 0 : 1;
