import type { Comparison } from '@/lib/domain/rules/checker/alignment/comparison';
import type { Element } from '@/lib/domain/rules/checker/alignment/elements';
import { scanWords } from '@/lib/domain/text/words';

/** Words and signs that join what is said, for each element named. */
const LEAST_JOINTS = 0.5;
const LEAST_WORDS = 4;
const PHRASE_REACH = 4;

/**
 * Whether an answer states something, rather than stringing keywords together: beside the elements
 * stand words of grammar, or signs such as '=', that say how they hang together. In a list of
 * keywords there are none but those within the phrases themselves. Length says nothing.
 */
export function isStatement(
  { answer, ruleOf }: Comparison,
  elements: readonly Element[],
  elementOf: ReadonlyMap<number, Element>,
): boolean {
  const { words, text } = answer;
  if (words.length < LEAST_WORDS) return false;
  const owners = new Map<number, Element>();
  for (const [term, at] of ruleOf) {
    const owner = elementOf.get(at);
    if (owner) owners.set(term.index, owner);
  }
  const quoted = quotedWords(words, elements);
  let joints = 0;
  words.forEach(({ isFunction, start }, index) => {
    const gap = index > 0 ? text.slice(words[index - 1]?.end, start) : '';
    if (/[=+:→≠<>]|->/.test(gap)) joints += 1;
    if (isFunction && !quoted.has(index) && !isWithinPhrase(index, owners, words.length)) joints += 1;
  });
  return joints >= Math.max(2, new Set(owners.values()).size * LEAST_JOINTS);
}

/** The words of every phrase that is quoted as it stands. */
function quotedWords(words: Comparison['answer']['words'], elements: readonly Element[]): Set<number> {
  const quoted = new Set<number>();
  for (const { phrase } of elements) {
    const wanted = scanWords(phrase).map(({ word }) => word);
    if (wanted.length === 0) continue;
    words.forEach((_, from) => {
      if (!wanted.every((word, offset) => words[from + offset]?.word === word)) return;
      for (let offset = 0; offset < wanted.length; offset += 1) quoted.add(from + offset);
    });
  }
  return quoted;
}

/** Grammar between two words of one element belongs to it. */
function isWithinPhrase(index: number, owners: ReadonlyMap<number, Element>, count: number): boolean {
  const before = nearestOwner(index, -1, owners, count);
  return before !== undefined && before === nearestOwner(index, 1, owners, count);
}

function nearestOwner(from: number, step: 1 | -1, owners: ReadonlyMap<number, Element>, count: number) {
  for (let index = from + step; Math.abs(index - from) <= PHRASE_REACH && index >= 0 && index < count; index += step) {
    const owner = owners.get(index);
    if (owner) return owner;
  }
  return undefined;
}
