import { trimCharacters } from '@/lib/domain/text/trim-characters';
/** How a learner's search is put to PostgreSQL's full text search. */

export type Abbreviation = { abbr: string; full: string };

/** A word of the content and the stem under which it is indexed. */
export type StemmedWord = { word: string; stem: string };

/** What a search may draw on beside its own words. */
export type SearchAids = { abbreviations: readonly Abbreviation[]; words: readonly StemmedWord[] };

export type SearchPlan = {
  /** Alternatives in the language of `websearch_to_tsquery`; what any of them finds is found. */
  texts: string[];
  /** The last word as the beginning of one; null where it cannot be. */
  beginning: {
    /** What must be found beside it, in the same language; may be empty. */
    beside: string;
    /** Letters and digits only, lower case. */
    letters: string;
    /** Stems of words that begin so while their stem does not: 'negligenc' is longer than 'neglig'. */
    stems: string[];
  } | null;
};

/** With every further abbreviation the alternatives multiply. */
const MAX_ALTERNATIVES = 8;
/** Letters and digits that can be the beginning of a word, not of half the dictionary. */
const BEGINNING = /^[\p{L}\p{N}]{3,}$/u;

/** Controls, halves of characters, private use and the like: nothing that anybody searches for. */
const NO_TEXT = /[\p{C}]/gu;
const TOKEN = /-?"[^"]*"?|\S+/g;

/**
 * Reads what was typed: words are all wanted, "quotes" hold a phrase, `or` and a leading `-` work as
 * in web search. An abbreviation of the content is looked for in full as well, as a phrase or, when
 * `isLoose`, by the words of it wherever they stand. The last word counts as the beginning of one,
 * because learners search while they type; an abbreviation in capitals is complete. Never fails.
 */
export function planSearch(typed: string, { abbreviations, words }: SearchAids, isLoose = false): SearchPlan {
  const tokens = plainQuotes(typed).replace(NO_TEXT, ' ').match(TOKEN) ?? [];
  const fullForms = formsByAbbreviation(abbreviations, isLoose);
  let alternatives: string[][] = [[]];
  for (const token of tokens) {
    const forms = [spaced(token), ...(fullForms.get(abbreviationKey(token)) ?? [])];
    const wanted = alternatives.length * forms.length <= MAX_ALTERNATIVES ? forms : forms.slice(0, 1);
    alternatives = wanted.flatMap((form) => alternatives.map((parts) => [...parts, form]));
  }
  const last = tokens.at(-1) ?? '';
  const isComplete = /\p{Lu}.*\p{Lu}/u.test(last) && fullForms.has(abbreviationKey(last));
  return {
    texts: alternatives.map((parts) => parts.join(' ')),
    beginning: isComplete ? null : findBeginning(tokens, words),
  };
}

function plainQuotes(text: string): string {
  return text.normalize('NFC').replace(/[“”„«»]/g, '"');
}

/** 'subject-matter' as two words: a text that writes them apart is found too. A leading '-' stays. */
function spaced(token: string): string {
  return token.replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ');
}

/** 'S.M.J.,' and 'smj' are one abbreviation. */
function abbreviationKey(token: string): string {
  return trimCharacters(token.toLowerCase(), '("\'', ')"\',;:!?').replaceAll('.', '');
}

/** The full forms of each abbreviation, each as a phrase or as its words. */
function formsByAbbreviation(abbreviations: readonly Abbreviation[], isLoose: boolean): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const { abbr, full } of abbreviations) {
    const words = spaced(full).replaceAll('"', ' ');
    const form = isLoose ? words : `"${words}"`;
    forms.set(abbreviationKey(abbr), [...(forms.get(abbreviationKey(abbr)) ?? []), form]);
  }
  return forms;
}

function findBeginning(tokens: readonly string[], words: readonly StemmedWord[]): SearchPlan['beginning'] {
  const last = tokens.at(-1) ?? '';
  const isOr = (token: string) => token.toLowerCase() === 'or';
  if (isOr(last) || /^-|"/.test(last)) return null;

  // 'or' binds loosest: only what stands between the last one and the word belongs to it.
  const sinceOr = tokens.slice(tokens.findLastIndex(isOr) + 1);
  const parts = spaced(sinceOr.join(' ')).split(' ');
  const letters = parts.pop()?.toLowerCase() ?? '';
  if (!BEGINNING.test(letters)) return null;
  const stems = words.flatMap(({ word, stem }) =>
    word.startsWith(letters) && !stem.startsWith(letters) ? [stem] : [],
  );
  return { beside: parts.join(' '), letters, stems: [...new Set(stems)] };
}
