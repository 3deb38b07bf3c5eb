// Runs scripts/content.ts, which Node alone cannot: it is TypeScript and marked for the server.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const { status } = spawnSync(
  process.execPath,
  ['--conditions=react-server', '--import', 'tsx', 'scripts/content.ts', ...process.argv.slice(2)],
  { cwd: dirname(dirname(fileURLToPath(import.meta.url))), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
