import { areCounterparts, likeness } from '@/lib/domain/rules/checker/reading/concepts';
import { VOIDING_PREDICATES } from '@/lib/domain/rules/checker/reading/negation-words';
import { namesParty } from '@/lib/domain/rules/checker/reading/persons';
import { placesByKey } from '@/lib/domain/rules/checker/reading/places-by-key';
import type { Term, Terms } from '@/lib/domain/rules/checker/reading/terms';
import { longestCommonOrder, type Places } from '@/lib/domain/text/common-order';
import { isArticle, isAuxiliary } from '@/lib/domain/text/function-words';
import { isNegation } from '@/lib/domain/text/polarity';
import { reversedWord } from '@/lib/domain/text/stem';
import type { Comparison } from './comparison';
import { areOpposedOperators, isDecisive, operatorsOf } from './operators';

/** Where an answer departs from the rule while it quotes what stands around. */
export type Edit = {
  /**
   * Whether it says the opposite ('must' for 'may', 'void' for 'valid'), something else, which may mean the same
   * ('jury' for 'court'; 'only' more or less), or leaves words out.
   */
  kind: 'opposed' | 'other' | 'omitted';
  /** Places in `rule.words`; of words that the answer adds, the word of the rule after them. */
  ruleWords: readonly number[];
  /** Places in `answer.words`; none for words left out. */
  answerWords: readonly number[];
  /** The sentence of the answer that quotes the rule there. */
  sentence: number;
};

/** A sentence of the rule and one of the answer. */
type Parallel = {
  rule: readonly Term[];
  answer: readonly Term[];
  /** Whether a word of the one says the same as a word of the other. */
  areSame: (inRule: number, inAnswer: number) => boolean;
};
/** What stands between two pairs of words that say the same: from `after` to before `to`. */
type Gap = { after: Places; to: Places };

/** So many words of a sentence of the rule must stand in one of the answer for the two to be held together. */
const LEAST_LINKED = 3;
/** Words to each side that tell whether the rule is quoted there, and the share of them that both texts must have. */
const SURROUNDINGS = 12;
const QUOTED = 0.85;
/** More words than these are of another sentence: not all answers have full stops. */
const LONGEST_ADDITION = 6;

/** Finds where an answer that quotes the rule has another word in it, one less or one more. */
export function findEdits(comparison: Comparison): Edit[] {
  const { rule, answer } = comparison;
  const linked = linkedWords(comparison);
  return linkedSentences(comparison).flatMap(([inRule, inAnswer]) => {
    const own = rule.words.filter(({ sentence }) => sentence === inRule);
    const said = answer.words.filter(({ sentence }) => sentence === inAnswer);
    const parallel = holdTogether(own, said, linked, comparison);
    const pairs = longestCommonOrder(own.length, said.length, parallel.areSame);
    return gapsOf(pairs, parallel).flatMap((gap) => editIn(gap, pairs, parallel, comparison) ?? []);
  });
}

/** For each word of the rule, by its place, those of the answer that stand for it. */
function linkedWords({ rule, ruleOf }: Comparison): ReadonlyMap<number, readonly number[]> {
  const linked = new Map<number, number[]>();
  for (const [{ index }, at] of ruleOf) {
    const place = rule.content[at]?.index ?? -1;
    linked.set(place, [...(linked.get(place) ?? []), index]);
  }
  return linked;
}

/** Sentences of the rule, each with those of the answer in which some of its words stand. */
function linkedSentences({ rule, ruleOf }: Comparison): Places[] {
  const counts = new Map<string, { sentences: Places; count: number }>();
  for (const [{ sentence }, at] of ruleOf) {
    const sentences = [rule.content[at]?.sentence ?? -1, sentence] as const;
    const known = counts.get(sentences.join());
    if (known) known.count += 1;
    else counts.set(sentences.join(), { sentences, count: 1 });
  }
  return [...counts.values()].flatMap(({ sentences, count }) => (count >= LEAST_LINKED ? [sentences] : []));
}

function holdTogether(
  rule: readonly Term[],
  answer: readonly Term[],
  linked: ReadonlyMap<number, readonly number[]>,
  comparison: Comparison,
): Parallel {
  const byKey = placesByKey(answer, (term) => keysAt(term, comparison.answer));
  const first = answer[0]?.index ?? 0;
  const same = new Uint8Array(rule.length * answer.length);
  rule.forEach((term, row) => {
    const columns = keysAt(term, comparison.rule).flatMap((key) => byKey.get(key) ?? []);
    for (const index of linked.get(term.index) ?? []) columns.push(index - first);
    for (const column of columns) {
      const other = answer[column];
      if (other && sayTheSame(term, other, comparison)) same[row * answer.length + column] = 1;
    }
  });
  return { rule, answer, areSame: (inRule, inAnswer) => same[inRule * answer.length + inAnswer] === 1 };
}

/** What two words must share to say the same. */
function keysAt({ word, stem, groups, isFunction, index }: Term, { words }: Terms): readonly (string | number)[] {
  // 'Must not' forbids; 'need not' and 'does not' do not.
  if (isNegation(word)) return [isForbidding(word) || isForbidding(words[index - 1]?.word ?? '') ? 'never' : 'not'];
  const operators = operatorsOf(word);
  if (!isFunction) return [stem, ...groups, ...operators];
  // 'May not' and 'must not' are one.
  if (operators.length > 0) return isForbidding(word) && isNegation(words[index + 1]?.word ?? '') ? ['bar'] : operators;
  if (isArticle(word)) return ['the'];
  return isAuxiliary(word) ? ['is'] : [word];
}

/** Whether a verb, or its contraction with 'not', forbids what it denies. */
function isForbidding(word: string): boolean {
  return /^(?:may|must|can|could|shall|should)(?:not|nt)?$|^cant$/.test(word);
}

function sayTheSame(one: Term, other: Term, comparison: Comparison): boolean {
  if (one.word === other.word) return true;
  if (isGrammar(one) || isGrammar(other)) return isGrammar(one) && isGrammar(other);
  return agreementOf(one, other, comparison) > 0 && !areOtherThings(one.word, other.word);
}

function isGrammar({ word, isFunction }: Term): boolean {
  return isFunction || operatorsOf(word).length > 0;
}

/**
 * Whether two forms of one word are stated or denied alike: 1 for alike, -1 where one is reversed ('valid' and
 * 'invalid' or 'void'), 0 where that cannot be told.
 */
function agreementOf(one: Term, other: Term, { ruleScopes, answerScopes }: Comparison): number {
  const signs = (ruleScopes[one.index]?.sign ?? 0) * (answerScopes[other.index]?.sign ?? 0);
  const areAlike = isNegative(one.word) === isNegative(other.word);
  const areBothOpen = ruleScopes[one.index]?.sign === 0 && answerScopes[other.index]?.sign === 0;
  // What a condition leaves open is still one or the other: 'valid only if', 'void only if'.
  if (signs === 0) return areAlike ? 1 : areBothOpen ? -1 : 0;
  const [isVoid, isVoidToo] = [one, other].map(({ word }) => isNegative(word) && reversedWord(word) === null);
  return isVoid === isVoidToo ? signs : -signs;
}

/** 'Void', 'invalid': what denies by itself. */
function isNegative(word: string): boolean {
  return VOIDING_PREDICATES.has(word) || reversedWord(word) !== null;
}

/** 'A partner' is no 'partnership', though the two are of one stem. */
function areOtherThings(one: string, other: string): boolean {
  return areCounterparts(one, other) || (namesParty(one) && namesParty(other)) || isBond(one) !== isBond(other);
}

function isBond(word: string): boolean {
  return word.endsWith('ship') || word.endsWith('ships');
}

function gapsOf(pairs: readonly Places[], { rule, answer }: Parallel): Gap[] {
  const end: Places = [rule.length, answer.length];
  return [...pairs, end].map((to, index) => ({ after: pairs[index - 1] ?? [-1, -1], to }));
}

function editIn(gap: Gap, pairs: readonly Places[], parallel: Parallel, comparison: Comparison): Edit | null {
  const { rule, answer, areSame } = parallel;
  const ours = tellingPlaces(rule, gap.after[0] + 1, gap.to[0]);
  const theirs = tellingPlaces(answer, gap.after[1] + 1, gap.to[1]);
  const lost = ours.flatMap((at) => (theirs.some((to) => areSame(at, to)) ? [] : (rule[at] as Term)));
  const gained = theirs.flatMap((to) => (ours.some((at) => areSame(at, to)) ? [] : (answer[to] as Term)));
  const isWithin = gap.after[0] >= 0 && gap.to[0] < rule.length;
  if (gained.length > LONGEST_ADDITION && !(isWithin && lost.length > 0)) return null;
  // What is added before a sentence or after it is of another.
  if (lost.length === 0 && !(isWithin && gained.some(({ word }) => isDecisive(word)))) return null;
  if (sharedAround(gap, pairs, parallel) < QUOTED) return null;
  const next = rule[gap.to[0]] ?? rule.at(-1);
  const place = lost.length > 0 ? lost : next ? [next] : [];
  return {
    kind: kindOf(lost, gained, comparison),
    ruleWords: place.map(({ index }) => index),
    answerWords: gained.map(({ index }) => index),
    sentence: answer[0]?.sentence ?? -1,
  };
}

function kindOf(lost: readonly Term[], gained: readonly Term[], comparison: Comparison): Edit['kind'] {
  const [one, other] = [lost[0], gained[0]];
  // Of several words each may take back what another turns round: 'bars it unless', 'allows it only if'.
  const isSingle = lost.length === 1 && gained.length === 1;
  if (isSingle && one && other && areOpposed(one, other, comparison)) return 'opposed';
  return gained.length > 0 || lost.some(({ word }) => isDecisive(word)) ? 'other' : 'omitted';
}

/** Places from one to before another of words that tell something. */
function tellingPlaces(words: readonly Term[], from: number, to: number): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) {
    const { word, isFunction } = words[at] as Term;
    // Of 'must not' the denial alone tells: 'mustn't' has no other word.
    const isBeforeDenial = isForbidding(word) && isNegation(words[at + 1]?.word ?? '');
    const isTelling = isNegation(word) || (operatorsOf(word).length > 0 && !isBeforeDenial);
    if (!isFunction || isTelling) places.push(at);
  }
  return places;
}

/** The share of the words around a gap that both texts have: in the text in which it is less. */
function sharedAround({ after, to }: Gap, pairs: readonly Places[], { rule, answer }: Parallel): number {
  const shareIn = (side: 0 | 1, length: number) => {
    const [first, last] = [Math.max(0, after[side] + 1 - SURROUNDINGS), Math.min(length, to[side] + SURROUNDINGS)];
    const count = after[side] + 1 - first + last - to[side];
    return count === 0 ? 0 : pairs.filter((pair) => first <= pair[side] && pair[side] < last).length / count;
  };
  return Math.min(shareIn(0, rule.length), shareIn(1, answer.length));
}

function areOpposed(one: Term, other: Term, comparison: Comparison): boolean {
  if (isGrammar(one) || isGrammar(other)) return areOpposedOperators(one.word, other.word);
  return areCounterparts(one.word, other.word) || (likeness(one, other) > 0 && agreementOf(one, other, comparison) < 0);
}
