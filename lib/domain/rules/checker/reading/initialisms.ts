import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { isFunctionWord } from '@/lib/domain/text/function-words';
import { scanWords } from '@/lib/domain/text/words';
import { findCompounds, findCutWords, joinedPairs, type Pairs } from './written-forms';

/** Capitals that may stand for words of a rule: 'REP', 'FSSCS'; a small letter may join them ('JTs'). */
const CAPITALS = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}|\p{Lu}(?:[/&]\p{Lu}){1,3})(?=s?(?![\p{L}\p{N}]))/gu;

/**
 * What short forms of its own an answer has for words of the texts: capitals that are the first letters of words that
 * follow one another ('REP' for a reasonable expectation of privacy; words of grammar between may have a letter or
 * none), words cut short, and words written apart or together.
 */
export function findInitialisms(answer: string, { runs, words, pairs }: WrittenForms): Abbreviation[] {
  const found = [...findCapitals(answer, runs), ...findCutWords(answer, words), ...findCompounds(answer, words, pairs)];
  return [...new Map(found.map((one) => [`${one.abbr}\n${one.full}`, one])).values()];
}

/** The words of some texts, as short forms may stand for them. */
export type WrittenForms = { runs: readonly (readonly string[])[]; words: ReadonlySet<string>; pairs: Pairs };

/** Takes texts apart for `findInitialisms`. */
export function readForms(texts: readonly string[]): WrittenForms {
  const runs = texts.map((text) => scanWords(text).map(({ word }) => word));
  return { runs, words: new Set(runs.flat()), pairs: joinedPairs(runs) };
}

function findCapitals(answer: string, runs: readonly (readonly string[])[]): Abbreviation[] {
  return [...new Set(answer.match(CAPITALS))].flatMap((abbr) => {
    const letters = abbr.replace(/[^\p{L}]/gu, '').toLowerCase();
    for (const words of runs) {
      for (let from = 0; from < words.length; from += 1) {
        const to = spell(letters, words, from);
        if (to !== null) return [{ abbr, full: words.slice(from, to).join(' ') }];
      }
    }
    return [];
  });
}

/** Where the words end whose first letters these are; null when they are not. */
function spell(letters: string, words: readonly string[], from: number): number | null {
  if (words[from]?.[0] !== letters[0] || isFunctionWord(words[from] ?? '')) return null;
  if (letters.length === 1) return from + 1;
  for (let next = from + 1; next < words.length; next += 1) {
    const word = words[next] ?? '';
    const isGrammar = isFunctionWord(word);
    if (isGrammar && letters[1] === word[0] && letters.length > 2) {
      const end = spellRest(letters.slice(2), words, next + 1);
      if (end !== null) return end;
    }
    if (!isGrammar) return spell(letters.slice(1), words, next);
  }
  return null;
}

function spellRest(letters: string, words: readonly string[], from: number): number | null {
  const next = words.findIndex((word, index) => index >= from && !isFunctionWord(word));
  return next < 0 ? null : spell(letters, words, next);
}
