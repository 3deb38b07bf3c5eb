import type { Comparison, Contradiction } from './comparison';
import { ownLink } from './comparison';
import type { Stance } from './stance';

/** What a pair of opposed words weighs, by how far the denied one stands from its cue. */
const WEIGHTS = [1, 0.7, 0.45, 0.3];
const LEAST_WEIGHT = 0.2;
/** From this weight on the denial turns something of the rule round. */
const CONFLICT = 0.7;

type Pair = { ruleWord: number; answerWord: number; rule: Stance; answer: Stance; likeness: number };

/** Where the answer denies what the rule states or the other way round. */
export function findPolarityConflicts(comparison: Comparison): Contradiction[] {
  const pairs = pairsOf(comparison);
  const conflicts: (Contradiction & { sentence: number; isConditional: boolean })[] = [];
  for (const side of ['rule', 'answer'] as const) {
    for (const scope of groupByCue(pairs, side)) {
      const opposed = scope.filter(({ rule, answer }) => rule.sign * answer.sign === -1);
      const agreed = scope.filter(({ rule, answer }) => rule.sign === answer.sign);
      const weight = sum(opposed, side) ;
      if (weight < CONFLICT || weight <= sum(agreed, side)) continue;
      const ruleWords = opposed.map(({ ruleWord }) => ruleWord);
      conflicts.push({
        kind: 'polarity',
        ruleWords,
        answerWords: opposed.map(({ answerWord }) => answerWord),
        sentence: comparison.rule.words[ruleWords[0] ?? 0]?.sentence ?? 0,
        isConditional: opposed.every(({ rule, answer }) => rule.clause !== 'main' || answer.clause !== 'main'),
      });
    }
  }
  // 'Not A if not B' says 'A if B': both sides turned round agree again.
  const kept = conflicts.filter(
    ({ sentence, isConditional }) =>
      !conflicts.some((other) => other.sentence === sentence && other.isConditional !== isConditional),
  );
  return kept.map(({ kind, ruleWords, answerWords }) => ({ kind, ruleWords, answerWords }));
}

function pairsOf({ rule, links, ruleStances, answerStances }: Comparison): Pair[] {
  return rule.matter.flatMap((term, at) => {
    const link = ownLink(links, at);
    const [one, other] = [ruleStances[term.index], link ? answerStances[link.term.index] : undefined];
    if (!link || !one || !other) return [];
    return [
      { ruleWord: term.index, answerWord: link.term.index, rule: one, answer: other, likeness: link.likeness },
    ];
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

function sum(pairs: readonly Pair[], side: 'rule' | 'answer'): number {
  return pairs.reduce((total, pair) => total + (WEIGHTS[pair[side].distance] ?? LEAST_WEIGHT) * pair.likeness, 0);
}
