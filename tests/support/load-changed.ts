import { relative, resolve } from 'node:path';
import { loadPack } from '@/lib/content/load-pack';
import { formatProblem } from '@/lib/content/problem';
import { type SmallPack, smallPack, writePack } from './small-pack';

/** Loads a small pack that was changed; `lines` are its problems, with paths inside the pack. */
export async function loadChanged(
  change: (pack: SmallPack) => void,
  overrides: Record<string, string | Uint8Array> = {},
) {
  const pack = smallPack();
  change(pack);
  const directory = await writePack(pack, overrides);
  const loaded = await loadPack(directory);
  const lines = loaded.problems.map((problem) =>
    formatProblem({ ...problem, file: relative(directory, resolve(problem.file)) }),
  );
  return { ...loaded, lines };
}
