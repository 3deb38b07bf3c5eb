// What every command needs before TypeScript can run. Only Node itself is here on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

/** Whether node_modules holds what package-lock.json names, by the list that npm itself keeps there. */
function isInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const installed = readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional, os, cpu, libc }]) => {
    if (path === '' || installed[path]?.version === version) return true;
    // Builds for other platforms stay out.
    return optional && (libc || !os?.includes(process.platform) || !cpu?.includes(process.arch));
  });
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function installDependencies() {
  if (isInstalled()) return;
  process.stdout.write('Dependencies: installing\n');
  // .npmrc turns install scripts off: none is needed, and one would wait for a download.
  // Not `npm ci`: it refuses a lock file that lacks the builds for other platforms, and a registry
  // may offer only some of them. Versions come from the lock file all the same, which stays as it is.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--include=dev', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    process.stderr.write(`The dependencies could not be installed${error ? `: ${error.message}` : ''}.\n`);
    process.exit(1);
  }
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

/**
 * Installs dependencies where needed, then runs a TypeScript file below scripts/ in this very
 * process: signals reach it, and no other process is left behind when it ends. Answers the module.
 */
export async function importScript(file) {
  requireNode();
  installDependencies();
  process.chdir(ROOT);
  const { register } = await import('tsx/esm/api');
  register();
  return import(new URL(file, import.meta.url).href);
}
