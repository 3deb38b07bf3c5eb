import { groupBy } from '@/lib/domain/grouping/group-by';
import type { Comparison, Contradiction } from '@/lib/domain/rules/checker/alignment/comparison';
import { type Pair, pairsOf } from '@/lib/domain/rules/checker/alignment/word-pairs';
import type { Terms } from '@/lib/domain/rules/checker/reading/terms';
import { findClauseConflicts } from './clause-conflicts';

type Conflict = { pairs: Pair[]; sentence: number; isConditional: boolean };

/** So many words together are no accident. */
const SEVERAL = 3;

/** Content words from its cue within which a denied word decides. */
const NEAR = 1;

/** A little further off it takes two. */
const FURTHER = 3;

/** Where the answer denies what the rule states or the other way round. */
export function findPolarityConflicts(comparison: Comparison): Contradiction[] {
  const pairs = pairsOf(comparison);
  const denials = (['rule', 'answer'] as const).flatMap((side) =>
    [
      ...groupBy(
        pairs.filter((pair) => pair[side].sign === -1),
        (pair) => pair[side].cue,
      ).values(),
    ].flatMap((scope) => conflictIn(scope, side, comparison.rule)),
  );
  // 'Not A if not B' says 'A if B': where both sides are reversed they agree again.
  const kept = denials.filter(
    ({ sentence, isConditional }) =>
      !denials.some((other) => other.sentence === sentence && other.isConditional !== isConditional),
  );
  return [...kept.map(({ pairs: found }) => found), ...findClauseConflicts(pairs, comparison)].map((found) => ({
    ruleWords: found.map(({ ruleWord }) => ruleWord),
    answerWords: found.map(({ answerWord }) => answerWord),
  }));
}

/** The words nearest to a cue decide whether the other text denies them too. */
function conflictIn(scope: readonly Pair[], side: 'rule' | 'answer', rule: Terms): Conflict[] {
  const opposed = scope.filter(
    (pair, at) =>
      pair.isSame &&
      pair.isOpposed &&
      !pair.hasTwin &&
      // A short form stands for several words in one place.
      pair.answerWord !== scope[at - 1]?.answerWord,
  );
  const agreed = scope.filter((pair) => pair.rule.sign === pair.answer.sign);
  const nearest = Math.min(...opposed.map((pair) => pair[side].distance));
  const governing = opposed.filter((pair) => pair[side].distance === nearest);
  if (opposed.length < SEVERAL && governing.every(({ isElsewhere }) => isElsewhere)) return [];
  const agreement = Math.min(...agreed.map((pair) => pair[side].distance));
  // 'Without the effects of the deal' denies the effects, not the deal.
  if (nearest > 0 && opposed.every((pair) => pair[side].kind === 'preposition')) return [];
  const isClear = nearest <= NEAR ? opposed.length > 0 : nearest <= FURTHER && opposed.length >= 2;
  if (!isClear || agreement <= nearest || agreed.length > opposed.length) return [];
  const found = opposed.filter((pair) => pair[side].distance <= nearest + FURTHER);
  // 'Does not generally bar' and 'generally does not bar' are one.
  if (found.every(({ ruleWord }) => rule.words[ruleWord]?.word.endsWith('ly'))) return [];
  const first = found[0] as Pair;
  return [
    {
      pairs: found,
      sentence: rule.words[first.ruleWord]?.sentence ?? 0,
      isConditional: found.some((pair) => pair.rule.clause !== 'main' && pair.answer.clause !== 'main'),
    },
  ];
}
