import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SPECIFICATION = join('docs', 'specification.md');
const FOLDERS = ['app', 'components', 'docs', 'lib', 'scripts', 'tests'];
const FILES = ['README.md', 'proxy.ts', join('prisma', 'schema.prisma')];
const THIS_FILE = join('tests', 'unit', 'specification.test.ts');

/** 'specification 4.2', 'specification 6.1 and 6.3'. */
const CITATION = /\bspecification (\d+(?:\.\d+)?(?:(?:, | and )\d+\.\d+)*)/g;
/** Forms by which no heading can be found: a section of another document, a name, a bare law. */
const LOOSE_CITATION =
  /\bspecification(?:'s|,? sections?\b|, ["'])|\bsections? \d+(?: and \d+)? of the specification|\bspec \d|\(decisions, /i;

async function citingFiles(): Promise<string[]> {
  const nested = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|md|css)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return [...FILES, ...nested.flat()].filter((file) => file !== SPECIFICATION && file !== THIS_FILE);
}

/** The text as one line, so that a citation may be broken over two lines of a comment. */
async function readUnbroken(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
}

it('holds every section that code, tests and documents cite', async () => {
  const headings = (await readFile(SPECIFICATION, 'utf8')).matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm);
  const sections = [...headings].map(([, section]) => section);
  expect(new Set(sections).size).toBe(sections.length);

  const cited: string[] = [];
  const unknown: string[] = [];
  for (const file of await citingFiles()) {
    const text = await readUnbroken(file);
    const loose = LOOSE_CITATION.exec(text);
    if (loose) unknown.push(`${file}: ${loose[0]}`);
    for (const [, list = ''] of text.matchAll(CITATION)) {
      for (const section of list.split(/, | and /)) {
        cited.push(section);
        if (!sections.includes(section)) unknown.push(`${file}: ${section}`);
      }
    }
  }
  expect(unknown).toEqual([]);
  expect(cited.length).toBeGreaterThan(30);
});
