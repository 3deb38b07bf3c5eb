import { alikeIn } from './align';
import type { Comparison } from './comparison';
import type { Statement } from './elements';
import type { Term, Terms } from './terms';
import { wordWeight } from './word-weights';

/** A number is what an element with one is about. */
const NUMBER_WEIGHT = 2;
const TAIL_WEIGHT = 0.3;
/** From this share of its words on a wording counts as stated. */
export const STATED_WORDING = 0.75;

/** How much a word tells of its element. */
export function weightOf(term: Term | undefined): number {
  if (!term) return 1;
  if (/^\d/.test(term.word)) return NUMBER_WEIGHT;
  return term.isTail ? TAIL_WEIGHT : wordWeight(term.stem);
}

/** A word of the answer with how like it is to each word of a wording. */
type Candidate = { term: Term; likes: number[]; order: number };

/** The stretch of the answer, little longer than a wording, that holds most of its words; null where too little stands together. */
export function findInWindow(wording: readonly Term[], comparison: Comparison, isSynonym: boolean): Statement | null {
  const candidates = candidatesFor(wording, comparison, isSynonym);
  const weights = wording.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reach = wording.length * 2 + 1;
  let best: Statement | null = null;
  let from = 0;
  // In the order of the answer: of stretches alike the first counts.
  const firsts = new Map<number, { from: number; order: number }>();
  candidates.forEach(({ term, order }, at) => {
    if (term.place !== candidates[from]?.term.place) from = at;
    const known = firsts.get(term.place);
    firsts.set(term.place, { from, order: Math.min(order, known?.order ?? order) });
  });
  for (const { from: first } of [...firsts.values()].sort((one, other) => one.order - other.order)) {
    const last = (candidates[first]?.term.place ?? 0) + reach;
    const most = Math.max(STATED_WORDING, best?.strength ?? 0);
    if (boundOf(candidates, first, last, weights) / total < most) continue;
    const { terms, worth } = taken(candidates, first, last, weights);
    const strength = worth / total;
    if (strength >= STATED_WORDING && strength > (best?.strength ?? 0)) best = { terms, strength };
  }
  return best;
}

/** The words of the answer that are like one of a wording, by their places. */
function candidatesFor(wording: readonly Term[], comparison: Comparison, isSynonym: boolean): Candidate[] {
  const { pool, findAlike } = poolOf(
    comparison.answer,
    wording.some(({ isFunction }) => isFunction),
  );
  const byPlace = new Map<number, Candidate>();
  wording.forEach((word, index) => {
    for (const { at, likeness } of findAlike(word)) {
      const term = pool[at] as Term;
      const candidate = byPlace.get(at) ?? { term, likes: wording.map(() => 0), order: at };
      byPlace.set(at, candidate);
      const isOther = wording.length === 1 && word.stem !== term.stem;
      if (!isOther && !(isSynonym && standsForItself(term, word, comparison))) candidate.likes[index] = likeness;
    }
  });
  const sorted = [...byPlace.values()].sort(
    (one, other) => one.term.place - other.term.place || one.order - other.order,
  );
  // Words of grammar may share one place by the hundred: more of one kind than the wording has words are never taken.
  const counts = new Map<string, number>();
  return sorted.filter(({ term, likes }) => {
    const kind = `${term.place} ${likes.join(' ')}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < wording.length;
  });
}

type Pool = { pool: readonly Term[]; findAlike: ReturnType<typeof alikeIn> };
const pools = new WeakMap<Terms, Map<boolean, Pool>>();

/** What words are looked for in, indexed once for an answer: words of matter, with those of grammar where a wording has some. */
function poolOf(answer: Terms, withGrammar: boolean): Pool {
  const known = pools.get(answer) ?? new Map<boolean, Pool>();
  pools.set(answer, known);
  const pool = withGrammar ? [...new Set([...answer.words, ...answer.matter])] : answer.matter;
  const indexed = known.get(withGrammar) ?? { pool, findAlike: alikeIn(pool) };
  known.set(withGrammar, indexed);
  return indexed;
}

/** What a stretch is worth at most: for each word of the wording the likest there, whether or not it is taken twice. */
function boundOf(candidates: readonly Candidate[], first: number, last: number, weights: readonly number[]): number {
  const likest = weights.map(() => 0);
  for (let at = first; (candidates[at]?.term.place ?? Number.POSITIVE_INFINITY) <= last; at += 1) {
    const { likes } = candidates[at] as Candidate;
    for (let index = 0; index < likes.length; index += 1) {
      if ((likes[index] as number) > (likest[index] as number)) likest[index] = likes[index] as number;
    }
  }
  return likest.reduce((sum, like, index) => sum + like * (weights[index] as number), 0);
}

/** The likest word for each of the wording in their order, none taken twice. */
function taken(candidates: readonly Candidate[], first: number, last: number, weights: readonly number[]) {
  const used = new Set<Term>();
  let worth = 0;
  weights.forEach((weight, index) => {
    let [value, order] = [0, Number.POSITIVE_INFINITY];
    let chosen: Term | null = null;
    for (let at = first; (candidates[at]?.term.place ?? Number.POSITIVE_INFINITY) <= last; at += 1) {
      const candidate = candidates[at] as Candidate;
      const like = candidate.likes[index] as number;
      if (like < value || like === 0 || (like === value && candidate.order > order)) continue;
      if (used.has(candidate.term)) continue;
      [value, order, chosen] = [like, candidate.order, candidate.term];
    }
    if (chosen) used.add(chosen);
    worth += value * weight;
  });
  return { terms: [...used], worth };
}

/** A word that the rule has of itself elsewhere is no other word of a synonym: 'killing' there is not 'death' here. */
function standsForItself(term: Term, word: Term, { rule, ruleOf }: Comparison): boolean {
  const own = rule.matter[ruleOf.get(term) ?? -1];
  return own?.stem === term.stem && word.stem !== term.stem;
}
