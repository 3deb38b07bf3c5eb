import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { draftEntries, type NewEntry, NewEntryError } from './entry-drafts';
import type { Pack } from './pack';
import { parseSourceFile } from './source-file';

/**
 * Appends blank entries with the next free ids to the file where they belong, which is created if need
 * be. The rest of the file stays as its author wrote it.
 * @returns the file, the first id and its line.
 * @throws NewEntryError when there is nothing to begin, or no place for it.
 */
export async function addEntry(
  { packDirectory, pack }: { packDirectory: string; pack: Pack },
  entry: NewEntry,
): Promise<{ path: string; id: string; line: number }> {
  const { name, list, idField, header, blanks } = draftEntries(pack, entry);
  const path = join(packDirectory, name);
  const existing = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (existing !== null && entry.kind === 'essay') throw new NewEntryError(`${path} is already there.`);
  const before = existing ?? header;
  const start = before.endsWith('\n') ? before : `${before}\n`;
  const idsBefore = idsIn(before, list, idField) ?? [];
  // The pack lacks what a file holds that does not fit its schema, such as blanks begun before.
  const added = blanks.filter(({ id }) => !idsBefore.includes(id));
  if (added.length === 0) throw new NewEntryError(`${path} has a blank for all of it; fill it in first.`);
  const ids = added.map(({ id }) => id);
  const after = start + added.map(({ text }) => text).join('');
  if (!isDeepStrictEqual(idsIn(after, list, idField), [...idsBefore, ...ids])) {
    throw new NewEntryError(`'${list}' must be the last key of ${path} for an entry to be appended.`);
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, after);
  return { path, id: ids[0] ?? '', line: start.split('\n').length };
}

/** Ids in a list of a file, null when the file cannot be read. */
function idsIn(text: string, list: string, idField: string): unknown[] | null {
  const { data, problems } = parseSourceFile('', text);
  if (problems.length > 0 || typeof data !== 'object' || data === null) return null;
  const entries: unknown = (data as Record<string, unknown>)[list];
  return Array.isArray(entries) ? entries.map((entry: Record<string, unknown> | null) => entry?.[idField]) : null;
}
