import { database } from '@/lib/db/prisma';
import { fill } from '../costly-answers';
import type { WorstInput, WorstInputs } from './worst-input';

const BYTES = 999_000;

const rows = (row: (index: number) => string) => {
  let text = '';
  for (let index = 0; text.length < BYTES; index += 1) text += row(index);
  return text.slice(0, BYTES);
};

const FILES: Record<string, { format: 'csv' | 'tsv' | 'anki'; text: () => string; status?: number }> = {
  cards: { format: 'csv', text: () => rows((index) => `front ${index},back ${'b'.repeat(480)}\n`) },
  'rows that are no cards': { format: 'csv', text: () => fill('a,\n', BYTES) },
  commas: { format: 'csv', text: () => fill(',', BYTES) },
  'quotation marks': { format: 'csv', text: () => fill('"', BYTES) },
  'a quotation that never ends': { format: 'csv', text: () => `a,b\n"${fill('a\n', BYTES)}` },
  'line breaks in quotations': { format: 'csv', text: () => fill('"a\n\n\n\n\n\n\n\n\n",b\n', BYTES) },
  'blank lines': { format: 'csv', text: () => fill('\n', BYTES) },
  'carriage returns': { format: 'tsv', text: () => fill('a\tb\r', BYTES), status: 200 },
  tags: {
    format: 'csv',
    status: 400,
    text: () => `front,back,deck,tags\n${rows((index) => `f${index},b,d,${'t '.repeat(20)}\n`)}`,
  },
  headers: { format: 'anki', text: () => fill('#a:b\n', BYTES) },
  columns: { format: 'anki', text: () => `#columns:${fill('a\t', BYTES)}` },
  'HTML of blanks': { format: 'anki', text: () => `#html:true\n${fill(' ', 120_000)}a\tb\n` },
  'HTML of line breaks': { format: 'anki', text: () => `#html:true\n${fill('<br>', 160_000)}a\tb\n` },
  'HTML of elements left open': { format: 'anki', text: () => `#html:true\n${fill('<div><b>', BYTES)}\tb\n` },
  'HTML of brackets': { format: 'anki', text: () => `#html:true\n${fill('<', BYTES)}\tb\n` },
  'HTML of entities': { format: 'anki', text: () => `#html:true\n${fill('&amp;&', BYTES)}\tb\n` },
  'HTML in every row': { format: 'anki', text: () => `#html:true\n${fill('<b>a</b>\t<i>b</i>\n', BYTES)}` },
};

export const CARD_FILES: WorstInputs = {
  'POST /cards/import': ({ newcomer: { id: userId, token } }) => {
    const cards = { format: 'csv', text: rows((index) => `front ${index},back ${'b'.repeat(480)}\n`) };
    const most = { format: 'csv', text: rows((index) => `front ${index},back ${'b'.repeat(220)}\n`) };
    return [
      ...Object.entries(FILES).map(
        ([what, { format, text, status = 200 }]): WorstInput => ({
          what,
          status,
          token,
          json: { format, text: text() },
        }),
      ),
      {
        what: 'cards that are kept',
        status: 200,
        token,
        json: { ...most, commit: true },
        prepare: () => database().ownCard.deleteMany({ where: { userId } }),
      },
      { what: 'cards beside as many as there may be', status: 400, json: cards },
    ];
  },
};
