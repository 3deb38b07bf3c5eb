import type { Comparison } from '@/lib/domain/rules/checker/alignment/comparison';
import type { Pair } from '@/lib/domain/rules/checker/alignment/word-pairs';
import type { NegationScope } from '@/lib/domain/rules/checker/reading/negation-scope';
import { DENYING, IF_WORDS } from '@/lib/domain/rules/checker/reading/negation-words';
import { isAuxiliary } from '@/lib/domain/text/function-words';

const CONDITION_REACH = 6;
/** How far behind what is not needed its 'is needed' may stand. */
const NEED_REACH = 6;

/** Where the two texts set other conditions or exceptions. */
export function findClauseConflicts(pairs: readonly Pair[], comparison: Comparison): Pair[][] {
  return [
    ...openConflicts(pairs, comparison),
    ...exceptionConflicts(pairs, comparison),
    ...requirementConflicts(pairs, comparison),
  ];
}

/** What one text makes a condition and the other calls indifferent ('whether or not', 'even if'). */
function openConflicts(pairs: readonly Pair[], { answer }: Comparison): Pair[][] {
  return pairs
    .filter(({ rule: one, answer: other, answerWord, isSame }) => {
      if (!isSame) return false;
      const isCondition = (clause: NegationScope['clause']) =>
        clause === 'if' || clause === 'only' || clause === 'unless';
      if (one.clause !== 'open')
        return other.clause === 'open' && (isCondition(one.clause) || isIndifferent(answer, answerWord));
      return other.clause === 'only' || other.clause === 'unless' || dependsOn(answer, answerWord);
    })
    .map((pair) => [pair]);
}

/** 'An act, criminal or not' says that it does not matter which. */
function isIndifferent({ words }: Comparison['answer'], index: number): boolean {
  return words[index + 1]?.word === 'or' && words[index + 2]?.word === 'not';
}

/** 'Cuts off nothing, but it does when …' makes a condition of what follows. */
function dependsOn({ words }: Comparison['answer'], index: number): boolean {
  const at = words.findLastIndex(
    ({ word }, place) => place < index && index - place <= CONDITION_REACH && IF_WORDS.has(word),
  );
  return at > 1 && isAuxiliary(words[at - 1]?.word ?? '') && /^(?:it|they|he|she)$/.test(words[at - 2]?.word ?? '');
}

/** 'Not A if B' for 'not A unless B', and 'not A with B' for 'not A without B'. */
function exceptionConflicts(pairs: readonly Pair[], { rule, answer }: Comparison): Pair[][] {
  const sentence = (text: Comparison['rule'], index: number) => text.words[index]?.sentence;
  const follows = (text: Comparison['rule'], index: number, preposition: string) =>
    text.words.slice(Math.max(0, index - 2), index).some(({ word }) => word === preposition);
  const bothDeny = ({ ruleWord, answerWord }: Pair) =>
    pairs.some(
      (main) =>
        ((main.rule.sign === -1 && main.answer.sign === -1) || DENYING.test(rule.words[main.ruleWord]?.word ?? '')) &&
        sentence(rule, main.ruleWord) === sentence(rule, ruleWord) &&
        sentence(answer, main.answerWord) === sentence(answer, answerWord),
    );
  const isSwapped = (pair: Pair) => {
    const { rule: one, answer: other, ruleWord, answerWord } = pair;
    if (one.clause === 'unless' && other.clause === 'unless') return one.isDeniedAgain !== other.isDeniedAgain;
    if (follows(rule, ruleWord, 'without') && follows(answer, answerWord, 'with'))
      return one.isNeutral && bothDeny(pair);
    if (follows(rule, ruleWord, 'with') && follows(answer, answerWord, 'without'))
      return other.isNeutral && bothDeny(pair);
    if (!(one.clause === 'unless' && other.clause === 'if') && !(one.clause === 'if' && other.clause === 'unless'))
      return false;
    if (!one.isNeutral && !other.isNeutral) return false;
    // 'Unless unreasonable' is 'if not unreasonable'.
    if (one.isNegative !== other.isNegative) return false;
    return bothDeny(pair);
  };
  return pairs.filter((pair) => pair.isSame && isSwapped(pair)).map((pair) => [pair]);
}

/** 'No agency without consideration' for 'no consideration is needed'. */
function requirementConflicts(pairs: readonly Pair[], { rule, answer }: Comparison): Pair[][] {
  const isUnneeded = ({ ruleWord, rule: scope }: Pair) =>
    scope.sign === -1 &&
    rule.words
      .slice(scope.cue + 1, ruleWord + NEED_REACH)
      .some(
        ({ word, sentence }) => sentence === rule.words[ruleWord]?.sentence && /^(?:need|requir|necessary)/.test(word),
      );
  return pairs
    .filter(
      (pair) =>
        pair.isSame && pair.answer.isNeutral && answer.words[pair.answer.cue]?.word === 'without' && isUnneeded(pair),
    )
    .map((pair) => [pair]);
}
