import { generateCode, runChecks } from './checks';

/** The fast part of the tests: types, lint, format, layers, dead code, content. */
await generateCode();
const { passed, failed } = await runChecks();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
