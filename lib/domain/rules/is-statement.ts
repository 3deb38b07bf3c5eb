import type { Comparison } from './comparison';
import type { Element } from './elements';

/** Words and signs that join elements into a statement, for each element beyond the first. */
const LEAST_JOINTS = 0.5;
const LEAST_WORDS = 4;

/**
 * Whether an answer states something, rather than stringing keywords together: between the elements
 * stand words of grammar or signs such as '=' that say how they hang together. In a list of keywords
 * there are none but those within the phrases themselves.
 */
export function isStatement({ answer, ruleOf }: Comparison, elementOf: ReadonlyMap<number, Element>): boolean {
  const { words, text } = answer;
  if (words.length < LEAST_WORDS) return false;
  const ownerByWord = new Map<number, Element>();
  for (const [term, at] of ruleOf) {
    const owner = elementOf.get(at);
    if (owner) ownerByWord.set(term.index, owner);
  }
  const owners = new Set(ownerByWord.values());
  let joints = 0;
  words.forEach(({ isFunction, start }, index) => {
    const gap = text.slice(words[index - 1]?.end ?? 0, start);
    if (/[=+:→≠<>]|->/.test(gap)) joints += 1;
    if (isFunction && !isWithinPhrase(index, ownerByWord, words.length)) joints += 1;
  });
  return joints >= Math.max(2, owners.size * LEAST_JOINTS);
}

const PHRASE_REACH = 4;

function isWithinPhrase(index: number, ownerByWord: ReadonlyMap<number, Element>, count: number): boolean {
  const before = nearestOwner(index, -1, ownerByWord, count);
  return before !== undefined && before === nearestOwner(index, 1, ownerByWord, count);
}

function nearestOwner(from: number, step: 1 | -1, owners: ReadonlyMap<number, Element>, count: number) {
  for (let index = from + step; Math.abs(index - from) <= PHRASE_REACH && index >= 0 && index < count; index += step) {
    const owner = owners.get(index);
    if (owner) return owner;
  }
  return undefined;
}
