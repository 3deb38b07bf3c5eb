import { mergeNumbers } from './numbers';

/** A word with its place in the text: `start` included, `end` not (UTF-16 units). */
export type Word = {
  start: number;
  end: number;
  /** Lower case, without accents, possessive endings and marks; numbers in digits. */
  word: string;
};

const WORD =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?\p{L}*|\d(?<![\d/]\d)\/(?:10|[2-9])(?![\d/])|\d+\.\d+\p{L}*|\d+\p{L}*|(?:\p{L}\.){2,8}(?!\p{L})|\p{L}[\p{L}\p{M}]*(?:['’ʼ`]\p{L}+)*|[§%&½¼¾⅓⅔]/gu;

/** Signs that stand for words. */
const SIGNS = new Map([
  ['§', 'section'],
  ['%', 'percent'],
  ['&', 'and'],
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
]);

/** First parts that English writes joined, hyphenated or apart: co-conspirator, non-public, pre-trial. */
const JOINED_PREFIXES = new Set('anti co counter de inter mis non pre re semi sub un'.split(' '));
const LOOSE_PREFIXES = new Set(['anti', 'counter', 'non']);

const CONTRACTED_WORDS = new Map([
  ['cannot', 'cannot'],
  ["can't", 'cant'],
  ["won't", 'wont'],
  ...'there here where that what who he she it you they we i'
    .split(' ')
    .flatMap((subject) =>
      [`${subject}s`, `${subject}re`, `${subject}ve`, `${subject}ll`].map((form): [string, string] => [form, subject]),
    )
    .filter(([form]) => !['its', 'here', 'there', 'were', 'well', 'ill', 'shell', 'hell', 'is'].includes(form)),
]);

/** The words of a text in their order; hyphenated words come apart unless the first part is a prefix. */
export function scanWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = { start: match.index, end: match.index + match[0].length, word: normalizeWord(match[0]) };
    const previous = words.at(-1);
    if (previous && isOneWord(previous, word, text)) {
      previous.word += word.word;
      previous.end = word.end;
    } else words.push(word);
  }
  return mergeNumbers(words, text);
}

const normalized = new Map<string, string>();
/** Learners write what they like: beyond this many words the memory begins anew, and it holds no long ones. */
const REMEMBERED_WORDS = 20_000;
const LONGEST_REMEMBERED = 40;

function normalizeWord(raw: string): string {
  const known = normalized.get(raw);
  if (known !== undefined) return known;
  if (raw.length > LONGEST_REMEMBERED) return foldWord(raw);
  if (normalized.size >= REMEMBERED_WORDS) normalized.clear();
  // A copy: a part of a string keeps the whole text in memory.
  const copy = ` ${raw}`.slice(1);
  const word = foldWord(copy);
  normalized.set(copy, word);
  return word;
}

/** Folds case, accents and kinds of apostrophes; takes a possessive or a contracted verb off. */
function foldWord(raw: string): string {
  const sign = SIGNS.get(raw);
  if (sign) return sign;
  const folded = foldAccents(raw).toLowerCase().replace(/[’ʼ`]/g, "'");
  if (/^(?:\p{L}\.)+$/u.test(folded)) return folded.replaceAll('.', '');
  const contracted = CONTRACTED_WORDS.get(folded);
  if (contracted) return contracted;
  if (folded.endsWith("n't")) return folded.replace("'", '');
  return folded.replace(/'(?:s|m|re|ve|d|ll)$/, '').replaceAll("'", '');
}

function foldAccents(text: string): string {
  // Greek letters are party symbols (π, Δ) and bear no accents here; plain ASCII needs no work.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is meant
  return /^[\u0000-\u007F]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function isOneWord(previous: Word, word: Word, text: string): boolean {
  if (!JOINED_PREFIXES.has(previous.word) || !/^\p{L}/u.test(word.word)) return false;
  const between = text.slice(previous.end, word.start);
  return (
    between === '-' || between === '‐' || between === '‑' || (between === ' ' && LOOSE_PREFIXES.has(previous.word))
  );
}
