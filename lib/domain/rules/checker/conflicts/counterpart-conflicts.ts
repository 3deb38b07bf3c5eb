import type { Link } from '@/lib/domain/rules/checker/alignment/align';
import type { Comparison, Contradiction } from '@/lib/domain/rules/checker/alignment/comparison';
import { ownLink } from '@/lib/domain/rules/checker/alignment/comparison';
import { areCounterparts, hasCounterparts, likeness } from '@/lib/domain/rules/checker/reading/concepts';
import { CLAUSE_WORDS, IF_WORDS } from '@/lib/domain/rules/checker/reading/negation-words';
import { namesParty } from '@/lib/domain/rules/checker/reading/persons';
import type { Term, Terms } from '@/lib/domain/rules/checker/reading/terms';
import { isPale } from '@/lib/domain/rules/checker/reading/word-weights';
import { isArticle, isAuxiliary } from '@/lib/domain/text/function-words';

/** How far, in written words, the neighbor that fixes the slot may stand. */
const RULE_REACH = 6;
const ANCHORS = 2;
const BESIDE = 4;
const ANSWER_REACH = 3;

/**
 * Where a counterpart stands in the place of a word of the rule: 'sought by the promisee' for
 * 'sought by the promisor', whichever other places the right word has in the answer.
 */
export function findCounterpartConflicts(comparison: Comparison): Contradiction[] {
  const { rule, answer } = comparison;
  const named = new Set(rule.content.flatMap(({ word, stem }) => (namesParty(word) ? [stem] : [])));
  // A single letter may be anyone: 'P' is the plaintiff here and the principal there.
  const rivals = answer.content.filter(
    ({ word, stem, index }) =>
      !/^[a-z]$/.test(answer.words[index]?.word ?? '') &&
      (hasCounterparts(word) || (namesParty(word) && named.has(stem))),
  );
  if (rivals.length === 0) return [];
  return rule.content.flatMap((term) => {
    if (!hasCounterparts(term.word) && !namesParty(term.word)) return [];
    const joined = joinedWith(term, rule);
    // 'The other spouse as wrongdoer' are one.
    const beside = new Set(
      rule.content.filter(({ index }) => Math.abs(index - term.index) <= BESIDE).map(({ stem }) => stem),
    );
    const opposed = rivals.filter((rival) => {
      const areTwo =
        namesParty(term.word) && namesParty(rival.word) && !beside.has(rival.stem) && likeness(term, rival) === 0;
      return (areTwo || areCounterparts(rival.word, term.word)) && !joined.has(rival.word);
    });
    if (opposed.length === 0) return [];
    let votes = 0;
    let rival: Term | null = null;
    for (const { link, distance } of anchorsOf(term, comparison)) {
      const own = nearest(
        rivals.filter(({ stem }) => stem === term.stem),
        link.term,
        distance,
      );
      const foreign = nearest(
        opposed.filter(
          // Of another sentence none is near, and what stands between need not be read.
          (one) =>
            one.sentence === link.term.sentence &&
            !isSetOff(one, link.term, answer) &&
            !isParted(one, link.term, answer),
        ),
        link.term,
        distance,
      );
      if (own.offset <= ANSWER_REACH || own.cost <= foreign.cost) votes -= own.cost <= ANSWER_REACH ? 1 : 0;
      else if (foreign.cost <= reachOf(foreign.term, rule) && link.likeness === 1) {
        votes += 1;
        rival = foreign.term;
      }
    }
    const at = (rival as Term | null)?.index;
    const least = rival && areCounterparts((rival as Term).word, term.word) ? 1 : 2;
    return votes >= least && rival && at !== undefined && votes > support(rival, comparison)
      ? [{ ruleWords: [term.index], answerWords: [at] }]
      : [];
  });
}

/** A counterpart of which the rule speaks too must stand close by: it may belong to what the rule says of it. */
function reachOf(rival: Term | null, { content }: Terms): number {
  return content.some(({ stem }) => stem === rival?.stem) ? 1 : ANSWER_REACH;
}

/** The nearest content words before and after a word of the rule that stand in the answer too. */
function anchorsOf(term: Term, { rule, links }: Comparison): { link: Link; distance: number }[] {
  const near = rule.content.flatMap((neighbour, at) => {
    const distance = neighbour.index - term.index;
    const link = ownLink(links, at);
    const isAnchor =
      link &&
      distance !== 0 &&
      Math.abs(distance) <= RULE_REACH &&
      neighbour.sentence === term.sentence &&
      !isParted(term, neighbour, rule) &&
      !rule.content.some(
        (other) => other !== neighbour && other.stem === neighbour.stem && other.sentence === neighbour.sentence,
      );
    return isAnchor && !hasCounterparts(neighbour.word) && !namesParty(neighbour.word) && !isPale(neighbour)
      ? [{ link, distance }]
      : [];
  });
  const before = near.filter(({ distance }) => distance < 0).slice(-ANCHORS);
  return [...before, ...near.filter(({ distance }) => distance > 0).slice(0, ANCHORS)];
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
function support(rival: Term, comparison: Comparison): number {
  const own = comparison.rule.content[comparison.ruleOf.get(rival) ?? -1];
  if (!own) return 0;
  return anchorsOf(own, comparison).filter(
    ({ link }) => link.term.sentence === rival.sentence && Math.abs(link.term.index - rival.index) <= ANSWER_REACH + 1,
  ).length;
}

/** Whether a colon or the like parts two words: 'representing a client: cannot lie' has no subject. */
function isSetOff(one: Term, other: Term, { text }: Comparison['answer']): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return /[:;]/.test(text.slice(first.end, last.start));
}

/** Whether a clause begins between two words: 'passes to the buyer | when conforming goods are delivered'. */
function isParted(one: Term, other: Term, { words, text }: Terms): boolean {
  const [first, last] = one.index < other.index ? [one, other] : [other, one];
  return (
    /[,;:]/.test(text.slice(first.end, last.start)) ||
    words
      .slice(first.index + 1, last.index)
      .some(({ word, index }) => IF_WORDS.has(word) || CLAUSE_WORDS.has(word) || beginsClause(words, index))
  );
}

/** 'Costs can be paid | and a lawyer may give them'. */
function beginsClause(words: readonly Term[], index: number): boolean {
  return (
    words[index]?.word === 'and' &&
    isArticle(words[index + 1]?.word ?? '') &&
    words.slice(index + 2, index + 6).some(({ word }) => isAuxiliary(word))
  );
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
