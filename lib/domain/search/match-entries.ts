import { stemOf } from '@/lib/domain/text/stem';
import { MATCH_END, MATCH_START } from '@/lib/domain/understand/marked-html';

type EntryText = {
  id: string;
  title: string;
  /** Shown in part. */
  text: string;
  /** Found by, and never shown. */
  keywords: string;
};

export type Entry = EntryText & { words: WordSet; titleWords: WordSet };

type WordSet = { sorted: readonly string[]; stems: ReadonlySet<string> };

export type MatchedEntry = {
  id: string;
  /** With MATCH_START and MATCH_END around what was found, like the snippet. */
  title: string;
  snippet: string;
};

const WORD = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 30;
const BEFORE_MATCH = 60;
const SNIPPET_LENGTH = 180;
/** A shorter word is no beginning of another. */
const SHORTEST_BEGINNING = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

function wordSet(text: string): WordSet {
  const sorted = [...new Set(wordsOf(text))].sort();
  return { sorted, stems: new Set(sorted.map(stemOf)) };
}

/** Prepares a text to be searched; once, since it costs more than a search. */
export function entryOf(text: EntryText): Entry {
  return {
    ...text,
    titleWords: wordSet(text.title),
    words: wordSet(`${text.title} ${text.text} ${text.keywords}`),
  };
}

/** The first of the sorted words that does not come before `word`. */
function atOrAfter(sorted: readonly string[], word: string): string {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low] ?? '';
}

function matches(word: string, stem: string, wanted: string): boolean {
  if (word === wanted || (wanted.length >= SHORTEST_BEGINNING && word.startsWith(wanted))) return true;
  return stem === stemOf(wanted);
}

function holds({ sorted, stems }: WordSet, wanted: string): boolean {
  const next = atOrAfter(sorted, wanted);
  return next !== '' && matches(next, '', wanted) ? true : stems.has(stemOf(wanted));
}

/** Puts markers around the words of a text that are wanted. */
function mark(text: string, wanted: readonly string[]): string {
  return text.replace(WORD, (word) => {
    const plain = word.toLowerCase();
    const stem = stemOf(plain);
    return wanted.some((one) => matches(plain, stem, one)) ? `${MATCH_START}${word}${MATCH_END}` : word;
  });
}

/** The part of a text around the first wanted word, cut between words; its beginning where none is in it. */
function snippetOf(text: string, wanted: readonly string[]): string {
  const first = [...text.matchAll(WORD)].find(([word]) => {
    const plain = word.toLowerCase();
    const stem = stemOf(plain);
    return wanted.some((one) => matches(plain, stem, one));
  });
  const from = Math.max(0, (first?.index ?? 0) - BEFORE_MATCH);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = text.lastIndexOf(' ', start + SNIPPET_LENGTH);
  const piece =
    text.length <= start + SNIPPET_LENGTH
      ? text.slice(start)
      : text.slice(start, end > start ? end : start + SNIPPET_LENGTH);
  return mark(piece, wanted);
}

/**
 * The entries that hold all words of a search, as they are, in another form, or as the beginning of one; those first whose
 * title holds the most of them. At most 30 words are read.
 */
export function matchEntries(entries: readonly Entry[], query: string, limit: number): MatchedEntry[] {
  const wanted = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  if (wanted.length === 0) return [];
  return entries
    .filter(({ words }) => wanted.every((word) => holds(words, word)))
    .map((entry) => ({ entry, inTitle: wanted.filter((word) => holds(entry.titleWords, word)).length }))
    .sort((one, other) => other.inTitle - one.inTitle)
    .slice(0, limit)
    .map(({ entry: { id, title, text } }) => ({ id, title: mark(title, wanted), snippet: snippetOf(text, wanted) }));
}
