import type { Comparison, Contradiction } from './comparison';
import { areCounterparts } from './concepts';
import type { Term, Terms } from './terms';

type Heads = readonly [Term, Term];

/**
 * Where two counterparts have changed what is said of them: 'appurtenant if it benefits a person, in
 * gross if it benefits a parcel'. Every word that only one of the two has in the rule must then stand
 * with the other, and on both sides there must be one.
 */
export function findExchangeConflicts({ rule, answer }: Comparison): Contradiction[] {
  return headPairs(rule).flatMap((heads) => {
    const [one, other] = heads.map(({ stem }) => theOnly(stem, answer));
    if (!one || !other) return [];
    const inRule = ownersOf(heads, rule);
    const inAnswer = ownersOf([one, other], answer);
    const shared = [...inRule].filter(([stem]) => inAnswer.has(stem));
    const moved = shared.filter(([stem, owner]) => inAnswer.get(stem) !== owner);
    const isExchanged = moved.length === shared.length && new Set(moved.map(([, owner]) => owner)).size === 2;
    if (!isExchanged) return [];
    return [{ kind: 'counterpart', ruleWords: heads.map(({ index }) => index), answerWords: [one.index, other.index] }];
  });
}

/** Counterparts of one sentence, of each of which the rule speaks once. */
function headPairs(rule: Terms): Heads[] {
  const { matter } = rule;
  return matter.flatMap((one, at) =>
    theOnly(one.stem, rule) !== one
      ? []
      : matter
          .slice(at + 1)
          .filter((other) => other.sentence === one.sentence && areCounterparts(one.word, other.word))
          .filter((other) => theOnly(other.stem, rule) === other)
          .map((other): Heads => [one, other]),
  );
}

/** The one place where a text speaks of something; a mention that ends its sentence says nothing more of it. */
function theOnly(stem: string, { matter }: Terms): Term | null {
  const found = matter.filter((term) => term.stem === stem);
  const speaking = found.filter((term) => matter[matter.indexOf(term) + 1]?.sentence === term.sentence);
  const [only, another] = speaking.length > 0 ? speaking : found;
  return only && !another ? only : null;
}

/** By stem, to which of two heads (0 or 1) the words belong that stand with one alone. */
function ownersOf(heads: Heads, { matter }: Terms): Map<string, number> {
  const owners = new Map<string, number | null>();
  for (const term of matter) {
    if (heads.some(({ stem }) => stem === term.stem)) continue;
    const owner = ownerOf(term, heads, matter);
    if (owner === null) continue;
    const before = owners.get(term.stem);
    owners.set(term.stem, before === undefined || before === owner ? owner : null);
  }
  return new Map([...owners].filter((entry): entry is [string, number] => entry[1] !== null));
}

/** The head before a word in its sentence; where the sentence ends with a head, the one after it. */
function ownerOf(term: Term, heads: Heads, matter: readonly Term[]): number | null {
  const here = heads.filter(({ sentence }) => sentence === term.sentence);
  const [first, second] = here.toSorted((one, other) => one.index - other.index);
  if (!first || !second) return first ? heads.indexOf(first) : null;
  const sentence = matter.filter((other) => other.sentence === term.sentence);
  if (second === sentence.at(-1) && first !== sentence[0])
    return heads.indexOf(term.index < first.index ? first : second);
  if (term.index < first.index) return null;
  return heads.indexOf(term.index < second.index ? first : second);
}
