import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freePort } from '@/scripts/free-port';
import { endProcess, waitUntil } from '@/scripts/processes';
import { runCommand } from '@/scripts/run-command';

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const START_TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 30_000;

/** Where benches build: below the project, so that its `node_modules` is found. */
export const BENCH_DIRECTORY = join('.test', 'bench');

/** Not part of the product, or made anew. */
const LEFT_OUT = /^(node_modules|\.next.*|\.data|\.test|\.git|tests|docs|test-results|package-lock\.json)$/;

/** The files of a Next app, by path. */
type Files = Record<string, string>;

/** Writes an app of these files alone; answers its directory. */
export async function makeApp(name: string, files: Files): Promise<string> {
  const directory = join(BENCH_DIRECTORY, name);
  await rm(directory, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  return directory;
}

/** Copies this product and adds some files; answers its directory. */
export async function copyProduct(name: string, files: Files): Promise<string> {
  const directory = await makeApp(name, files);
  for (const entry of await readdir('.')) {
    if (!LEFT_OUT.test(entry)) await cp(entry, join(directory, entry), { recursive: true });
  }
  // The typefaces are named by their path.
  const typefaces = join('node_modules', '@fontsource-variable');
  await cp(typefaces, join(directory, typefaces), { recursive: true });
  // The bundler reads no file outside its root, and the packages stand above the copy.
  await rename(join(directory, 'next.config.mjs'), join(directory, 'product.config.mjs'));
  const config = `import product from './product.config.mjs';
export default { ...product, turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`;
  await writeFile(join(directory, 'next.config.mjs'), config);
  return directory;
}

/** A production build of an app. */
export async function buildApp(directory: string): Promise<void> {
  const added = { NODE_ENV: 'production', NEXT_DIST_DIR: undefined };
  const { isSuccess, output } = await runCommand(process.execPath, [NEXT, 'build', directory], added);
  if (!isSuccess) throw new Error(`The build of ${directory} failed:\n${output}`);
}

type Environment = Record<string, string>;
type RunningApp = { origin: string; stop: () => Promise<void> };

/** Serves a built app with Next's own server. */
export async function serveApp(directory: string): Promise<RunningApp> {
  const port = await freePort();
  return run([NEXT, 'start', directory, '--hostname', '127.0.0.1', '--port', String(port)], { port });
}

/** Serves a built product, the one in the working directory or a copy of it, as `npm start` does. */
export async function serveProduct(environment: Environment, directory = '.'): Promise<RunningApp> {
  const port = await freePort();
  const server = { PORT: String(port), HOST: '127.0.0.1', NEXTAUTH_URL: `http://127.0.0.1:${port}` };
  return run([join('scripts', 'launch', 'serve.mjs')], { port, directory, environment: { ...environment, ...server } });
}

type Running = { port: number; directory?: string; environment?: Environment };

async function run(command: string[], { port, directory = '.', environment = {} }: Running): Promise<RunningApp> {
  const child = spawn(process.execPath, command, {
    cwd: directory,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.pid !== undefined) await endProcess(child.pid, 'SIGTERM', STOP_GRACE_MS);
  };
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  const isUp = await waitUntil(async () => child.exitCode !== null || (await answers()), START_TIMEOUT_MS);
  if (isUp && child.exitCode === null) return { origin, stop };
  await stop();
  throw new Error(`${command.join(' ')} did not start.`);
}
