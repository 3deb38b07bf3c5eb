import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A digest of files and of everything below directories; what is missing counts as missing. */
export async function digestInputs(
  paths: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await addPath(path);
  return hash.digest('hex');

  async function addPath(path: string): Promise<void> {
    if (isLeftOut(path)) return;
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory()) {
      for (const name of (await readdir(path)).toSorted()) await addPath(join(path, name));
      return;
    }
    const content = found ? await readFile(path) : null;
    hash.update(`${path}\0${content?.length ?? 'missing'}\0`);
    if (content) hash.update(content);
  }
}

/** What stands in a stamp file, null where there is none. */
export async function readStamp(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
