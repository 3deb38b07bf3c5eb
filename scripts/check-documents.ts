import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findWords, firstLetters } from '@/lib/domain/transformer/first-letters';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { convertDocument } from '@/lib/services/transformer/convert-document';
import { PlainError } from './plain-error';
import { runCommand } from './run-command';

/**
 * `node scripts/check-documents.mjs [file.docx …]`: converts documents and lets LibreOffice open them.
 * What it reads must be the first letters of what it reads in the original, on as many pages or
 * fewer. Without files it has LibreOffice write an outline first.
 */

const OUTLINE = `<!doctype html><meta charset="utf-8"><title>Torts</title><h1>Negligence &amp; duty</h1>
<ol><li>Duty of <b>reason</b>able care<ol type="i"><li>To a foreseeable plaintiff’s injury</li></ol></li><li>Breach</li></ol>
<table border="1"><tr><th>Element</th><th>Meaning</th></tr><tr><td>Causation</td><td>But-for; F.R.E. 801, § 1983</td></tr></table>
<p>See <a href="https://example.org/">Palsgraf v. Long Island</a>, élan, 日本国憲法, Не убий.</p>`;

const directory = await mkdtemp(join(tmpdir(), 'barwright-documents-'));

/** Has LibreOffice write a file in another format; answers where it is. */
async function office(file: string, format: string): Promise<string> {
  const outDirectory = join(directory, `${basename(file)}.as`);
  await mkdir(outDirectory, { recursive: true });
  const profile = `-env:UserInstallation=${pathToFileURL(join(directory, 'profile')).href}`;
  const parameters = ['--headless', profile, '--convert-to', format, '--outdir', outDirectory, file];
  const { isSuccess, output } = await runCommand('soffice', parameters);
  const written = join(outDirectory, `${parse(file).name}.${format.split(':')[0]}`);
  const exists = await readFile(written).then(
    () => true,
    () => false,
  );
  if (!isSuccess || !exists) throw new PlainError(`LibreOffice did not write ${written}:\n${output}`);
  return written;
}

const readText = async (file: string) => readFile(await office(file, 'txt:Text (encoded):UTF8'), 'utf8');
const countPages = async (file: string) =>
  ((await readFile(await office(file, 'pdf'), 'latin1')).match(/\/Type\s*\/Page\b/g) ?? []).length;

async function check(file: string): Promise<boolean> {
  const converted = join(directory, `${parse(file).name}.converted.docx`);
  await writeFile(converted, convertDocument(await readFile(file), DEFAULT_OPTIONS));
  // Labels of lists are no text of the document: taking the letters of both sides makes them alike.
  const [before, after] = [await readText(file), await readText(converted)].map((text) =>
    firstLetters(text, DEFAULT_OPTIONS),
  );
  const [pagesBefore, pagesAfter] = [await countPages(file), await countPages(converted)];
  const isGood = before === after && pagesAfter <= pagesBefore && pagesAfter > 0;
  const words = findWords(before ?? '').length;
  process.stdout.write(
    `${isGood ? 'good  ' : 'WRONG '} ${file}: ${words} words, pages ${pagesBefore} → ${pagesAfter}\n`,
  );
  if (before !== after) process.stdout.write(`wanted:\n${before}\ngot:\n${after}\n`);
  return isGood;
}

async function writeOutline(): Promise<string> {
  const source = join(directory, 'outline.html');
  await writeFile(source, OUTLINE);
  return office(await office(source, 'odt:writer8'), 'docx:MS Word 2007 XML');
}

try {
  const given = process.argv.slice(2);
  for (const file of given.length > 0 ? given : [await writeOutline()]) {
    if (!(await check(file))) process.exitCode = 1;
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
