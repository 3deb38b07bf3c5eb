import { importScript } from './bootstrap.mjs';

// Whatever ends us, a set-up that fails included, the last line counts; what did not run is one failure.
const total = { passed: 0, failed: 0 };
let isComplete = false;
process.once('exit', () => {
  if (!isComplete) total.failed += 1;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  if (total.failed > 0) process.exitCode ||= 1;
});

const { runTests } = await importScript('test.ts');
isComplete = await runTests(total);
