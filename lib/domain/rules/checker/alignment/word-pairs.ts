import type { NegationScope } from '@/lib/domain/rules/checker/reading/negation-scope';
import type { Term } from '@/lib/domain/rules/checker/reading/terms';
import { isPale } from '@/lib/domain/rules/checker/reading/word-weights';
import type { Comparison } from './comparison';
import { ownLink } from './comparison';

export type Pair = {
  ruleWord: number;
  answerWord: number;
  rule: NegationScope;
  answer: NegationScope;
  isSame: boolean;
  isOpposed: boolean;
  /** Whether the rule says the word in another place as the answer does, so that it may stand for that. */
  isElsewhere: boolean;
  /** Whether the answer says the same word again, the way the rule does. */
  hasTwin: boolean;
};

const ADDING_REACH = 6;

export function pairsOf({ rule, answer, links, ruleOf, ruleScopes, answerScopes }: Comparison): Pair[] {
  const linkedWords = new Set([...ruleOf.values()].map((at) => rule.content[at]?.index));
  const idle = answer.content.filter((term) => !ruleOf.has(term));
  return rule.content.flatMap((term, at) => {
    const link = ownLink(links, at);
    const [one, other] = [ruleScopes[term.index], link ? answerScopes[link.term.index] : undefined];
    if (!link || !one || !other) return [];
    const isQuoted = standsAsInRule(at, links);
    const hasTwin =
      !isQuoted && idle.some(({ stem, index }) => stem === term.stem && answerScopes[index]?.sign === one.sign);
    const isElsewhere = isSaidElsewhere(term, other, { rule, links, ruleScopes });
    // 'Negligence is not enough' says nothing against an answer that leaves 'enough' out.
    const isCut = one.isSubject && !linkedWords.has(one.cue) && !isAddedIn(answer, link.term);
    // 'One who' is nobody in particular; as a word it reads like the number.
    const isSame = link.likeness === 1 && !isCut && term.word !== '1' && (isQuoted || !isPale(term));
    const isCrossed =
      !isQuoted && one.sign * other.sign === -1 && standsBesideTwin(at, { rule, answer, links, answerScopes }, one);
    const isOpposed =
      (one.isUndone === other.isUndone &&
        !isRequiredOtherwise(one, other) &&
        !isRequiredOtherwise(other, one) &&
        one.sign * other.sign === -1 &&
        !isSaidOtherwise(one, other) &&
        !isSaidOtherwise(other, one)) ||
      isDeniedRestriction(one, other, answer, link.term.index) ||
      isDeniedRestriction(other, one, rule, term.index);
    return [
      {
        ruleWord: term.index,
        answerWord: link.term.index,
        rule: one,
        answer: other,
        isSame,
        isOpposed,
        hasTwin: hasTwin || isCrossed,
        isElsewhere,
      },
    ];
  });
}

/** Whether the rule says the word again, in a place that nothing stands for yet and the way the answer does. */
function isSaidElsewhere(
  term: Term,
  said: NegationScope,
  { rule, links, ruleScopes }: Pick<Comparison, 'rule' | 'links' | 'ruleScopes'>,
) {
  return rule.content.some((other, at) => {
    if (other === term || other.stem !== term.stem || ownLink(links, at)) return false;
    const scope = ruleScopes[other.index];
    return scope?.sign === said.sign;
  });
}

/** Whether the answer says the word again, the way the rule does and beside the same neighbor, though that was taken for another place. */
function standsBesideTwin(
  at: number,
  { rule, answer, links, answerScopes }: Pick<Comparison, 'rule' | 'answer' | 'links' | 'answerScopes'>,
  { sign }: NegationScope,
): boolean {
  const term = rule.content[at] as Term;
  const isRepeated = rule.content.some((other) => other !== term && other.stem === term.stem);
  const twins = answer.content.filter(
    ({ stem, index }) => isRepeated && stem === term.stem && answerScopes[index]?.sign === sign,
  );
  if (twins.length === 0) return false;
  const isBeside = (twin: Term) =>
    [-1, 1].some((step) => {
      const [neighbour, link] = [rule.content[at + step], links[at + step]];
      if (!neighbour || link?.likeness !== 1 || neighbour.sentence !== term.sentence) return false;
      return link.term.sentence === twin.sentence && Math.abs(link.term.place - twin.place) === 1;
    });
  const own = links[at]?.term;
  return twins.some(isBeside) && !(own && isBeside(own));
}

/** 'A mere increase in cost also discharges him' says that it is enough. */
function isAddedIn({ words }: Comparison['answer'], { index, sentence }: Term): boolean {
  return words
    .slice(index + 1, index + ADDING_REACH)
    .some(({ word, sentence: other }) => other === sentence && /^(?:also|too|likewise)$/.test(word));
}

/** Whether the words before and after it are those of the rule as well: what differs there was changed. */
function standsAsInRule(at: number, links: Comparison['links']): boolean {
  const place = links[at]?.term.place ?? 0;
  return [-1, 1].every((step) => {
    const neighbour = ownLink(links, at + step);
    const gap = ((neighbour?.term.place ?? 0) - place) * step;
    return neighbour?.likeness === 1 && gap > 0 && gap <= 2;
  });
}

/** 'Not for those who did not consent' asks for consent, as 'needs consent' does. */
function isRequiredOtherwise(one: NegationScope, other: NegationScope): boolean {
  return one.isNested && !other.isNested && !other.isAfterDenial;
}

/** 'No A does B' is 'A does not B', and 'unless A' may well be 'or for A'. */
function isSaidOtherwise(one: NegationScope, other: NegationScope): boolean {
  const isDeniedOtherwise =
    one.kind === 'noun' || one.kind === 'preposition' || one.isSubject || one.isBarred || one.distance > 0;
  return (isDeniedOtherwise && other.isBeforeDenial) || (one.clause === 'unless' && other.clause === 'main');
}

/** 'Not A if B' for 'A only if B'; 'not A unless B' would be the same. */
function isDeniedRestriction(
  one: NegationScope,
  other: NegationScope,
  { words }: Comparison['answer'],
  index: number,
): boolean {
  if (!one.isRestricted || one.sign !== 0 || other.sign !== -1) return false;
  if (other.isRestricted) return true;
  const sentence = words[index]?.sentence;
  return !words.some(
    (term) => term.sentence === sentence && /^(?:unless|until|without|except|absent)$/.test(term.word),
  );
}
