import type { Comparison, Contradiction } from '@/lib/domain/rules/checker/alignment/comparison';
import { ownLink } from '@/lib/domain/rules/checker/alignment/comparison';
import type { Element } from '@/lib/domain/rules/checker/alignment/elements';
import type { Term, Terms } from '@/lib/domain/rules/checker/reading/terms';

type Connective = 'and' | 'or';

/** How far from a connective, in words, what it joins may stand. */
const REACH = 4;
/** By how many words more than in the rule the two may stand apart in the answer. */
const SLACK = 3;

/** Where the answer joins by 'and' what the rule joins by 'or', or the other way round. */
export function findConnectiveConflicts(
  comparison: Comparison,
  elementOf: ReadonlyMap<number, Element>,
): Contradiction[] {
  const { rule, answer, links, ruleScopes, answerScopes } = comparison;
  const placeOf = new Map(rule.content.map((term, at) => [term, at]));
  return rule.words.flatMap((word, index) => {
    const connective = connectiveOf(word);
    if (!connective) return [];
    const [left, right] = [neighbour(rule, index, -1), neighbour(rule, index, 1)];
    const [one, other] = [left, right].map((term) => (term ? ownLink(links, placeOf.get(term) ?? -1) : null));
    if (!left || !right || !one || !other || one.term.sentence !== other.term.sentence) return [];
    // Other words may well be joined in another way; the same words joined otherwise say something else.
    if (one.term.word !== left.word || other.term.word !== right.word) return [];
    const [from, to] = [one.term.index, other.term.index];
    const owners = [left, right].map((term) => elementOf.get(placeOf.get(term) ?? -1));
    const isOne = owners[0] !== undefined && owners[0] === owners[1];
    if (!isOne && ruleScopes[index]?.clause !== 'if') return [];
    if (to <= from || to - from > right.index - left.index + SLACK) return [];
    const isDenied =
      [left, right].some(({ index: at }) => ruleScopes[at]?.sign === -1) || answerScopes[to]?.sign === -1;
    const joined = connectivesBetween(answer, from, to);
    const isOpposite = joined.size === 1 && !joined.has(connective) && !isDenied;
    return isOpposite ? [{ ruleWords: [left.index, index, right.index], answerWords: [from, to] }] : [];
  });
}

function connectiveOf({ word }: Term): Connective | null {
  return word === 'and' || word === 'or' ? word : null;
}

function neighbour({ words }: Terms, index: number, step: 1 | -1): Term | null {
  const { sentence } = words[index] as Term;
  for (let at = index + step; Math.abs(at - index) <= REACH; at += step) {
    const term = words[at];
    if (!term || term.sentence !== sentence) return null;
    if (!term.isFunction) return term;
  }
  return null;
}

function connectivesBetween({ words, text }: Terms, from: number, to: number): Set<Connective> {
  const found = new Set<Connective>();
  for (let index = from + 1; index <= to; index += 1) {
    const gap = text.slice(words[index - 1]?.end, words[index]?.start);
    if (gap.includes('+')) found.add('and');
    const connective = connectiveOf(words[index] as Term);
    if (connective) found.add(connective);
  }
  return found;
}
