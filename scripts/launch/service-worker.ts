import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build } from 'esbuild';

const SOURCE = 'lib/service-worker/service-worker.ts';

/** The addresses of all scripts, styles and fonts of a build. */
async function listScripts(distDirectory: string): Promise<string[]> {
  const directory = join(distDirectory, 'static');
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(js|css|woff2)$/.test(entry.name))
    .map(
      (entry) =>
        `/_next/static/${join(entry.parentPath, entry.name)
          .slice(directory.length + 1)
          .split(sep)
          .join('/')}`,
    )
    .sort();
}

/** Writes the service worker of a build beside it; it names all that the browser is to keep. */
export async function buildServiceWorker(distDirectory: string, buildId: string): Promise<void> {
  await build({
    entryPoints: [SOURCE],
    outfile: join(distDirectory, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: {
      SCRIPTS: JSON.stringify(await listScripts(distDirectory)),
      BUILD: JSON.stringify(buildId),
      'process.env.NODE_ENV': '"production"',
    },
  });
}
