import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { findingsIn } from '@/lib/domain/rules/checker/check-answer';

/** What a source file of the checker says, and what it is to say instead. */
export type Edit = { file: string; replacements: readonly (readonly [from: RegExp, to: string])[] };

const CHECKER = '@/lib/domain/rules/checker/check-answer';

/** The checker built with one source file edited. Throws where the file does not hold what is to be edited. */
export async function checkerWith({ file, replacements }: Edit): Promise<typeof findingsIn> {
  const edited = resolve(file);
  let contents = await readFile(edited, 'utf8');
  for (const [from, to] of replacements) {
    if (!from.test(contents)) throw new Error(`${file} does not hold ${from}.`);
    contents = contents.replace(from, () => to);
  }
  const directory = await mkdtemp(join(tmpdir(), 'barwright-ablation-'));
  const outfile = join(directory, 'checker.mjs');
  try {
    await build({
      stdin: { contents: `export { findingsIn } from '${CHECKER}';`, resolveDir: process.cwd() },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile,
      plugins: [
        {
          name: 'edit',
          setup: ({ onLoad }) => {
            onLoad({ filter: /\.ts$/ }, ({ path }) => (path === edited ? { contents, loader: 'ts' } : undefined));
          },
        },
      ],
    });
    const checker: { findingsIn: typeof findingsIn } = await import(pathToFileURL(outfile).href);
    return checker.findingsIn;
  } finally {
    await rm(directory, { recursive: true });
  }
}
