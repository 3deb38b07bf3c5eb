import { mkdir, readFile, rm } from 'node:fs/promises';
import { generateCode, runChecks } from './checks';
import { requireChromium } from './chromium';
import { PlainError, reasonOf } from './plain-error';
import { endRunningCommands, installedProgram, showCommand } from './run-command';
import { startTestServer } from './test-server';

type Counts = { passed: number; failed: number };

const UNIT_REPORT = '.test/vitest.json';
const JOURNEYS_REPORT = '.test/journeys.json';

/** What the runner of the unit, integration and API tests says; it has failed if it says nothing. */
async function runVitest(filters: readonly string[]): Promise<Counts> {
  await rm(UNIT_REPORT, { force: true });
  const parameters = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`, ...filters];
  const isSuccess = await showCommand(installedProgram('vitest'), parameters);
  return counted(isSuccess, await readReport(UNIT_REPORT), ({ numPassedTests, numTotalTests }) => ({
    passed: Number(numPassedTests),
    // A file that could not even be loaded counts its tests as neither passed nor failed.
    failed: Number(numTotalTests) - Number(numPassedTests),
  }));
}

/** The learners' journeys, in a real browser against a production build with its own database. */
async function runJourneys(filters: readonly string[]): Promise<Counts> {
  await rm(JOURNEYS_REPORT, { force: true });
  const chromium = await requireChromium();
  const server = await startTestServer();
  try {
    const added = { BARWRIGHT_ORIGIN: server.origin, AUTH_SECRET: server.secret, CHROMIUM_PATH: chromium };
    const isSuccess = await showCommand(installedProgram('playwright'), ['test', ...filters], added);
    return counted(isSuccess, await readReport(JOURNEYS_REPORT), ({ stats }) => {
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats as Record<string, number>;
      return { passed: expected, failed: unexpected + flaky + skipped };
    });
  } finally {
    await server.stop();
  }
}

type Report = Record<string, unknown>;

async function readReport(file: string): Promise<Report | null> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as Report | null;
}

/** A runner that fails without a failed test, or runs nothing at all, is one failure. */
function counted(isSuccess: boolean, report: Report | null, count: (report: Report) => Counts): Counts {
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 0 };
  const isSilentFailure = failed === 0 && (!isSuccess || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

const PARTS: Record<string, (filters: readonly string[]) => Promise<Counts>> = {
  checks: () => runChecks(),
  vitest: runVitest,
  journeys: runJourneys,
};

/** Runs one part; one that breaks counts as a failure and does not keep the others from running. */
async function runPart(name: string, filters: readonly string[]): Promise<Counts> {
  process.stdout.write(`\n== ${name}\n`);
  try {
    return (await PARTS[name]?.(filters)) ?? { passed: 0, failed: 1 };
  } catch (error) {
    process.stdout.write(`FAILED  ${error instanceof PlainError ? error.message : reasonOf(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs the tests and adds to `total` as it goes; answers whether all of them ran. With parameters one
 * part alone: `npm test -- journeys account` runs the journeys whose files' names hold 'account'.
 */
export async function runTests(total: Counts): Promise<boolean> {
  const [only, ...filters] = process.argv.slice(2);
  if (only && !Object.hasOwn(PARTS, only)) {
    process.stderr.write(`There is no part '${only}'; there are ${Object.keys(PARTS).join(', ')}.\n`);
    return false;
  }
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopped = true;
      endRunningCommands();
    });
  }
  process.stdout.write('== set-up\n');
  await mkdir('.test', { recursive: true });
  await generateCode();
  for (const name of only ? [only] : Object.keys(PARTS)) {
    if (isStopped) break;
    const { passed, failed } = await runPart(name, filters);
    total.passed += passed;
    total.failed += failed;
  }
  return !isStopped;
}
