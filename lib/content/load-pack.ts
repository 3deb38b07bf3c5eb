import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { assemblePack } from './assemble-pack';
import { FILE_KINDS, type FileKind, fileKindOf, type ParsedFile, type ParsedFiles } from './file-kinds';
import type { Pack } from './pack';
import { type Problem, sortProblems } from './problem';
import { schemaProblems } from './schema-problems';
import { parseSourceFile } from './source-file';

/**
 * Reads a pack: syntax, schema, duplicate ids and references. All problems are collected; what has
 * none is in the pack.
 */
export async function loadPack(packDirectory: string): Promise<{ pack: Pack; problems: Problem[] }> {
  const { files, brokenIds, problems } = await readFiles(packDirectory);
  const assembled = assemblePack(files, brokenIds);
  return { pack: assembled.pack, problems: sortProblems([...problems, ...assembled.problems]) };
}

type ReadFiles = { files: ParsedFiles; brokenIds: Set<string>; problems: Problem[] };

async function readFiles(packDirectory: string): Promise<ReadFiles> {
  const files: ParsedFiles = {
    pack: [],
    taxonomy: [],
    rules: [],
    wordings: [],
    questions: [],
    essay: [],
    explanations: [],
    abbreviations: [],
  };
  const brokenIds = new Set<string>();
  const problems: Problem[] = [];
  const names = await listFiles(packDirectory);
  if (!names) {
    const file = relative(process.cwd(), packDirectory);
    problems.push({ file, line: 1, column: 1, check: 'layout', message: 'There is no such pack directory.' });
    return { files, brokenIds, problems };
  }
  for (const name of names) {
    const path = relative(process.cwd(), join(packDirectory, name));
    const fileProblem = (check: string, message: string) =>
      problems.push({ file: path, line: 1, column: 1, check, message });

    const kind = fileKindOf(name);
    if (!kind) {
      const layouts = Object.values(FILE_KINDS).map(({ layout }) => layout);
      fileProblem('layout', `A pack has no such file; it holds ${layouts.join(', ')}.`);
      continue;
    }
    const text = decodeUtf8(await readFile(join(packDirectory, name)));
    if (text === null) {
      fileProblem('yaml', 'The file is not UTF-8 text.');
      continue;
    }
    const { file, data, problems: syntaxProblems } = parseSourceFile(path, text);
    problems.push(...syntaxProblems);
    if (syntaxProblems.length > 0) {
      collectIds(data, brokenIds);
      continue;
    }
    if (data === null) {
      fileProblem('schema', 'The file is empty.');
      continue;
    }
    const parsed = FILE_KINDS[kind].schema.safeParse(data);
    if (parsed.success) addFile(files, kind, { name, file, data: parsed.data });
    else {
      collectIds(data, brokenIds);
      problems.push(...schemaProblems(file, data, parsed.error.issues));
    }
  }
  if (!names.includes('pack.yaml')) {
    const file = relative(process.cwd(), join(packDirectory, 'pack.yaml'));
    problems.push({ file, line: 1, column: 1, check: 'layout', message: 'The pack has no pack.yaml.' });
  }
  return { files, brokenIds, problems };
}

/** Every id that a file uses, however broken the rest of it is. */
function collectIds(data: unknown, ids: Set<string>): void {
  if (typeof data !== 'object' || data === null) return;
  if ('id' in data && typeof data.id === 'string') ids.add(data.id);
  for (const value of Object.values(data)) collectIds(value, ids);
}

/** The kind decides the schema, so the data fits the kind; the compiler cannot follow that link. */
function addFile(files: ParsedFiles, kind: FileKind, file: ParsedFile): void {
  (files[kind] as ParsedFile[]).push(file);
}

/** Paths of the files in a directory, except hidden ones; null when there is no such directory. */
async function listFiles(directory: string): Promise<string[] | null> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .toSorted();
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
