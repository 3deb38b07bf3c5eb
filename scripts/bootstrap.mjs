// What every command needs before TypeScript can run. Only Node itself is here on a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  process.stderr.write(`Barwright needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Installs what package-lock.json names, unless that very lock was installed for this Node already. */
function installDependencies() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(`${process.versions.modules} ${process.platform}`).digest('hex');
  const stamp = join(ROOT, 'node_modules', '.installed');
  try {
    if (readFileSync(stamp, 'utf8') === wanted) return;
  } catch {
    // Never installed, or not by us.
  }
  process.stdout.write('Installing dependencies\n');
  // No install script of any package is needed, and one of them would wait for a download.
  const parameters = ['ci', '--include=dev', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status, error } = spawnSync('npm', parameters, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(`The dependencies could not be installed${error ? `: ${error.message}` : ''}.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** Installs dependencies where needed, then runs a TypeScript file below scripts/ with our arguments. */
export function runScript(file) {
  requireNode();
  installDependencies();
  // The condition marks the code as the server's, for the modules that refuse to run anywhere else.
  const parameters = ['--conditions=react-server', '--import', 'tsx', join('scripts', file), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, parameters, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
