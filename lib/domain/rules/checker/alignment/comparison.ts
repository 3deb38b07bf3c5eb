import { type NegationScope, negationScopesOf } from '@/lib/domain/rules/checker/reading/negation-scope';
import type { Term, Terms } from '@/lib/domain/rules/checker/reading/terms';
import { type Alignment, align, type Link } from './align';
import { linkQuantities } from './quantity-links';

/** A rule and an answer beside one another: everything the single tests look at. */
export type Comparison = {
  rule: Terms;
  answer: Terms;
  /** For each content word of the rule, what stands for it in the answer. */
  links: Alignment;
  /** For each content word of the answer, which content word of the rule it stands for; -1 for none. */
  ruleOf: ReadonlyMap<Term, number>;
  /** By written words. */
  ruleScopes: readonly NegationScope[];
  answerScopes: readonly NegationScope[];
};

/** Something that the answer turns round. */
export type Contradiction = {
  /** Words of the rule (places in `rule.words`) and of the answer that are at odds. */
  ruleWords: readonly number[];
  answerWords: readonly number[];
};

export function compare(rule: Terms, ruleScopes: readonly NegationScope[], answer: Terms): Comparison {
  const links = linkQuantities(rule, answer, align(rule.content, answer.content));
  const ruleOf = new Map<Term, number>();
  links.forEach((link, at) => {
    if (link && !link.isShared) ruleOf.set(link.term, at);
  });
  return {
    rule,
    answer,
    links,
    ruleOf,
    ruleScopes,
    answerScopes: negationScopesOf(answer.words, answer.text),
  };
}

/** The link of a content word of the rule, unless another has a better claim to the same word. */
export function ownLink(links: Alignment, at: number): Link | null {
  const link = links[at];
  return link && !link.isShared ? link : null;
}
