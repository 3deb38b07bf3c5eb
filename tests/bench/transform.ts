/**
 * Converting a document of 200,000 words: beside inflating and deflating the same bytes with the
 * system's zlib at the level that conversion packs with, and beside JSZip doing no more than that;
 * how long a large one keeps other requests waiting; and how soon hostile files are refused. The
 * first three take turns and each round is compared by itself: what else the machine does falls on
 * all alike.
 */

import { randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import JSZip from 'jszip';
import { disconnectDatabase } from '@/lib/db/prisma';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { clearDocuments } from '@/lib/services/transformer/clear-documents';
import { convertDocument, inspectDocument } from '@/lib/services/transformer/convert-document';
import { convertDocuments } from '@/lib/services/transformer/convert-documents';
import { DEFLATE_LEVEL } from '@/lib/services/transformer/document-package';
import { uploadDocuments } from '@/lib/services/transformer/upload-documents';
import { withClient } from '@/scripts/database/cluster';
import { corpus } from '../support/corpus';
import { documentOf, paragraph } from '../support/factories/documents';
import { hostileDocuments } from '../support/hostile-documents';
import { longestTurn } from '../support/loop-turns';
import { withBenchDatabases } from './support/bench-database';
import { median, report, say } from './support/figures';
import { addLearners } from './support/large-bank';

const WORDS = 200_000;
const ROUNDS = 20;
const WORDS_PER_RUN = 9;
const RUNS_PER_PARAGRAPH = 4;
const MOST_TURN_MS = 10;
const MOST_REFUSAL_MS = 200;
const MAIN = 'word/document.xml';
const BYTES_PER_MB = 1e6;
/** Nearly as large as a file may be. */
const LARGE_MB = 9.5;

const CELLS_PER_ROW = 3;
const ROWS_APART = 40;

/** As Word sets quotes while one types. */
function withTypographicQuotes(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/**
 * The words of our own rules, over and over, in runs with the properties that Word writes: paragraphs
 * of a numbered list, and now and then a row of a table.
 */
async function bodyOfWords(): Promise<string> {
  const { rules } = await corpus();
  const words = rules
    .flatMap(({ text }) => withTypographicQuotes(text).replace(/[&<>]/g, ' ').split(/\s+/))
    .filter(Boolean);
  const text = (start: number) =>
    Array.from({ length: WORDS_PER_RUN }, (_, index) => words[(start + index) % words.length]).join(' ');
  const list =
    '<w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
  const font = '<w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:sz w:val="24"/></w:rPr>';
  const paragraphs: string[] = [];
  for (let at = 0; at < WORDS; at += WORDS_PER_RUN * RUNS_PER_PARAGRAPH) {
    const texts = Array.from({ length: RUNS_PER_PARAGRAPH }, (_, index) => `${text(at + index * WORDS_PER_RUN)} `);
    const written = paragraph(...texts)
      .replace('<w:p>', `<w:p>${list}`)
      .replaceAll('<w:r>', `<w:r>${font}`);
    paragraphs.push(written);
    if (paragraphs.length % ROWS_APART === 0) {
      const cell = `<w:tc><w:tcPr><w:tcW w:w="3020" w:type="dxa"/></w:tcPr>${paragraph(text(at))}</w:tc>`;
      paragraphs.push(`<w:tbl><w:tr>${cell.repeat(CELLS_PER_ROW)}</w:tr></w:tbl>`);
    }
  }
  return paragraphs.join('');
}

/** The document with pictures that make it as large as one may be. */
async function withPictures(document: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await JSZip.loadAsync(document);
  zip.file('word/media/image1.png', randomBytes(LARGE_MB * BYTES_PER_MB - document.length), { compression: 'STORE' });
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }));
}

async function* sent(bytes: Uint8Array<ArrayBuffer>) {
  yield { filename: 'outline.docx', bytes };
}

/**
 * The longest that the event loop computes without a turn while a document is uploaded, kept and
 * converted, the database included; milliseconds, the middle of the rounds.
 */
async function medianLongestTurn(): Promise<number> {
  const large = await withPictures(document);
  const turns: number[] = [];
  await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
    const url = await create('transform');
    process.env.DATABASE_URL = url;
    const [userId = ''] = await withClient(url, (client) => addLearners(client, 1));
    for (let round = -2; round < ROUNDS; round += 1) {
      const files = sent(large.slice());
      const nowMs = Date.now();
      const turn = await longestTurn(async () => {
        await uploadDocuments({ userId, files, nowMs });
        await convertDocuments({ userId, options: DEFAULT_OPTIONS, nowMs });
      });
      if (round >= 0) turns.push(turn);
      await clearDocuments(userId);
    }
    await disconnectDatabase();
  });
  return median(turns);
}

const document = await documentOf(await bodyOfWords());
const main = await (await JSZip.loadAsync(document)).file(MAIN)?.async('nodebuffer');
if (!main) throw new Error('The document has no main part.');
const packed = deflateRawSync(main);
const level = { level: DEFLATE_LEVEL };

const runs = {
  floor: () => deflateRawSync(inflateRawSync(packed), level),
  conversion: () => convertDocument(document, DEFAULT_OPTIONS),
  jszip: async () => {
    const zip = await JSZip.loadAsync(document);
    for (const [name, entry] of Object.entries(zip.files)) zip.file(name, await entry.async('string'));
    return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
  },
};

async function measure(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

type Name = keyof typeof runs;
const names = Object.keys(runs) as Name[];
const millis: Record<Name, number[]> = { floor: [], conversion: [], jszip: [] };
for (let round = -2; round < ROUNDS; round += 1) {
  for (const name of names) {
    const taken = await measure(runs[name]);
    if (round >= 0) millis[name].push(taken);
  }
}
/** The middle one of the rounds' ratios. */
const ratioOf = (one: Name, other: Name) =>
  median(millis[one].map((taken, round) => taken / (millis[other][round] ?? Number.NaN)));
const ms = (name: Name) => `${median(millis[name]).toFixed(0)} ms`;
say(`  ${(document.length / 1e6).toFixed(1)} MB, its text ${(main.length / 1e6).toFixed(1)} MB unpacked`);
say(`  zlib alone ${ms('floor')}, at level ${DEFLATE_LEVEL}`);
say(`  conversion ${ms('conversion')}, JSZip alone ${ms('jszip')}`);

const turn = await medianLongestTurn();
say(`  one of ${LARGE_MB} MB uploaded, kept and converted: the longest turn of the loop ${turn.toFixed(1)} ms`);

const refusals = hostileDocuments().map(({ what, bytes }) => {
  const start = performance.now();
  try {
    inspectDocument(bytes);
  } catch (error) {
    if (error instanceof DocumentProblem) return { what, taken: performance.now() - start };
    throw error;
  }
  throw new Error(`Not refused: ${what}`);
});
const slowest = refusals.reduce((one, other) => (other.taken > one.taken ? other : one));
say(`  ${refusals.length} hostile files, the slowest refused: ${slowest.what}, ${slowest.taken.toFixed(1)} ms`);

report([
  { what: 'conversion to inflating and deflating with zlib', ratio: ratioOf('conversion', 'floor'), atMost: 1.5 },
  { what: 'unpacking and packing with JSZip to conversion', ratio: ratioOf('jszip', 'conversion'), atLeast: 2 },
  {
    what: 'milliseconds that the event loop takes without a turn to the 10 it may',
    ratio: turn / MOST_TURN_MS,
    atMost: 1,
  },
  { what: 'milliseconds of the slowest refusal to 200', ratio: slowest.taken / MOST_REFUSAL_MS, atMost: 1 },
]);
