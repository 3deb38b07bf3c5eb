import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_FILE_FORMATS, guessCardFileFormat } from './card-file-format';
import { MAX_IMPORT_ROWS } from './constants';
import { normalizeOwnCard, type OwnCardText, ownCardProblem } from './own-card';
import { readCardFile } from './read-card-file';
import { cardFileHeader, cardFileRows } from './write-card-file';

const card = (front: string, back: string, deck = '', tags: string[] = []): OwnCardText => ({
  front,
  back,
  deck,
  tags,
});

// Everything that separates, quotes, comments or breaks, beside ordinary text.
const text = fc
  .array(fc.oneof(fc.constantFrom('"', ',', ';', '\t', '\n', '#', ' ', 'front', 'back', '\uFEFF'), fc.string()), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));
const anyCard = fc
  .record({ front: text, back: text, deck: text, tags: fc.array(text, { maxLength: 3 }) })
  .map(normalizeOwnCard)
  .filter((one) => ownCardProblem(one) === null);

describe.each(CARD_FILE_FORMATS)('a %s file', (format) => {
  it('gives back any cards that were written to it', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 6 }), (cards) => {
        const file = cardFileHeader(format) + cardFileRows(format, cards);
        expect(readCardFile(format, file)).toEqual({ cards, problems: [] });
        expect(readCardFile(format, `\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual({ cards, problems: [] });
      }),
    );
  });

  it('is guessed from what was written', () => {
    const file = cardFileHeader(format) + cardFileRows(format, [card('a', 'b')]);
    expect(guessCardFileFormat({ csv: 'cards.csv', tsv: 'cards.tsv', anki: 'export' }[format], file)).toBe(format);
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(text, (anything) => {
        const { cards, problems } = readCardFile(format, anything);
        for (const one of cards) expect(ownCardProblem(one)).toBeNull();
        for (const { line } of problems) expect(line).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('a table', () => {
  it('finds its columns by their names, in any order', () => {
    expect(readCardFile('csv', 'Tags,BACK,other,Front\nx y,answer,-,question\n').cards).toEqual([
      card('question', 'answer', '', ['x', 'y']),
    ]);
  });

  it('takes the first two columns without names', () => {
    expect(readCardFile('tsv', 'question\tanswer\n').cards).toEqual([card('question', 'answer')]);
  });

  it('says by line what is no card, and reads the rest', () => {
    const file = 'front,back\n"two\nlines",ok\n\nalone\n,no front\nlast,"one"\n';
    expect(readCardFile('csv', file)).toEqual({
      cards: [card('two\nlines', 'ok'), card('last', 'one')],
      problems: [
        { line: 5, msg: 'The back is empty.' },
        { line: 6, msg: 'The front is empty.' },
      ],
    });
  });

  it('says where a quotation mark stays open', () => {
    const { cards, problems } = readCardFile('csv', 'a,b\nc,"d\ne,f\n');
    expect(cards).toEqual([card('a', 'b')]);
    expect(problems).toEqual([{ line: 2, msg: expect.stringContaining('never closes') }]);
    const later = readCardFile('csv', 'front,back\n"a\nb",c\n\nd,"e\nf,g\nh\n');
    expect(later.cards).toEqual([card('a\nb', 'c')]);
    expect(later.problems).toMatchObject([{ line: 5 }]);
    expect(readCardFile('csv', '"a,b\nc,d').problems).toMatchObject([{ line: 1 }]);
  });

  it('refuses what is too long, control characters and endless tags', () => {
    const { cards, problems } = readCardFile(
      'csv',
      `${'x'.repeat(2_001)},b\na,${'x'.repeat(5_001)}\na\u0007,b\na,b,,${'t'.repeat(51)}\n`,
    );
    expect(cards).toEqual([]);
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });
});

describe('Anki’s text format', () => {
  it('goes by its headers', () => {
    const file = [
      '#separator:Semicolon',
      '#html:true',
      '#deck column:2',
      '#tags column:4',
      '#notetype column:1',
      '# a comment',
      'Basic;Law;<b>Hearsay</b>;evi old;"Said out of court<br>for its truth &amp; more"',
    ].join('\n');
    expect(readCardFile('anki', file)).toEqual({
      cards: [card('Hearsay', 'Said out of court\nfor its truth & more', 'Law', ['evi', 'old'])],
      problems: [],
    });
  });

  it('goes by named columns, a common deck and common tags', () => {
    const file = '#separator:tab\n#columns:Back\tFront\n#deck:Bar\n#tags:one two\nanswer\tquestion\n';
    expect(readCardFile('anki', file).cards).toEqual([card('question', 'answer', 'Bar', ['one', 'two'])]);
  });

  it('reads what is common to all rows once, however much it is', () => {
    const rows = 'a\tb\n'.repeat(1_000);
    const problems = (msg: string) => Array.from({ length: 1_000 }, (_, row) => ({ line: row + 2, msg }));
    const tags = Array.from({ length: 100_000 }, (_, at) => `t${at}`).join(' ');
    expect(readCardFile('anki', `#tags:${tags}\n${rows}`).problems).toEqual(problems('There are more than 20 tags.'));
    expect(readCardFile('anki', `#deck:${'d '.repeat(300_000)}\n${rows}`).problems).toEqual(
      problems('The deck name is longer than 100 characters.'),
    );
    const tag = 'A tag is longer than 50 characters.';
    expect(readCardFile('anki', `#tags:${'t'.repeat(600_000)}\n${rows}`).problems).toEqual(problems(tag));
  });

  it('takes a quotation mark within a field as it stands', () => {
    expect(readCardFile('anki', 'the "best" evidence\trule\n').cards).toEqual([card('the "best" evidence', 'rule')]);
  });

  it('refuses a separator that it does not know', () => {
    expect(readCardFile('anki', '#separator:Elephant\na\tb\n')).toEqual({
      cards: [],
      problems: [{ line: 1, msg: 'The separator “Elephant” is not supported.' }],
    });
  });
});

describe('a file with more than is read', () => {
  it('of rows gives the first, and names the line from which they are left out', () => {
    const { cards, problems } = readCardFile('csv', 'a,b\n'.repeat(MAX_IMPORT_ROWS + 5));
    expect(cards).toHaveLength(MAX_IMPORT_ROWS);
    expect(problems).toEqual([
      { line: MAX_IMPORT_ROWS + 1, msg: 'At most 10,000 rows are read at once; put the rest in another file.' },
    ]);
  });
});
