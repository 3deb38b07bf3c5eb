import { kindredKey, likeness } from '@/lib/domain/rules/checker/reading/concepts';
import { placesByKey } from '@/lib/domain/rules/checker/reading/places-by-key';
import type { Term } from '@/lib/domain/rules/checker/reading/terms';

/** The word of the answer that stands for a word of the rule. */
export type Link = {
  term: Term;
  /** How like the two are, 0 to 1. */
  likeness: number;
  /** Whether another word of the rule has a better claim to it. */
  isShared: boolean;
};

/** For each content word of the rule (in their order) what stands for it in the answer. */
export type Alignment = readonly (Link | null)[];

type Candidate = { rule: number; answer: number; likeness: number };

/** Content words to each side that say which of several like words is meant. */
const NEIGHBOURS = 4;
/** How far from each other, in content words, neighbors of the rule may stand in the answer. */
const REACH = 7;
const DRIFT_COST = 0.25;
/** What the very same word is worth beyond another form of it: 'tracing' is rather 'tracing' than 'traceable'. */
const SAME_WORD = 0.3;

/**
 * Pairs the words of a rule with those of an answer, each at most once, in whatever order the answer
 * goes. Among like words those with like neighbors are paired first.
 */
export function align(rule: readonly Term[], answer: readonly Term[]): Alignment {
  const candidates = findCandidates(rule, answer);
  const nearby = candidates.map((row) => bestByPlace(row, answer));
  const weighed = candidates
    .flat()
    .map((candidate) => ({ ...candidate, weight: weigh(candidate, nearby, rule, answer) }))
    .sort((a, b) => b.weight - a.weight || a.rule - b.rule || a.answer - b.answer);
  const links: (Link | null)[] = rule.map(() => null);
  const taken = new Set<number>();
  for (const { rule: at, answer: to, likeness: value } of weighed) {
    if (links[at] || taken.has(to)) continue;
    links[at] = { term: answer[to] as Term, likeness: value, isShared: false };
    taken.add(to);
  }
  for (const { rule: at, answer: to, likeness: value } of weighed) {
    links[at] ??= { term: answer[to] as Term, likeness: value, isShared: true };
  }
  return links;
}

/** For each word of the rule those of the answer that are like it at all, in no order. */
function findCandidates(rule: readonly Term[], answer: readonly Term[]): Candidate[][] {
  const byKey = placesByKey(answer, keysOf);
  return rule.map((term, at) => {
    const places = new Set(keysOf(term).flatMap((key) => byKey.get(key) ?? []));
    return [...places].flatMap((to) => {
      const value = likeness(term, answer[to] as Term);
      return value > 0 ? [{ rule: at, answer: to, likeness: value }] : [];
    });
  });
}

/** Of the candidates at each place the two likest: many words of grammar may share a place. */
type ByPlace = ReadonlyMap<number, readonly Candidate[]>;

function bestByPlace(row: readonly Candidate[], answer: readonly Term[]): ByPlace {
  const best = new Map<number, Candidate[]>();
  for (const candidate of row) {
    const place = answer[candidate.answer]?.place ?? 0;
    const [first, second] = best.get(place) ?? [];
    if (!first || candidate.likeness > first.likeness) best.set(place, first ? [candidate, first] : [candidate]);
    else if (!second || candidate.likeness > second.likeness) best.set(place, [first, candidate]);
  }
  return best;
}

/** What two words must have in common to be alike at all. */
function keysOf({ stem, groups }: Term): (string | number)[] {
  return [stem, kindredKey(stem), ...groups];
}

function weigh(
  { rule: at, answer: to, likeness: value }: Candidate,
  nearby: readonly ByPlace[],
  rule: readonly Term[],
  answer: readonly Term[],
): number {
  let weight = value + (rule[at]?.word === answer[to]?.word ? SAME_WORD : 0);
  const [here, there] = [rule[at]?.place ?? 0, answer[to]?.place ?? 0];
  for (let distance = -NEIGHBOURS; distance <= NEIGHBOURS; distance += 1) {
    if (distance === 0) continue;
    const byPlace = nearby[at + distance];
    if (!byPlace || byPlace.size === 0) continue;
    let best = 0;
    for (let gap = -REACH; gap <= REACH; gap += 1) {
      const near = byPlace.get(there + gap)?.find((candidate) => candidate.answer !== to);
      if (!near) continue;
      const drift = Math.abs(gap - ((rule[at + distance]?.place ?? 0) - here));
      best = Math.max(best, near.likeness / (1 + DRIFT_COST * drift));
    }
    weight += best / Math.sqrt(Math.abs(distance));
  }
  return weight;
}
