import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { isFunctionWord } from '@/lib/domain/text/function-words';
import { stemOf } from '@/lib/domain/text/stem';

/** A word with a full stop that ends no sentence: 'pub. policy', 'stated est. or'. */
const CUT_WORD = /\b[A-Za-z]{3,}\.(?=\s*[a-z\d,;:)&+=/-])/g;
const LEAST_CUT_OFF = 2;
const LEAST_PART = 3;
const LEAST_COMPOUND = 7;

/** What words cut short by a full stop stand for, where one word of the texts alone begins so. */
export function findCutWords(answer: string, texts: ReadonlySet<string>): Abbreviation[] {
  const cut = new Set(answer.match(CUT_WORD)?.map((word) => word.slice(0, -1)));
  return [...cut].flatMap((abbr) => {
    const start = abbr.toLowerCase();
    if (isFunctionWord(start) || texts.has(start)) return [];
    const meant = [...texts].filter((word) => word.startsWith(start));
    const full = meant.find((word) => word.length >= start.length + LEAST_CUT_OFF);
    return full && new Set(meant.map(stemOf)).size === 1 ? [{ abbr, full }] : [];
  });
}

/** Words that an answer writes apart and the texts together or the other way round: 'gate keeper', 'crossexamine'. */
export function findCompounds(answer: string, texts: ReadonlySet<string>, pairs: Pairs): Abbreviation[] {
  const words = answer.toLowerCase().match(/[a-z]+/g) ?? [];
  const found: Abbreviation[] = [];
  words.forEach((word, at) => {
    const together = word.length >= LEAST_COMPOUND ? pairs.get(singular(word)) : undefined;
    if (together !== undefined) found.push({ abbr: word, full: together });
    const next = words[at + 1] ?? '';
    if (word.length < LEAST_PART || next.length < LEAST_PART || word.length + next.length < LEAST_COMPOUND) return;
    const full = wordOf(word + next, texts);
    if (full !== null && !isFunctionWord(word) && !isFunctionWord(next)) found.push({ abbr: `${word} ${next}`, full });
  });
  return found;
}

/** A word of the texts, in the singular or plural. */
function wordOf(joined: string, texts: ReadonlySet<string>): string | null {
  if (texts.has(joined)) return joined;
  const other = joined.endsWith('s') ? joined.slice(0, -1) : `${joined}s`;
  return texts.has(other) ? other : null;
}

/** Two words by what they are when written together, in the singular. */
export type Pairs = ReadonlyMap<string, string>;

/** Content words that follow one another. */
export function joinedPairs(runs: readonly (readonly string[])[]): Pairs {
  const pairs = new Map<string, string>();
  for (const run of runs) {
    for (let at = 1; at < run.length; at += 1) {
      const [first = '', second = ''] = [run[at - 1], run[at]];
      if (first.length < LEAST_PART || second.length < LEAST_PART) continue;
      if (first.length + second.length < LEAST_COMPOUND || isFunctionWord(first) || isFunctionWord(second)) continue;
      pairs.set(singular(first + second), `${first} ${second}`);
    }
  }
  return pairs;
}

function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
