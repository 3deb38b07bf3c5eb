import type { Comparison, Contradiction } from '@/lib/domain/rules/checker/alignment/comparison';
import { likeness } from '@/lib/domain/rules/checker/reading/concepts';
import { areComparable, areEqual, type Quantity, quantitiesOf } from '@/lib/domain/rules/checker/reading/quantities';

const RULE_REACH = 6;
const ANSWER_REACH = 8;
/** By so much must the surroundings of another number of the rule be better to make two numbers swapped. */
const SWAPPED = 2.5;

/** Where the answer gives another number than the rule, or the bound the other way ('less than' for 'more than'). */
export function findNumberConflicts(comparison: Comparison): Contradiction[] {
  const [ruleQuantities, stated] = [quantitiesOf(comparison.rule), quantitiesOf(comparison.answer)];
  const statedLike = new Map(ruleQuantities.map((other) => [other, standsFor(other, stated, comparison)]));
  return stated.flatMap((quantity) => {
    const rivals = ruleQuantities
      .filter((other) => areComparable(quantity, other))
      .map((other) => ({ other, near: nearness(other, quantity, comparison) }))
      .sort((a, b) => b.near - a.near);
    const [best] = rivals;
    if (!best) return [];
    const equal = rivals.find(({ other }) => areEqual(quantity, other));
    const conflict = (other: Quantity): Contradiction[] => [
      { kind: 'number', ruleWords: [other.index], answerWords: [quantity.index] },
    ];
    if (equal) {
      const isSwapped =
        best.near - equal.near >= SWAPPED &&
        (statedLike.get(best.other)?.count ?? 0) === (areEqual(quantity, best.other) ? 1 : 0);
      if (isSwapped) return conflict(best.other);
      const isTurned = equal.other.bound && quantity.bound && equal.other.bound !== quantity.bound;
      return isTurned ? conflict(equal.other) : [];
    }
    if (best.near < 1) return [];
    // A number that stands beside the right one is an example or a gloss.
    const isStatedToo = (statedLike.get(best.other)?.near ?? 0) > best.near;
    return isStatedToo || !isSameUnit(quantity, best.other) ? [] : conflict(best.other);
  });
}

/** How often the answer states a number of the rule, and how near to its place at best. */
function standsFor(quantity: Quantity, stated: readonly Quantity[], comparison: Comparison) {
  const same = stated.filter((one) => areComparable(one, quantity) && areEqual(one, quantity));
  const near = same.reduce((most, one) => Math.max(most, nearness(quantity, one, comparison)), 0);
  return { count: same.length, near };
}

function isSameUnit(one: Quantity, other: Quantity): boolean {
  if (one.kind !== 'count' || other.kind !== 'count' || !one.unit || !other.unit) return true;
  return likeness(one.unit, other.unit) > 0 || one.bound === other.bound;
}

/** How many words around the number of the rule stand around that of the answer. */
function nearness(ruleQuantity: Quantity, quantity: Quantity, { rule, links }: Comparison): number {
  let near = 0;
  rule.matter.forEach(({ place, index }, at) => {
    const link = links[at];
    if (!link || index === ruleQuantity.index || Math.abs(place - ruleQuantity.place) > RULE_REACH) return;
    const distance = Math.abs(link.term.place - quantity.place);
    if (distance <= ANSWER_REACH && link.term.index !== quantity.index) near += link.likeness / (1 + distance / 4);
  });
  return near;
}
