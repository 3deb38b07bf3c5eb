import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LEFT_OUT = /^(node_modules|\.git|\.next.*|\.data|\.test)$/;

/**
 * Copies the product's sources into a temporary directory, which borrows our `node_modules`; answers
 * where. The caller deletes it.
 */
export async function copyProduct(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'barwright-copy-'));
  for (const entry of await readdir('.')) {
    if (!LEFT_OUT.test(entry)) await cp(entry, join(directory, entry), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(directory, 'node_modules'));
  return directory;
}
