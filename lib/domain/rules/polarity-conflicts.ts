import { isAuxiliary } from '@/lib/domain/text/function-words';
import type { Comparison, Contradiction } from './comparison';
import { ownLink } from './comparison';
import type { Statement } from './elements';
import type { Stance } from './stance';
import { IF_WORDS } from './stance-words';
import type { Term } from './terms';
import { isPale } from './word-weights';

type Pair = {
  ruleWord: number;
  answerWord: number;
  rule: Stance;
  answer: Stance;
  isSame: boolean;
  isOpposed: boolean;
  /** Whether the rule says the word in another place as the answer does, so that it may stand for that. */
  isElsewhere: boolean;
  /** Whether the answer says the same word once more, the way the rule does. */
  hasTwin: boolean;
};
type Conflict = { pairs: Pair[]; sentence: number; isConditional: boolean };

/** Verbs that say no more than that there is something, or must be. */
const LIGHT_VERBS = new Set(
  'need requir have get give make take creat rais show prove establish find mean impos owe count constitut matter us provid afford'.split(
    ' ',
  ),
);
const QUALIFYING = /(?:al|ly|ive|ous|ible|able|ic|ary|ful|less|ent|ant|ual)$/;
const HEAD_REACH = 3;
const AROUND = 6;
const CONDITION_REACH = 6;
const ADDING_REACH = 6;
/** So many words together are no accident. */
const SEVERAL = 3;
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
  return [
    ...kept.map(({ pairs: found }) => found),
    ...openConflicts(pairs, comparison),
    ...exceptionConflicts(pairs, comparison),
    ...requirementConflicts(pairs, comparison),
    ...modalConflicts(pairs, comparison),
  ].map((found) => ({
    kind: 'polarity',
    ruleWords: found.map(({ ruleWord }) => ruleWord),
    answerWords: found.map(({ answerWord }) => answerWord),
  }));
}

/** The words nearest to a cue decide whether the other text denies them too. */
function conflictIn(scope: readonly Pair[], side: 'rule' | 'answer', comparison: Comparison): Conflict[] {
  const { rule } = comparison;
  const opposed = scope.filter((pair) => pair.isSame && !pair.hasTwin && pair.isOpposed);
  const agreed = scope.filter((pair) => pair.rule.sign === pair.answer.sign);
  const nearest = Math.min(...opposed.map((pair) => pair[side].distance));
  const governing = opposed.filter((pair) => pair[side].distance === nearest);
  if (opposed.length < SEVERAL && governing.every(({ isElsewhere }) => isElsewhere)) return [];
  const agreement = Math.min(...agreed.map((pair) => pair[side].distance));
  // 'Without the effects of the deal' denies the effects, not the deal.
  if (nearest > 0 && opposed.every((pair) => pair[side].kind === 'preposition') && !isGuarded(opposed, side, comparison)) return [];
  const isClear = nearest <= NEAR ? opposed.length > 0 : nearest <= FURTHER && opposed.length >= 2;
  if (!isClear || agreement <= nearest || agreed.length > opposed.length) return [];
  if (opposed.length === 1 && opposed.every((pair) => speaksOfOther(pair, comparison))) return [];
  if (deniesOtherVerb(opposed, side, comparison) || opposed.every((pair) => qualifiesOther(pair, comparison))) return [];
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

/** Whether all that stands around a word of the answer is of another sentence of the rule. */
function speaksOfOther({ ruleWord, answerWord }: Pair, { rule, answer, ruleOf }: Comparison): boolean {
  const around = answer.matter.flatMap((term) => {
    const at = ruleOf.get(term);
    const isNear = term.index !== answerWord && Math.abs(term.index - answerWord) <= AROUND;
    const isHere = term.sentence === answer.words[answerWord]?.sentence;
    return at !== undefined && isNear && isHere ? [rule.matter[at]?.sentence] : [];
  });
  return around.length > 1 && !around.includes(rule.words[ruleWord]?.sentence);
}

/** 'Protects against disclosure of what was said' protects what was said. */
function isGuarded(scope: readonly Pair[], side: 'rule' | 'answer', comparison: Comparison): boolean {
  return comparison[side].words[scope[0]?.[side].cue ?? -1]?.word === 'against';
}

/** Whether what the cue governs is a verb that the other text has not: 'does not lose its defenses' denies no defenses. */
function deniesOtherVerb(opposed: readonly Pair[], side: 'rule' | 'answer', { rule, answer, links, ruleOf }: Comparison) {
  const { words, text } = side === 'rule' ? rule : answer;
  const cue = opposed[0]?.[side].cue ?? -1;
  const isKnown = (term: Term) =>
    side === 'answer' ? ruleOf.has(term) : rule.matter.some((one, at) => one.index === term.index && ownLink(links, at));
  // Where both protect, neither denies what is protected.
  const guard = words[cue]?.word === 'against' && words[cue - 1];
  if (guard && isKnown(guard)) return true;
  // 'No confrontation problem' denies a problem.
  const hasUnknownHead = (pair: Pair) => {
    const place = side === 'rule' ? pair.ruleWord : pair.answerWord;
    const [word, head] = [words[place], words[place + 1]];
    const gap = text.slice(word?.end, head?.start);
    return head !== undefined && !head.isFunction && /^\s+$/.test(gap) && !isKnown(head);
  };
  return opposed.every((pair) => {
    const { kind } = pair[side];
    if ((kind === 'noun' || kind === 'object') && opposed.length === 1) return hasUnknownHead(pair);
    const place = side === 'rule' ? pair.ruleWord : pair.answerWord;
    if (kind !== 'verb' || place < cue) return false;
    return words
      .slice(cue + 1, place)
      .some((term) => !term.isFunction && !LIGHT_VERBS.has(term.stem) && !term.word.endsWith('ly') && !isKnown(term));
  });
}

/** Whether a word stands before another noun than in the rule: 'actually provoked' says nothing of 'no actual cooling off'. */
function qualifiesOther({ ruleWord, answerWord }: Pair, { rule, answer, links }: Comparison): boolean {
  const head = rule.matter.findIndex(({ index }) => index === ruleWord + 1);
  const gap = rule.text.slice(rule.words[ruleWord]?.end, rule.words[ruleWord + 1]?.start);
  if (head < 0 || /\S/.test(gap) || !QUALIFYING.test(rule.words[ruleWord]?.word ?? '')) return false;
  const link = ownLink(links, head)?.term;
  const isHeadElsewhere = link !== undefined && Math.abs(link.index - answerWord) > HEAD_REACH;
  const next = answer.words[answerWord + 1];
  const hasOtherHead = next !== undefined && !next.isFunction && next.sentence === answer.words[answerWord]?.sentence;
  return isHeadElsewhere && hasOtherHead;
}

/** What one text makes a condition and the other calls indifferent ('whether or not', 'even if'). */
function openConflicts(pairs: readonly Pair[], { answer }: Comparison): Pair[][] {
  return pairs
    .filter(({ rule: one, answer: other, answerWord, isSame }) => {
      if (!isSame) return false;
      const isCondition = (clause: Stance['clause']) => clause === 'if' || clause === 'only' || clause === 'unless';
      if (one.clause !== 'open') return other.clause === 'open' && isCondition(one.clause);
      return other.clause === 'only' || other.clause === 'unless' || dependsOn(answer, answerWord);
    })
    .map((pair) => [pair]);
}

/** 'Cuts off nothing, but it does when …' makes a condition of what follows. */
function dependsOn({ words }: Comparison['answer'], index: number): boolean {
  const at = words.findLastIndex(
    ({ word }, place) => place < index && index - place <= CONDITION_REACH && IF_WORDS.has(word),
  );
  return (
    at > 1 && isAuxiliary(words[at - 1]?.word ?? '') && /^(?:it|they|he|she)$/.test(words[at - 2]?.word ?? '')
  );
}

/** 'Not A if B' for 'not A unless B', and 'not A with B' for 'not A without B'. */
function exceptionConflicts(pairs: readonly Pair[], { rule, answer }: Comparison): Pair[][] {
  const sentence = (text: Comparison['rule'], index: number) => text.words[index]?.sentence;
  const follows = (text: Comparison['rule'], index: number, preposition: string) =>
    text.words.slice(Math.max(0, index - 2), index).some(({ word }) => word === preposition);
  const isSwapped = (pair: Pair) => {
    const { rule: one, answer: other, ruleWord, answerWord } = pair;
    if (one.clause === 'unless' && other.clause === 'unless') return one.isTurned !== other.isTurned;
    if (follows(rule, ruleWord, 'without') && follows(answer, answerWord, 'with')) return one.isNeutral;
    if (follows(rule, ruleWord, 'with') && follows(answer, answerWord, 'without')) return other.isNeutral;
    if (!(one.clause === 'unless' && other.clause === 'if') && !(one.clause === 'if' && other.clause === 'unless'))
      return false;
    if (!one.isNeutral && !other.isNeutral) return false;
    // 'Unless unreasonable' is 'if not unreasonable'.
    if (one.isNegative !== other.isNegative) return false;
    return pairs.some(
      (main) =>
        main.rule.sign === -1 &&
        main.answer.sign === -1 &&
        sentence(rule, main.ruleWord) === sentence(rule, ruleWord) &&
        sentence(answer, main.answerWord) === sentence(answer, answerWord),
    );
  };
  return pairs.filter((pair) => pair.isSame && isSwapped(pair)).map((pair) => [pair]);
}

/** 'No agency without consideration' for 'no consideration is needed'. */
function requirementConflicts(pairs: readonly Pair[], { rule, answer }: Comparison): Pair[][] {
  const isUnneeded = ({ ruleWord, rule: stance }: Pair) =>
    stance.sign === -1 &&
    rule.words.some(
      ({ word, sentence }) => sentence === rule.words[ruleWord]?.sentence && /^(?:need|requir|necessary)/.test(word),
    );
  return pairs
    .filter((pair) => pair.isSame && pair.answer.isNeutral && answer.words[pair.answer.cue]?.word === 'without' && isUnneeded(pair))
    .map((pair) => [pair]);
}

/** What one text allows and the other demands; 'may only' demands as well. */
function modalConflicts(pairs: readonly Pair[], { rule, answer, ruleStances }: Comparison): Pair[][] {
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
        !hasOtherModal(pair, { rule, ruleStances }) &&
        !hasOnly(rule, pair.ruleWord) &&
        !hasOnly(answer, pair.answerWord),
    )
    .map((pair) => [pair]);
}

function pairsOf({ rule, answer, links, ruleOf, ruleStances, answerStances }: Comparison): Pair[] {
  const linkedWords = new Set([...ruleOf.values()].map((at) => rule.matter[at]?.index));
  const idle = answer.matter.filter((term) => !ruleOf.has(term));
  return rule.matter.flatMap((term, at) => {
    const link = ownLink(links, at);
    const [one, other] = [ruleStances[term.index], link ? answerStances[link.term.index] : undefined];
    if (!link || !one || !other) return [];
    const isQuoted = standsAsInRule(at, links);
    const hasTwin =
      !isQuoted && idle.some(({ stem, index }) => stem === term.stem && answerStances[index]?.sign === one.sign);
    const isElsewhere = isSaidElsewhere(term, other, { rule, links, ruleStances });
    // 'Negligence is not enough' says nothing against an answer that leaves 'enough' out.
    const isCut = one.isSubject && !linkedWords.has(one.cue) && !isAddedIn(answer, link.term);
    const isSame = link.likeness === 1 && !isCut && !isPronoun(term) && (isQuoted || !isPale(term));
    const isOpposed =
      (one.isUndone === other.isUndone && !isRequiredOtherwise(one, other) && !isRequiredOtherwise(other, one) && one.sign * other.sign === -1 && !isSaidOtherwise(one, other) && !isSaidOtherwise(other, one)) ||
      isDeniedRestriction(one, other, answer, link.term.index) ||
      isDeniedRestriction(other, one, rule, term.index);
    return [
      { ruleWord: term.index, answerWord: link.term.index, rule: one, answer: other, isSame, isOpposed, hasTwin, isElsewhere },
    ];
  });
}

/** Whether the rule says the word once more, in a place that nothing stands for yet and the way the answer does. */
function isSaidElsewhere(term: Term, said: Stance, { rule, links, ruleStances }: Pick<Comparison, 'rule' | 'links' | 'ruleStances'>) {
  return rule.matter.some((other, at) => {
    if (other === term || other.stem !== term.stem || ownLink(links, at)) return false;
    const stance = ruleStances[other.index];
    return stance?.sign === said.sign && (stance.modal === said.modal || stance.modal === null);
  });
}

/** Whether the rule says elsewhere of the same word that it must be, or just that it is. */
function hasOtherModal({ ruleWord, rule: stance }: Pair, { rule, ruleStances }: Pick<Comparison, 'rule' | 'ruleStances'>) {
  const stem = rule.words[ruleWord]?.stem;
  return rule.matter.some(
    (other) => other.stem === stem && other.index !== ruleWord && ruleStances[other.index]?.modal !== stance.modal,
  );
}

/** Where the answer states in the words of an element what the rule denies of it, though they were taken for other words of the rule. */
export function findElementConflicts(
  elements: readonly { matter: readonly number[] }[],
  statements: readonly (Statement | null)[],
  { rule, ruleOf, ruleStances, answerStances }: Comparison,
): Contradiction[] {
  return elements.flatMap(({ matter }, index) => {
    const statement = statements[index];
    if (!statement?.isElsewhere) return [];
    const pairs = matter.flatMap((at) => {
      const term = rule.matter[at] as Term;
      const said = statement.terms.find(({ stem }) => stem === term.stem);
      const [one, other] = [ruleStances[term.index], said && answerStances[said.index]];
      const place = said && rule.matter[ruleOf.get(said) ?? -1];
      if (place && ruleStances[place.index]?.sign === other?.sign) return [];
      return said && one && other ? [{ ruleWord: term.index, answerWord: said.index, one, other }] : [];
    });
    const isTurned =
      pairs.length >= 2 &&
      pairs.every(
        ({ one, other }) =>
          one.sign * other.sign === -1 && !isSaidOtherwise(one, other) && !isSaidOtherwise(other, one),
      );
    if (!isTurned) return [];
    return [
      {
        kind: 'polarity' as const,
        ruleWords: pairs.map(({ ruleWord }) => ruleWord),
        answerWords: pairs.map(({ answerWord }) => answerWord),
      },
    ];
  });
}

/** 'A mere increase in cost also discharges him' says that it is enough. */
function isAddedIn({ words }: Comparison['answer'], { index, sentence }: Term): boolean {
  return words
    .slice(index + 1, index + ADDING_REACH)
    .some(({ word, sentence: other }) => other === sentence && /^(?:also|too|likewise)$/.test(word));
}

/** 'One who' is nobody in particular; as a word it reads like the number. */
function isPronoun({ word }: Term): boolean {
  return word === '1' || word === 'one';
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
function isRequiredOtherwise(one: Stance, other: Stance): boolean {
  return one.isNested && !other.isNested && !other.isAfterDenial;
}

/** 'No A does B' is 'A does not B', and 'unless A' may well be 'or for A'. */
function isSaidOtherwise(one: Stance, other: Stance): boolean {
  const isDeniedOtherwise =
    one.kind === 'noun' || one.kind === 'preposition' || one.isSubject || one.isBarred || one.distance > 0;
  return (isDeniedOtherwise && other.isBeforeDenial) || (one.clause === 'unless' && other.clause === 'main');
}

/** 'Not A if B' for 'A only if B'; 'not A unless B' would be the same. */
function isDeniedRestriction(one: Stance, other: Stance, { words }: Comparison['answer'], index: number): boolean {
  if (!one.isRestricted || other.sign !== -1) return false;
  const sentence = words[index]?.sentence;
  return !words.some(
    (term) => term.sentence === sentence && /^(?:unless|until|without|except|absent)$/.test(term.word),
  );
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
