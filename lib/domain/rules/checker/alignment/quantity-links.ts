import { areComparable, areEqual, type Quantity, quantitiesOf } from '@/lib/domain/rules/checker/reading/quantities';
import type { Terms } from '@/lib/domain/rules/checker/reading/terms';
import type { Alignment, Link } from './align';

/** Words that say from which side a number bounds, as the bound itself does. */
const BOUND_WORD = /^(?:exceed\w*|excess|over|above|under|below|minimum|maximum|more|less|fewer|greater|longer|later)$/;
const BOUND_REACH = 4;

/**
 * Adds what words alone do not show: 'two weeks' stands for '14 days', 'over $75k' for 'exceeds
 * $75,000'. Only words of the rule that nothing stands for yet gain a link.
 */
export function linkQuantities(rule: Terms, answer: Terms, links: Alignment): Alignment {
  const stated = quantitiesOf(answer);
  if (stated.length === 0) return links;
  const linked: (Link | null)[] = [...links];
  for (const quantity of quantitiesOf(rule)) {
    const equal = stated.find((other) => areComparable(quantity, other) && areEqual(quantity, other));
    const term = equal && answer.content.find(({ index }) => index === equal.index);
    if (!equal || !term) continue;
    rule.content.forEach(({ index, word }, at) => {
      const link = linked[at];
      if (link && !link.isShared) return;
      const isNumber = index === quantity.index || index === quantity.unit?.index;
      const isBound = BOUND_WORD.test(word) && isBeside(index, quantity) && quantity.bound === equal.bound;
      if (isNumber || isBound) linked[at] = { term, likeness: 1, isShared: false };
    });
  }
  return linked;
}

function isBeside(index: number, quantity: Quantity): boolean {
  return index < quantity.index && quantity.index - index <= BOUND_REACH;
}
