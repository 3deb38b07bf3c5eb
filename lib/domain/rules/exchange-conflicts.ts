import type { Comparison, Contradiction } from './comparison';
import { areCounterparts } from './concepts';
import type { Term, Terms } from './terms';

type Heads = readonly [Term, Term];

const SEVERAL = 2;

/**
 * Where two counterparts have changed what is said of them: 'appurtenant if it benefits a person, in
 * gross if it benefits a parcel'. Every word that only one of the two has in the rule must then stand
 * with the other, and on both sides there must be one.
 */
export function findExchangeConflicts({ rule, answer }: Comparison): Contradiction[] {
  const counterparts = headPairs(rule).flatMap((heads) => {
    const [one, other] = heads.map(({ stem }) => theOnly(stem, answer));
    return one && other ? exchangeOf(heads, [one, other], { rule, answer }, isExchanged) : [];
  });
  const kinds = kindPairs(rule).flatMap(({ heads, noun }) => {
    const [one, other] = heads.map(({ stem }) => theOnlyKind(stem, noun, answer));
    return one && other ? exchangeOf(heads, [one, other], { rule, answer }, areKindsExchanged) : [];
  });
  return [...counterparts, ...kinds];
}

/** Of a word that stands with one head alone in either text: the head in the rule and that in the answer. */
type Owned = readonly [number, number];

function exchangeOf(
  heads: Heads,
  said: Heads,
  { rule, answer }: Pick<Comparison, 'rule' | 'answer'>,
  isTurned: (owned: readonly Owned[]) => boolean,
): Contradiction[] {
  const inAnswer = ownersOf(said, answer);
  const owned = [...ownersOf(heads, rule)].flatMap(([stem, owner]): Owned[] => {
    const other = inAnswer.get(stem);
    return other === undefined ? [] : [[owner, other]];
  });
  if (!isTurned(owned)) return [];
  const places = (terms: Heads) => terms.map(({ index }) => index);
  return [{ kind: 'counterpart', ruleWords: places(heads), answerWords: places(said) }];
}

/** All have moved, from either head or several from one. */
function isExchanged(owned: readonly Owned[]): boolean {
  const haveMoved = owned.every(([inRule, inAnswer]) => inRule !== inAnswer);
  return haveMoved && (new Set(owned.map(([inRule]) => inRule)).size === 2 || owned.length >= SEVERAL);
}

/** From either head something has moved, and all from one; what is said of both may stay with the head named first. */
function areKindsExchanged(owned: readonly Owned[]): boolean {
  const moved = owned.filter(([inRule, inAnswer]) => inRule !== inAnswer);
  const stayed = owned.filter(([inRule, inAnswer]) => inRule === inAnswer);
  const countHeads = (some: readonly Owned[]) => new Set(some.map(([inRule]) => inRule)).size;
  return countHeads(moved) === 2 && countHeads(stayed) < 2 && moved.length >= SEVERAL;
}

/** Two kinds of one thing in a sentence: 'a shipment contract' and 'a destination contract'. */
function kindPairs(rule: Terms): { heads: Heads; noun: string }[] {
  const kinds = rule.matter.flatMap((head, at) => {
    const noun = rule.matter[at + 1];
    return noun && isJoined(head, noun) && theOnlyKind(head.stem, noun.stem, rule) ? [{ head, noun: noun.stem }] : [];
  });
  return kinds.flatMap(({ head, noun }, at) =>
    kinds
      .slice(at + 1)
      .filter((other) => other.noun === noun && other.head.sentence === head.sentence && other.head.stem !== head.stem)
      .map((other) => ({ heads: [head, other.head] as const, noun })),
  );
}

function isJoined(one: Term, next: Term): boolean {
  return next.index === one.index + 1 && next.sentence === one.sentence;
}

/** The one place where a text speaks of a kind of something. */
function theOnlyKind(stem: string, noun: string, { matter }: Terms): Term | null {
  const [only, another] = matter.filter((term, at) => {
    const next = matter[at + 1];
    return term.stem === stem && next?.stem === noun && isJoined(term, next);
  });
  return only && !another ? only : null;
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
  const speaking = matter.filter((term, at) => term.stem === stem && matter[at + 1]?.sentence === term.sentence);
  const [only, another] = speaking.length > 0 ? speaking : found;
  return only && !another ? only : null;
}

/** By stem, to which of two heads (0 or 1) the words belong that stand with one alone. */
function ownersOf(heads: Heads, terms: Terms): Map<string, number> {
  const passages = heads.map((head) => passageOf(head, terms)) as [Term[], Term[]];
  const owners = new Map<string, number | null>();
  for (const term of new Set(passages.flat())) {
    if (heads.some(({ stem }) => stem === term.stem)) continue;
    const owner = ownerOf(term, heads, passages);
    if (owner === null) continue;
    const before = owners.get(term.stem);
    owners.set(term.stem, before === undefined || before === owner ? owner : null);
  }
  return new Map([...owners].filter((entry): entry is [string, number] => entry[1] !== null));
}

/** The words of matter between the stops, semicolons or line breaks around a word: not everybody writes capitals. */
function passageOf(head: Term, { words, matter, text }: Terms): Term[] {
  const isParted = (at: number) =>
    words[at - 1]?.sentence !== words[at]?.sentence ||
    /[.;!?]\s|\n/.test(text.slice(words[at - 1]?.end, words[at]?.start));
  let [first, last] = [head.index, head.index];
  while (first > 0 && !isParted(first)) first -= 1;
  while (last + 1 < words.length && !isParted(last + 1)) last += 1;
  return matter.filter(({ index }) => index >= first && index <= last);
}

/** The head before a word in its passage; where the passage ends with a head, the one after it. */
function ownerOf(term: Term, heads: Heads, passages: readonly [Term[], Term[]]): number | null {
  const [one, other] = passages;
  const areTogether = one[0] === other[0];
  if (!areTogether) return one.includes(term) ? 0 : 1;
  const [first, second] = heads[0].index < heads[1].index ? heads : [heads[1], heads[0]];
  if (second === one.at(-1) && first !== one[0]) return heads.indexOf(term.index < first.index ? first : second);
  if (term.index < first.index) return null;
  return heads.indexOf(term.index < second.index ? first : second);
}
