import { stringify } from 'csv-stringify/sync';
import type { OwnCardText } from './own-card';

/** The text formats in which cards come and go. */
export const CARD_FILE_FORMATS = ['csv', 'tsv', 'anki'] as const;
export type CardFileFormat = (typeof CARD_FILE_FORMATS)[number];

/** The columns of a CSV or TSV file, by the names in its first line. */
export const CARD_COLUMNS = ['front', 'back', 'deck', 'tags'] as const;

/** Anki's header lines for the files we write; https://docs.ankiweb.net/importing/text-files.html. */
const ANKI_HEADER = [
  '#separator:Tab',
  '#html:false',
  '#columns:Front\tBack\tDeck\tTags',
  '#deck column:3',
  '#tags column:4',
];

/** Which format a file has, by its name and its first line. */
export function guessCardFileFormat(fileName: string, text: string): CardFileFormat {
  const firstLine = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, 1)[0] ?? '';
  if (/^#[a-z ]+:/i.test(firstLine)) return 'anki';
  if (/\.(tsv|tab)$/i.test(fileName)) return 'tsv';
  if (/\.csv$/i.test(fileName)) return 'csv';
  return /\.txt$/i.test(fileName) || firstLine.includes('\t') ? 'anki' : 'csv';
}

/** Cards as a file that `readCardFile` reads back as they were. */
export function writeCardFile(format: CardFileFormat, cards: readonly OwnCardText[]): string {
  const rows = cards.map(({ front, back, deck, tags }) => [front, back, deck, tags.join(' ')]);
  const options = { delimiter: format === 'csv' ? ',' : '\t', quoted_string: true, record_delimiter: '\n' };
  if (format === 'anki') return `${ANKI_HEADER.join('\n')}\n${stringify(rows, options)}`;
  return CARD_COLUMNS.join(options.delimiter) + options.record_delimiter + stringify(rows, options);
}
