import { unsupportedMarkdown } from '@/lib/content/markdown';
import type { Pack } from '@/lib/content/pack';
import { isFoldedBlock, problemAt, problemAtTextLine } from '@/lib/content/source-file';
import type { Check } from './check';

/** Longest part of a text that a finding quotes, in characters. */
const QUOTED_CHARACTERS = 40;

/** Learners see every Markdown text as its author wrote it: nothing in it is dropped or runs together. */
export const markdownSupported: Check = {
  name: 'markdown',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    markdownTexts(pack).flatMap(({ at, field, text }) => [
      ...(isFoldedBlock(at, field) && /[^\n]\n[^\n]/.test(text)
        ? [problemAt(at, `The paragraphs of '${field}' run together in a folded block; write | instead of >.`, field)]
        : []),
      ...unsupportedMarkdown(text).map(({ line, source }) => {
        const quoted = source.replace(/\s+/g, ' ').slice(0, QUOTED_CHARACTERS);
        return problemAtTextLine(at, `'${quoted}' is Markdown that learners would not see.`, line, field);
      }),
    ]),
};

function markdownTexts(pack: Pack) {
  return [
    ...pack.essays.flatMap(({ at, question, answer }) => [
      { at, field: 'question', text: question },
      { at, field: 'answer', text: answer },
    ]),
    ...pack.explanations.flatMap(({ at, about, tested, example, mnemonic = '' }) =>
      Object.entries({ about, tested, example, mnemonic }).map(([field, text]) => ({ at, field, text })),
    ),
  ];
}
