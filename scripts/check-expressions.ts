import { expressionFaults } from './regular-expressions';

const faults = await expressionFaults(process.cwd());
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
