/** The text formats in which cards come and go. */
export const CARD_FILE_FORMATS = ['csv', 'tsv', 'anki'] as const;
export type CardFileFormat = (typeof CARD_FILE_FORMATS)[number];

/** The columns of a CSV or TSV file, by the names in its first line. */
export const CARD_COLUMNS = ['front', 'back', 'deck', 'tags'] as const;

/** Which format a file has, by its name and its first line. */
export function guessCardFileFormat(fileName: string, text: string): CardFileFormat {
  const firstLine = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, 1)[0] ?? '';
  if (/^#[a-z ]+:/i.test(firstLine)) return 'anki';
  if (/\.(tsv|tab)$/i.test(fileName)) return 'tsv';
  if (/\.csv$/i.test(fileName)) return 'csv';
  return /\.txt$/i.test(fileName) || firstLine.includes('\t') ? 'anki' : 'csv';
}
