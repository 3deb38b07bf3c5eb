import type { Comparison, Contradiction } from './comparison';
import { ownLink } from './comparison';
import { areCounterparts, hasCounterparts } from './concepts';
import { isPale } from './elements';
import type { Term } from './terms';

/** How far, in written words, the neighbour that fixes the slot may stand. */
const RULE_REACH = 3;
const ANSWER_REACH = 3;

/**
 * Where a counterpart stands in the place of a word of the rule: 'sought by the promisee' for
 * 'sought by the promisor', whichever other places the right word has in the answer.
 */
export function findCounterpartConflicts(comparison: Comparison): Contradiction[] {
  const { rule, answer } = comparison;
  const rivals = answer.matter.filter(({ word }) => hasCounterparts(word));
  if (rivals.length === 0) return [];
  return rule.matter.flatMap((term) => {
    if (!hasCounterparts(term.word)) return [];
    const joined = joinedWith(term, rule);
    const opposed = rivals.filter(({ word }) => areCounterparts(word, term.word) && !joined.has(word));
    if (opposed.length === 0) return [];
    let votes = 0;
    let rival: Term | null = null;
    rule.matter.forEach((neighbour, at) => {
      const distance = neighbour.index - term.index;
      if (distance === 0 || Math.abs(distance) > RULE_REACH || neighbour.sentence !== term.sentence) return;
      if (hasCounterparts(neighbour.word) || isPale(neighbour)) return;
      const link = ownLink(comparison.links, at);
      if (!link) return;
      const own = nearest(
        rivals.filter(({ stem }) => stem === term.stem),
        link.term,
        distance,
      );
      const foreign = nearest(opposed, link.term, distance);
      if (own.offset <= ANSWER_REACH || own.cost <= foreign.cost) votes -= own.cost < ANSWER_REACH ? 1 : 0;
      else if (foreign.cost < ANSWER_REACH) {
        votes += 1;
        rival = foreign.term;
      }
    });
    const at = (rival as Term | null)?.index;
    return votes > 0 && rival && at !== undefined && votes > support(rival, comparison)
      ? [{ kind: 'counterpart' as const, ruleWords: [term.index], answerWords: [at] }]
      : [];
  });
}

/** 'Client or lawyer': of two that are named together either may come first. */
function joinedWith({ index }: Term, { words }: Comparison['rule']): Set<string> {
  return new Set(
    [-1, 1].flatMap((step) =>
      /^(?:and|or|nor)$/.test(words[index + step]?.word ?? '') ? [words[index + 2 * step]?.word ?? ''] : [],
    ),
  );
}

/** How many words around the place in the rule to which a word is linked stand around it in the answer too. */
function support(rival: Term, { rule, links, ruleOf }: Comparison): number {
  const own = rule.matter[ruleOf.get(rival) ?? -1];
  if (!own) return 0;
  return rule.matter.filter((neighbour, at) => {
    const distance = neighbour.index - own.index;
    if (distance === 0 || Math.abs(distance) > RULE_REACH || neighbour.sentence !== own.sentence) return false;
    const link = ownLink(links, at);
    if (!link || hasCounterparts(neighbour.word) || isPale(neighbour)) return false;
    return link.term.sentence === rival.sentence && Math.abs(link.term.index - rival.index) <= ANSWER_REACH;
  }).length;
}

type Nearest = { term: Term | null; cost: number; offset: number };

/** The word nearest to where one should stand beside `anchor`; the other side counts as further away. */
function nearest(terms: readonly Term[], anchor: Term, distance: number): Nearest {
  let best: Nearest = { term: null, cost: Number.POSITIVE_INFINITY, offset: Number.POSITIVE_INFINITY };
  for (const term of terms) {
    if (term.sentence !== anchor.sentence) continue;
    const offset = term.index - anchor.index;
    const isOtherSide = Math.sign(offset) === Math.sign(distance);
    const cost = Math.abs(offset + distance) + (isOtherSide ? 1.5 : 0);
    if (cost < best.cost) best = { term, cost, offset: Math.abs(offset) };
  }
  return best;
}
