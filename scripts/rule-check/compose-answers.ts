import type { ElementState } from '@/lib/domain/rules/examine';
import type { RuleToCheck } from '@/lib/domain/rules/rule-reading';

/** An answer put together from the wordings of a rule, with what it says of each element. */
export type ComposedAnswer = {
  text: string;
  states: readonly ElementState[];
  /** The rule, mostly without the wordings that stand in the answer: what learners write is seldom known beforehand. */
  rule: RuleToCheck;
};

type Manner = 'rule' | 'paraphrase' | 'misstatement' | 'missing';

/** Shares of answers, and of the elements that they get wrong. */
const ALL_RIGHT = 0.45;
const ONE_WRONG = 0.7;
const LEFT_OUT = 0.35;
const WITHIN_SENTENCE = 0.3;
/** Share of answers whose wordings are known. */
const KNOWN = 0.25;
/** Learners keep to one style: the words of the rule, or their own. */
const SELDOM = 0.08;
const MOSTLY = 0.8;

/** An answer to a rule: each element in the rule's words or a learner's, some of them wrong or left out. */
export function composeAnswer(rule: RuleToCheck, random: () => number): ComposedAnswer {
  const manners = mannersFor(rule.buzzwords.length, random);
  const sentences = sentencesOf(rule.text);
  const homes = rule.buzzwords.map(({ phrase }) => sentences.findIndex((one) => placeOf(phrase, one) >= 0));
  const used = new Set<string>();
  const told = new Set<number>();
  const parts: string[] = [];
  rule.buzzwords.forEach(({ phrase, paraphrases = [], misstatements = [] }, index) => {
    const [manner, home] = [manners[index] as Manner, homes[index] as number];
    if (manner === 'missing') return;
    const housemates = homes.flatMap((one, at) => (one === home && at !== index ? [at] : []));
    const sentence = sentences[home] ?? phrase;
    const isOnlyOther = housemates.every((at) => manners[at] === 'rule');
    const otherwiseSaid = housemates.flatMap((at) =>
      manners[at] === 'rule' ? [] : (rule.buzzwords[at]?.phrase ?? []),
    );
    if (manner === 'rule' && home < 0) {
      parts.push(asSentence(phrase));
      return;
    }
    if (manner === 'rule') {
      if (!told.has(home)) parts.push(isOnlyOther ? sentence : asSentence(clauseOf(phrase, sentence, otherwiseSaid)));
      if (isOnlyOther) told.add(home);
      return;
    }
    const wording = pick(manner === 'paraphrase' ? paraphrases : misstatements, random);
    used.add(wording);
    if (isOnlyOther && home >= 0 && !told.has(home) && random() < WITHIN_SENTENCE) {
      told.add(home);
      const at = placeOf(phrase, sentence);
      parts.push(sentence.slice(0, at) + wording + sentence.slice(at + phrase.length));
    } else parts.push(asSentence(wording));
  });
  const isKnown = random() < KNOWN;
  return { text: parts.join(' '), states: manners.map(stateOf), rule: isKnown ? rule : without(rule, used) };
}

/** An answer to another rule, at times with one element of this one. */
export function composeStrayAnswer(rule: RuleToCheck, other: RuleToCheck, random: () => number): ComposedAnswer {
  const parts =
    random() < 0.5
      ? sentencesOf(other.text)
      : other.buzzwords.map(({ paraphrases = [] }) => asSentence(pick(paraphrases, random)));
  const kept = random() < 0.4 ? Math.floor(random() * rule.buzzwords.length) : -1;
  const wording = kept < 0 ? null : pick(rule.buzzwords[kept]?.paraphrases ?? [], random);
  if (wording !== null) parts.splice(1, random() < 0.5 ? parts.length : 0, asSentence(wording));
  return {
    text: parts.join(' '),
    states: rule.buzzwords.map((_, index) => (index === kept ? 'present' : 'missing')),
    rule: without(rule, new Set(wording === null ? [] : [wording])),
  };
}

/** Numbers from 0 to 1 that are the same every time (Numerical Recipes' linear congruential generator). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function mannersFor(count: number, random: () => number): Manner[] {
  const ownWords = random() < 0.5 ? SELDOM : MOSTLY;
  const wrong = random() < ALL_RIGHT ? 0 : random() < ONE_WRONG ? 1 : 2;
  const places = new Set<number>();
  while (places.size < Math.min(wrong, count)) places.add(Math.floor(random() * count));
  return Array.from({ length: count }, (_, index): Manner => {
    if (places.has(index)) return random() < LEFT_OUT ? 'missing' : 'misstatement';
    return random() < ownWords ? 'paraphrase' : 'rule';
  });
}

function stateOf(manner: Manner): ElementState {
  if (manner === 'missing') return 'missing';
  return manner === 'misstatement' ? 'contradicted' : 'present';
}

function without(rule: RuleToCheck, used: ReadonlySet<string>): RuleToCheck {
  const rest = (wordings: readonly string[] = []) => wordings.filter((wording) => !used.has(wording));
  return {
    text: rule.text,
    buzzwords: rule.buzzwords.map((buzzword) => ({
      ...buzzword,
      paraphrases: rest(buzzword.paraphrases),
      misstatements: rest(buzzword.misstatements),
    })),
  };
}

function sentencesOf(text: string): string[] {
  return text.replace(/\s+/g, ' ').split(/(?<=[.;])\s/);
}

function placeOf(phrase: string, text: string): number {
  return text.toLowerCase().indexOf(phrase.toLowerCase());
}

/** The part of a sentence between commas in which a phrase stands; the phrase alone where others stand there too. */
function clauseOf(phrase: string, sentence: string, others: readonly string[]): string {
  const clause = sentence.split(/(?<=[,;:])\s/).find((part) => placeOf(phrase, part) >= 0);
  return clause && others.every((other) => placeOf(other, clause) < 0) ? clause : phrase;
}

function asSentence(wording: string): string {
  const text = wording.replace(/[.,;:]+$/, '');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
