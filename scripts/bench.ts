import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareClient } from './launch/prepare';

/** `npm run bench -- <name>`: runs a measurement of tests/bench; fails when a figure misses its target. */
const DIRECTORY = join('tests', 'bench');

const names = (await readdir(DIRECTORY)).filter((file) => file.endsWith('.ts')).map((file) => parse(file).name);
const [name = ''] = process.argv.slice(2);
if (names.includes(name)) {
  await prepareClient();
  await import(pathToFileURL(join(DIRECTORY, `${name}.ts`)).href);
} else {
  process.stderr.write(`npm run bench -- <${names.join(' | ')}>\n`);
  process.exitCode = 1;
}
