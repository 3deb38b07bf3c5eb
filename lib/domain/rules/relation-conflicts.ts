import { isArticle } from '@/lib/domain/text/function-words';
import type { Comparison, Contradiction } from './comparison';
import { ownLink } from './comparison';
import type { Term, Terms } from './terms';

/** Words of grammar that say the opposite of one another before the same word: 'after the risk passed', 'before it passed'. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:before|until)$/, /^(?:after|following)$/],
  [/^(?:plus|add|added)$/, /^(?:less|minus)$/],
  [/^same$/, /^(?:reverse|reversed|opposite|different)$/],
  [/^(?:any|every)$/, /^only$/],
  [/^(?:over|above|more|greater)$/, /^(?:under|below|less|fewer)$/],
];
/** These follow what they are said of. */
const PREDICATE = /^(?:same|reverse|reversed|opposite|different)$/;
/** These may be said of the verb before them: 'defer less'. */
const DEGREE = /^(?:more|less)$/;
const RULE_REACH = 4;
const ANSWER_REACH = 4;
const CONTEXT = 9;
const CONTEXT_REACH = 9;

/** Where the answer puts something on the other side: before for after, below for above. */
export function findRelationConflicts(comparison: Comparison): Contradiction[] {
  const { rule, answer } = comparison;
  return rule.words.flatMap((word, index) => {
    const possible = OPPOSITES.filter((pair) => pair.some((side) => side.test(word.word)));
    // 'Less' is no more, or minus.
    const sides = isOfVerb(rule, index) ? possible.at(-1) : possible[0];
    if (!sides || isDenied(rule, index) || comparison.ruleStances[index]?.sign === -1) return [];
    const [own, other] = sides[0].test(word.word) ? sides : [sides[1], sides[0]];
    const isAfter = PREDICATE.test(word.word) || isOfVerb(rule, index);
    const anchor = isAfter ? linkBefore(comparison, index) : linkAfter(comparison, index);
    if (!anchor || (!PREDICATE.test(word.word) && !hasContext(comparison, index, anchor))) return [];
    const [from, to] = isAfter
      ? [anchor.index + 1, anchor.index + 1 + ANSWER_REACH]
      : [Math.max(0, anchor.index - ANSWER_REACH), anchor.index];
    const beside = answer.words.slice(from, to).filter(({ sentence }) => sentence === anchor.sentence);
    const turned = beside.findLast((term) => other.test(term.word) && !isLoose(answer, term.index));
    if (!turned || beside.some((term) => own.test(term.word)) || isDenied(answer, turned.index)) return [];
    if (comparison.answerStances[turned.index]?.sign === -1) return [];
    return [{ kind: 'counterpart' as const, ruleWords: [index], answerWords: [turned.index] }];
  });
}

/** Whether 'more' or 'less' follows a word and grammar follows it: 'defer less to a state', but not 'pay more than'. */
function isOfVerb({ words }: Terms, index: number): boolean {
  const [before, term, next] = words.slice(index - 1, index + 2);
  return (
    DEGREE.test(term?.word ?? '') && before?.isFunction === false && next?.isFunction === true && next.word !== 'than'
  );
}

/** What stands in the answer for the word that a relation of the rule is about. */
function linkAfter({ rule, links }: Comparison, index: number): Term | null {
  const { sentence } = rule.words[index] as Term;
  const at = rule.matter.findIndex((term) => term.index > index && term.sentence === sentence);
  const term = rule.matter[at];
  return term && term.index - index <= RULE_REACH ? (ownLink(links, at)?.term ?? null) : null;
}

/** What stands in the answer for the word of which the rule says that it is the same, or the reverse. */
function linkBefore({ rule, links }: Comparison, index: number): Term | null {
  const { sentence } = rule.words[index] as Term;
  const at = rule.matter.findLastIndex((term) => term.index < index && term.sentence === sentence);
  const term = rule.matter[at];
  return term && index - term.index <= RULE_REACH ? (ownLink(links, at)?.term ?? null) : null;
}

/** Whether another word around the relation stands around it in the answer too. */
function hasContext({ rule, links }: Comparison, index: number, anchor: Term): boolean {
  return rule.matter.some((term, at) => {
    const link = ownLink(links, at)?.term;
    if (!link || link === anchor || link.sentence !== anchor.sentence) return false;
    return Math.abs(index - term.index) <= CONTEXT && Math.abs(link.index - anchor.index) <= CONTEXT_REACH;
  });
}

/** 'Only the opposing party' says who alone; 'if it is only diversity' does not. */
function isLoose({ words }: Terms, index: number): boolean {
  return words[index]?.word === 'only' && !isArticle(words[index + 1]?.word ?? '');
}

function isDenied({ words }: Terms, index: number): boolean {
  return words
    .slice(Math.max(0, index - 2), index)
    .some(({ word }) => /^(?:not|no|never|nor|only|until)$|nt$/.test(word));
}
