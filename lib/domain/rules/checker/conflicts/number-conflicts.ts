import type { Comparison, Contradiction } from '@/lib/domain/rules/checker/alignment/comparison';
import { likeness } from '@/lib/domain/rules/checker/reading/concepts';
import { areComparable, areEqual, type Quantity, quantitiesOf } from '@/lib/domain/rules/checker/reading/quantities';

const RULE_REACH = 6;
const ANSWER_REACH = 8;

/** Where the answer gives another number than the rule, or the bound the other way ('less than' for 'more than'). */
export function findNumberConflicts(comparison: Comparison): Contradiction[] {
  const [ruleQuantities, stated] = [quantitiesOf(comparison.rule), quantitiesOf(comparison.answer)];
  return stated.flatMap((quantity) => {
    const rivals = ruleQuantities
      .filter((other) => areComparable(quantity, other))
      .map((other) => ({ other, near: nearness(other, quantity, comparison) }))
      .sort((a, b) => b.near - a.near);
    const [best] = rivals;
    if (!best) return [];
    const equal = rivals.find(({ other }) => areEqual(quantity, other));
    const conflict = (other: Quantity): Contradiction[] => [
      { ruleWords: [other.index], answerWords: [quantity.index] },
    ];
    if (equal) {
      const isOpposite = equal.other.bound && quantity.bound && equal.other.bound !== quantity.bound;
      return isOpposite ? conflict(equal.other) : [];
    }
    if (best.near < 1) return [];
    // A number that stands beside the right one is an example or a gloss.
    const isStatedToo = nearestStatement(best.other, stated, comparison) > best.near;
    return isStatedToo || !isSameUnit(quantity, best.other) ? [] : conflict(best.other);
  });
}

/** How near to its place, at best, the answer states a number of the rule. */
function nearestStatement(quantity: Quantity, stated: readonly Quantity[], comparison: Comparison): number {
  const same = stated.filter((one) => areComparable(one, quantity) && areEqual(one, quantity));
  return same.reduce((most, one) => Math.max(most, nearness(quantity, one, comparison)), 0);
}

function isSameUnit(one: Quantity, other: Quantity): boolean {
  if (one.kind !== 'count' || other.kind !== 'count' || !one.unit || !other.unit) return true;
  return likeness(one.unit, other.unit) > 0 || one.bound === other.bound;
}

/** How many words around the number of the rule stand around that of the answer. */
function nearness(ruleQuantity: Quantity, quantity: Quantity, { rule, links }: Comparison): number {
  let near = 0;
  rule.content.forEach(({ place, index }, at) => {
    const link = links[at];
    if (!link || index === ruleQuantity.index || Math.abs(place - ruleQuantity.place) > RULE_REACH) return;
    const distance = Math.abs(link.term.place - quantity.place);
    if (distance <= ANSWER_REACH && link.term.index !== quantity.index) near += link.likeness / (1 + distance / 4);
  });
  return near;
}
