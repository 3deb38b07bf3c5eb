import { stringify } from 'csv-stringify/sync';
import { CARD_COLUMNS, type CardFileFormat } from './card-file-format';
import type { OwnCardText } from './own-card';

/** Anki's header lines for the files we write; https://docs.ankiweb.net/importing/text-files.html. */
const ANKI_HEADER = [
  '#separator:Tab',
  '#html:false',
  '#columns:Front\tBack\tDeck\tTags',
  '#deck column:3',
  '#tags column:4',
];

const RECORD_DELIMITER = '\n';
const delimiterOf = (format: CardFileFormat) => (format === 'csv' ? ',' : '\t');

/** How a file of cards begins. */
export function cardFileHeader(format: CardFileFormat): string {
  const lines = format === 'anki' ? ANKI_HEADER : [CARD_COLUMNS.join(delimiterOf(format))];
  return lines.join(RECORD_DELIMITER) + RECORD_DELIMITER;
}

/** Cards as rows of a file that `readCardFile` reads back as they were. */
export function cardFileRows(format: CardFileFormat, cards: readonly OwnCardText[]): string {
  const rows = cards.map(({ front, back, deck, tags }) => [front, back, deck, tags.join(' ')]);
  return stringify(rows, {
    delimiter: delimiterOf(format),
    quoted_string: true,
    record_delimiter: RECORD_DELIMITER,
  });
}
