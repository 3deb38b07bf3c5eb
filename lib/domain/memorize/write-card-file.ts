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

/** Cards as a file that `readCardFile` reads back as they were. */
export function writeCardFile(format: CardFileFormat, cards: readonly OwnCardText[]): string {
  const rows = cards.map(({ front, back, deck, tags }) => [front, back, deck, tags.join(' ')]);
  const options = { delimiter: format === 'csv' ? ',' : '\t', quoted_string: true, record_delimiter: '\n' };
  if (format === 'anki') return `${ANKI_HEADER.join('\n')}\n${stringify(rows, options)}`;
  return CARD_COLUMNS.join(options.delimiter) + options.record_delimiter + stringify(rows, options);
}
