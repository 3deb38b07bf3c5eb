import { CsvError, parse } from 'csv-parse/sync';
import { linesOfHtml } from '@/lib/domain/html/plain-text';
import { CARD_COLUMNS, type CardFileFormat } from './card-file-format';
import { MAX_DECK_NAME_LENGTH, MAX_IMPORT_ROWS, MAX_TAG_LENGTH, MAX_TAGS } from './constants';
import { normalizeOwnCard, type OwnCardText, ownCardProblem } from './own-card';

/** Something in a file that is no card. */
export type CardFileProblem = {
  /** Line of the file, from 1. */
  line: number;
  msg: string;
};

export type CardFileContent = { cards: OwnCardText[]; problems: CardFileProblem[] };

/** Where the parts of a card stand in a row, from 0; what every row of the file has in common. */
type Layout = {
  front: number;
  back: number;
  deck: number | null;
  tags: number | null;
  commonDeck: string;
  commonTags: string[];
  isHtml: boolean;
};

type Row = { fields: string[]; line: number };

const TOO_MANY_ROWS = `At most ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows are read at once; put the rest in another file.`;

const SEPARATORS: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/**
 * Reads cards from the text of a file, whatever it holds: rows that are no cards are left out and
 * named with their lines. CSV and TSV may name their columns (front, back, deck, tags) in the first
 * line and have them in this order otherwise. Anki's text format says by its `#` lines what is where
 * (https://docs.ankiweb.net/importing/text-files.html); HTML becomes plain text.
 */
export function readCardFile(format: CardFileFormat, text: string): CardFileContent {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return format === 'anki' ? readAnki(lines) : readTable(lines, format === 'csv' ? ',' : '\t');
}

function parseRows(
  text: string,
  delimiter: string,
  hasComments: boolean,
): { rows: Row[]; problems: CardFileProblem[] } {
  const rows: Row[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // One more than are read, to tell that there are more.
      to: MAX_IMPORT_ROWS + 1,
      ...(hasComments && { comment: '#', comment_no_infix: true }),
      on_record: (fields: string[], { lines }) => {
        // The parser counts the line on which a row ends.
        const breaks = fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);
        rows.push({ fields, line: lines - breaks });
        lastLine = lines;
        return null;
      },
    });
    const further = rows.splice(MAX_IMPORT_ROWS)[0];
    return { rows, problems: further ? [{ line: further.line, msg: TOO_MANY_ROWS }] : [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser notices at the end of the file: what is wrong begins with the row after the last one read.
    const rest = text.split('\n').slice(lastLine);
    const line =
      lastLine +
      1 +
      Math.max(
        0,
        rest.findIndex((one) => one.trim() !== ''),
      );
    const msg =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark opens in this row and never closes; the rest of the file cannot be read.'
        : 'The file cannot be read from here on.';
    return { rows, problems: [{ line, msg }] };
  }
}

function readTable(text: string, delimiter: string): CardFileContent {
  const { rows, problems } = parseRows(text, delimiter, false);
  const names = rows[0]?.fields.map((name) => name.trim().toLowerCase()) ?? [];
  const places = CARD_COLUMNS.map((column) => names.indexOf(column));
  const [front = -1, back = -1, deck = -1, tags = -1] = places;
  const common = { commonDeck: '', commonTags: [], isHtml: false };
  if (front < 0 || back < 0) return collect(rows, problems, { front: 0, back: 1, deck: 2, tags: 3, ...common });
  const layout = { front, back, deck: deck < 0 ? null : deck, tags: tags < 0 ? null : tags, ...common };
  return collect(rows.slice(1), problems, layout);
}

function readAnki(text: string): CardFileContent {
  const headers = new Map<string, string>();
  const problems: CardFileProblem[] = [];
  const lines = text.split('\n');
  let headerCount = 0;
  for (; lines[headerCount]?.startsWith('#'); headerCount += 1) {
    const [, name, value] = /^#([a-z ]+):(.*)$/i.exec(lines[headerCount] ?? '') ?? [];
    if (name !== undefined && value !== undefined) headers.set(name.toLowerCase(), value);
  }

  const separatorName = headers.get('separator') ?? '';
  const delimiter = SEPARATORS[separatorName.trim().toLowerCase()] ?? separatorName;
  if (headers.has('separator') && delimiter.length !== 1) {
    problems.push({ line: 1, msg: `The separator “${separatorName.slice(0, 20)}” is not supported.` });
    return { cards: [], problems };
  }
  // The header keeps its lines, as comments, so that the lines are counted right.
  const parsed = parseRows(text, delimiter || guessDelimiter(lines[headerCount] ?? ''), true);
  const layout = ankiLayout(headers, delimiter || '\t');
  return collect(parsed.rows, [...problems, ...parsed.problems], layout);
}

/** Without a header Anki goes by the first line: a tab if it holds one. */
function guessDelimiter(line: string): string {
  return ['\t', ';', ','].find((delimiter) => line.includes(delimiter)) ?? '\t';
}

function ankiLayout(headers: ReadonlyMap<string, string>, delimiter: string): Layout {
  const column = (name: string) => {
    const place = Number(headers.get(`${name} column`));
    return Number.isInteger(place) && place >= 1 ? place - 1 : null;
  };
  const special = { deck: column('deck'), tags: column('tags'), notetype: column('notetype'), guid: column('guid') };
  const taken = new Set(Object.values(special));
  const names = (headers.get('columns') ?? '').split(delimiter).map((name) => name.trim().toLowerCase());
  const ordinary = Array.from({ length: taken.size + 2 }, (_, place) => place).filter((place) => !taken.has(place));
  const named = (name: string) => {
    const place = names.indexOf(name);
    return place >= 0 && !taken.has(place) ? place : null;
  };
  const front = named('front');
  const back = named('back');
  const isNamed = front !== null && back !== null;
  return {
    front: (isNamed ? front : ordinary[0]) ?? 0,
    back: (isNamed ? back : ordinary[1]) ?? 1,
    deck: special.deck,
    tags: special.tags,
    ...commonParts(headers),
    isHtml: headers.get('html')?.trim().toLowerCase() === 'true',
  };
}

/** What a header gives to every row: read once, and no more of it than it takes to see that it is too much. */
function commonParts(headers: ReadonlyMap<string, string>): Pick<Layout, 'commonDeck' | 'commonTags'> {
  const named = { front: '', back: '', deck: headers.get('deck') ?? '', tags: [headers.get('tags') ?? ''] };
  const { deck, tags } = normalizeOwnCard(named);
  return {
    commonDeck: deck.slice(0, MAX_DECK_NAME_LENGTH + 1),
    commonTags: tags.slice(0, MAX_TAGS + 1).map((tag) => tag.slice(0, MAX_TAG_LENGTH + 1)),
  };
}

function collect(rows: readonly Row[], problems: readonly CardFileProblem[], layout: Layout): CardFileContent {
  const cards: OwnCardText[] = [];
  const found: CardFileProblem[] = [];
  for (const { fields, line } of rows) {
    const field = (place: number | null) => (place === null ? '' : (fields[place] ?? ''));
    const side = (place: number) => (layout.isHtml ? linesOfHtml(field(place)) : field(place));
    const card = normalizeOwnCard({
      front: side(layout.front),
      back: side(layout.back),
      deck: field(layout.deck) || layout.commonDeck,
      tags: [...layout.commonTags, field(layout.tags)],
    });
    const problem = ownCardProblem(card);
    if (problem) found.push({ line, msg: problem });
    else cards.push(card);
  }
  return { cards, problems: [...found, ...problems].sort((a, b) => a.line - b.line) };
}
