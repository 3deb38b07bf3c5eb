import { findWords, shortenWord } from './first-letters';
import type { ConversionOptions } from './options';

/**
 * The text on which the options are tried: the first of several lines is a heading, what stands
 * between asterisks is bold.
 */

export const DEFAULT_SAMPLE = `Products Liability
Under § 402A, a seller is *strictly liable* for a defective product that is unreasonably dangerous. There are 3 kinds of defect.`;
export const MAX_SAMPLE_LENGTH = 1_000;

export type SampleLine = { isHeading: boolean; parts: { text: string; isBold: boolean }[] };

const BOLD = /\*([^*]+)\*/g;

/** A line without its asterisks, and for each of its UTF-16 units whether it is bold. */
function readLine(line: string): { text: string; bold: boolean[] } {
  let text = '';
  const bold: boolean[] = [];
  const take = (piece: string, isBold: boolean) => {
    text += piece;
    for (let unit = 0; unit < piece.length; unit++) bold.push(isBold);
  };
  let end = 0;
  for (const { 0: marked, 1: inner = '', index } of line.matchAll(BOLD)) {
    take(line.slice(end, index), false);
    take(inner, true);
    end = index + marked.length;
  }
  take(line.slice(end), false);
  return { text, bold };
}

/** What the options make of a sample, line by line; as in a document, a word is as bold as its beginning. */
export function convertSample(sample: string, options: ConversionOptions): SampleLine[] {
  const lines = sample.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const isHeading = index === 0 && lines.length > 1;
    const { text, bold } = readLine(line);
    const parts: SampleLine['parts'] = [];
    const write = (piece: string, isBold: boolean) => {
      const last = parts.at(-1);
      if (last?.isBold === isBold) last.text += piece;
      else parts.push({ text: piece, isBold });
    };
    const copy = (start: number, end: number) => {
      for (let unit = start; unit < end; unit++) write(text.charAt(unit), bold[unit] === true);
    };

    let end = 0;
    for (const word of findWords(text)) {
      copy(end, word.start);
      const isBold = bold[word.start] === true;
      const isKept = (isHeading && options.keepHeadings) || (isBold && options.keepBold);
      write(isKept ? text.slice(word.start, word.end) : shortenWord(text, word, options), isBold);
      end = word.end;
    }
    copy(end, text.length);
    return { isHeading, parts };
  });
}
