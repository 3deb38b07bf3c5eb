import type { Comparison, Contradiction } from './comparison';
import { ownLink } from './comparison';
import type { Stance } from './stance';

type Pair = {
  ruleWord: number;
  answerWord: number;
  rule: Stance;
  answer: Stance;
  isSame: boolean;
  /** Whether the answer says the same word once more, the way the rule does. */
  hasTwin: boolean;
};
type Conflict = { pairs: Pair[]; sentence: number; isConditional: boolean };

/** Words of matter from its cue within which a denied word decides. */
const NEAR = 1;
/** A little further off it takes two. */
const FURTHER = 3;

/** Where the answer denies what the rule states or the other way round. */
export function findPolarityConflicts(comparison: Comparison): Contradiction[] {
  const pairs = pairsOf(comparison);
  const denials = (['rule', 'answer'] as const).flatMap((side) =>
    groupByCue(pairs, side).flatMap((scope) => conflictIn(scope, side, comparison)),
  );
  // 'Not A if not B' says 'A if B': where both sides are turned round they agree again.
  const kept = denials.filter(
    ({ sentence, isConditional }) =>
      !denials.some((other) => other.sentence === sentence && other.isConditional !== isConditional),
  );
  return [...kept.map(({ pairs: found }) => found), ...openConflicts(pairs), ...modalConflicts(pairs, comparison)].map((found) => ({
    kind: 'polarity',
    ruleWords: found.map(({ ruleWord }) => ruleWord),
    answerWords: found.map(({ answerWord }) => answerWord),
  }));
}

/** The words nearest to a cue decide whether the other text denies them too. */
function conflictIn(scope: readonly Pair[], side: 'rule' | 'answer', { rule }: Comparison): Conflict[] {
  const opposed = scope.filter((pair) => pair.isSame && !pair.hasTwin && pair.rule.sign * pair.answer.sign === -1);
  const agreed = scope.filter((pair) => pair.rule.sign === pair.answer.sign);
  const nearest = Math.min(...opposed.map((pair) => pair[side].distance));
  const agreement = Math.min(...agreed.map((pair) => pair[side].distance));
  const isClear = nearest <= NEAR ? opposed.length > 0 : nearest <= FURTHER && opposed.length >= 2;
  if (!isClear || agreement <= nearest || agreed.length > opposed.length) return [];
  const found = opposed.filter((pair) => pair[side].distance <= nearest + FURTHER);
  const first = found[0] as Pair;
  return [
    {
      pairs: found,
      sentence: rule.words[first.ruleWord]?.sentence ?? 0,
      isConditional: found.some((pair) => pair.rule.clause !== 'main' && pair.answer.clause !== 'main'),
    },
  ];
}

/** What one text makes a condition and the other calls indifferent ('whether or not', 'even if'). */
function openConflicts(pairs: readonly Pair[]): Pair[][] {
  return pairs
    .filter(({ rule, answer, isSame }) => {
      if (!isSame) return false;
      const isCondition = (clause: Stance['clause']) => clause === 'if' || clause === 'only' || clause === 'unless';
      return rule.clause === 'open' ? answer.clause === 'only' : answer.clause === 'open' && isCondition(rule.clause);
    })
    .map((pair) => [pair]);
}

/** What one text allows and the other demands; 'may only' demands as well. */
function modalConflicts(pairs: readonly Pair[], { rule, answer }: Comparison): Pair[][] {
  const hasOnly = ({ words }: Comparison['rule'], index: number) =>
    words.some(({ word, sentence }) => word === 'only' && sentence === words[index]?.sentence);
  return pairs
    .filter(
      (pair) =>
        pair.isSame &&
        pair.rule.sign === 1 &&
        pair.answer.sign === 1 &&
        pair.rule.modal !== null &&
        pair.answer.modal !== null &&
        pair.rule.modal !== pair.answer.modal &&
        !hasOnly(rule, pair.ruleWord) &&
        !hasOnly(answer, pair.answerWord),
    )
    .map((pair) => [pair]);
}

function pairsOf({ rule, answer, links, ruleOf, ruleStances, answerStances }: Comparison): Pair[] {
  const idle = answer.matter.filter((term) => !ruleOf.has(term));
  return rule.matter.flatMap((term, at) => {
    const link = ownLink(links, at);
    const [one, other] = [ruleStances[term.index], link ? answerStances[link.term.index] : undefined];
    if (!link || !one || !other) return [];
    const hasTwin = idle.some(({ stem, index }) => stem === term.stem && answerStances[index]?.sign === one.sign);
    const isSame = link.likeness === 1;
    return [{ ruleWord: term.index, answerWord: link.term.index, rule: one, answer: other, isSame, hasTwin }];
  });
}

function groupByCue(pairs: readonly Pair[], side: 'rule' | 'answer'): Pair[][] {
  const groups = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const { sign, cue } = pair[side];
    if (sign !== -1) continue;
    const group = groups.get(cue);
    if (group) group.push(pair);
    else groups.set(cue, [pair]);
  }
  return [...groups.values()];
}
