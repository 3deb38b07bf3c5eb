/**
 * Converting a document of 200,000 words: beside inflating and deflating the same bytes with the
 * system's zlib, and beside JSZip doing no more than that; how long other requests wait meanwhile;
 * and how soon hostile files are refused.
 */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import JSZip from 'jszip';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { convertDocument, inspectDocument } from '@/lib/services/transformer/convert-document';
import { runConversion } from '@/lib/services/transformer/run-conversion';
import { corpus } from '../support/corpus';
import { documentOf, paragraph } from '../support/factories/documents';
import { hostileDocuments } from '../support/hostile-documents';
import { lowerQuartile, report, say } from './support/figures';

const WORDS = 200_000;
const ROUNDS = 12;
const WORDS_PER_RUN = 9;
const RUNS_PER_PARAGRAPH = 4;
const MOST_STALL_MS = 10;
const MOST_REFUSAL_MS = 200;
const MAIN = 'word/document.xml';
const NANOSECONDS_PER_MS = 1e6;

/** The words of our own rules, over and over, in runs with the properties that Word writes. */
async function bodyOfWords(): Promise<string> {
  const { rules } = await corpus();
  const words = rules.flatMap(({ text }) => text.replace(/[&<>]/g, ' ').split(/\s+/)).filter(Boolean);
  const text = (start: number) =>
    Array.from({ length: WORDS_PER_RUN }, (_, index) => words[(start + index) % words.length]).join(' ');
  const list =
    '<w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
  const font = '<w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:sz w:val="24"/></w:rPr>';
  const paragraphs: string[] = [];
  for (let at = 0; at < WORDS; at += WORDS_PER_RUN * RUNS_PER_PARAGRAPH) {
    const texts = Array.from({ length: RUNS_PER_PARAGRAPH }, (_, index) => `${text(at + index * WORDS_PER_RUN)} `);
    paragraphs.push(
      paragraph(...texts)
        .replace('<w:p>', `<w:p>${list}`)
        .replaceAll('<w:r>', `<w:r>${font}`),
    );
  }
  return paragraphs.join('');
}

const document = await documentOf(await bodyOfWords());
const main = await (await JSZip.loadAsync(document)).file(MAIN)?.async('nodebuffer');
if (!main) throw new Error('The document has no main part.');
const packed = deflateRawSync(main);

const runs = {
  floor: () => deflateRawSync(inflateRawSync(packed)),
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

const millis: Record<keyof typeof runs, number[]> = { floor: [], conversion: [], jszip: [] };
for (let round = -2; round < ROUNDS; round += 1) {
  for (const name of ['floor', 'conversion', 'jszip'] as const) {
    const taken = await measure(runs[name]);
    if (round >= 0) millis[name].push(taken);
  }
}
const [floor, conversion, jszip] = [millis.floor, millis.conversion, millis.jszip].map(lowerQuartile) as [
  number,
  number,
  number,
];
const ms = (value: number) => `${value.toFixed(0)} ms`;
say(`  ${(document.length / 1e6).toFixed(1)} MB, its text ${(main.length / 1e6).toFixed(1)} MB unpacked`);
say(`  zlib alone ${ms(floor)}, conversion ${ms(conversion)}, JSZip alone ${ms(jszip)}`);

await runConversion(document, DEFAULT_OPTIONS);
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
for (let round = 0; round < ROUNDS; round += 1) await runConversion(document, DEFAULT_OPTIONS);
delays.disable();
// The histogram counts the resolution itself.
const stall = delays.percentile(99.9) / NANOSECONDS_PER_MS - 1;
say(`  while converting in its thread: 999 of 1,000 turns of the loop late by at most ${stall.toFixed(1)} ms`);

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
  { what: 'conversion to inflating and deflating with zlib', ratio: conversion / floor, atMost: 1.5 },
  { what: 'unpacking and packing with JSZip to conversion', ratio: jszip / conversion, atLeast: 2 },
  { what: 'milliseconds another request waits to the 10 it may', ratio: stall / MOST_STALL_MS, atMost: 1 },
  { what: 'milliseconds of the slowest refusal to 200', ratio: slowest.taken / MOST_REFUSAL_MS, atMost: 1 },
]);
