import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { isArticle } from '@/lib/domain/text/function-words';
import type { Link } from './align';
import type { Comparison } from './comparison';
import { namesParty } from './persons';
import { readTerms, type Term } from './terms';
import { findInWindow, STATED_WORDING, weightOf } from './window-statement';

/** An element of a rule with its place in the rule's text. */
export type Element = {
  phrase: string;
  /** Place in the rule's text; null when the phrase does not stand there. */
  span: { start: number; end: number } | null;
  /** Its words of matter, as places in `rule.matter`. */
  matter: readonly number[];
  /** The phrase and its synonyms, each as its words; read only where the alignment finds too little. */
  readWordings: () => readonly (readonly Term[])[];
};

/** The words of the answer that state an element. */
export type Statement = {
  terms: readonly Term[];
  strength: number;
};

/** Words that another place of the rule has a better claim to do not state an element by themselves. */
const LEAST_OWN = 0.36;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const PRONOUN = /^(?:he|him|his|she|her|hers|they|them|their|it|its)$/;
const PRONOUN_REACH = 3;
const PRONOUN_WORTH = 0.8;
const SHARED_WORTH = 0.5;
const FAR_WORTH = 0.4;
/** From this share of its words on an element counts as stated … */
const STATED = 0.48;
/** … less where everything around it is stated too. */
const CONTEXT_WORTH = 0.08;
const CONTEXT = 4;
const STATED_SHORT_WORDING = 0.9;

/** Finds the elements in the rule's text; `abbreviations` as for the texts. */
export function findElements(
  text: string,
  matter: readonly Term[],
  buzzwords: readonly { phrase: string; synonyms: readonly string[] }[],
  abbreviations: AbbreviationIndex,
): Element[] {
  return buzzwords.map(({ phrase, synonyms }) => {
    const span = spanOf(phrase, text);
    return {
      phrase,
      span,
      matter: span ? matter.flatMap(({ start, end }, at) => (span.start <= start && end <= span.end ? [at] : [])) : [],
      readWordings: () => [phrase, ...synonyms].map((wording) => wordsOf(wording, abbreviations)),
    };
  });
}

/** The bounds of words are looked at apart: a pattern of Unicode classes takes longer to make than to match. */
function spanOf(phrase: string, text: string): { start: number; end: number } | null {
  const parts = phrase
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  if (parts[0] === '') return null;
  for (const { index, 0: match } of text.matchAll(new RegExp(parts.join('\\s+'), 'gi'))) {
    const end = index + match.length;
    if (!isInWord(text, index - 1) && !isInWord(text, end)) return { start: index, end };
  }
  return null;
}

function isInWord(text: string, at: number): boolean {
  return LETTER_OR_DIGIT.test(text.charAt(at));
}

/** Words of grammar count only when hardly anything else would remain. */
function wordsOf(wording: string, abbreviations: AbbreviationIndex): Term[] {
  const { words } = readTerms(wording, abbreviations);
  const matter = words.filter(({ isFunction }) => !isFunction);
  return matter.length >= 2 ? matter : words.filter(({ word }) => !isArticle(word));
}

/** Where the answer states an element best; null when it does not. */
export function findStatement(
  element: Element,
  comparison: Comparison,
  elementOf: ReadonlyMap<number, Element>,
): Statement | null {
  const aligned = alignedStatement(element, comparison);
  if (aligned) return aligned;
  let best: Statement | null = null;
  element.readWordings().forEach((wording, index) => {
    if (wording.length === 0) return;
    const found = findInWindow(wording, comparison, index > 0);
    const least = wording.length <= 2 ? STATED_SHORT_WORDING : STATED_WORDING;
    if (!found || found.strength < least || found.strength <= (best?.strength ?? 0)) return;
    // What already states another element does not state this one too.
    const isOfAnother = found.terms.every((term) => {
      const at = comparison.ruleOf.get(term);
      const owner = at === undefined ? undefined : elementOf.get(at);
      return owner !== undefined && owner !== element;
    });
    const isTaken = isOfAnother || (index > 0 && quotesOther(found.terms, element, comparison));
    if (!isTaken || (index > 0 && wording.length > 2)) best = found;
  });
  return best;
}

/** Whether words are a run of words elsewhere in the rule: 'seek independent counsel' does not say who 'has independent counsel'. */
function quotesOther(terms: readonly Term[], { matter }: Element, { rule, ruleOf }: Comparison): boolean {
  const places = terms.map((term) => ruleOf.get(term) ?? -1).toSorted((one, other) => one - other);
  return (
    places.length > 1 &&
    places.every((at, index) => at === (places[0] ?? 0) + index && !matter.includes(at)) &&
    terms.every((term) => rule.matter[ruleOf.get(term) ?? -1]?.word === term.word)
  );
}

function alignedStatement(element: Element, comparison: Comparison): Statement | null {
  const { found, strength, own, context } = alignmentOf(element, comparison);
  if (found.every(({ isShared }) => isShared)) return null;
  if (strength < STATED - CONTEXT_WORTH * context || own < LEAST_OWN) return null;
  return { terms: found.map(({ term }) => term), strength };
}

/** How the words of an element are paired with those of the answer. */
export type ElementAlignment = {
  found: readonly (Link & { at: number })[];
  /** Share of its words, by weight, that stand close together, and of those that a pronoun stands for. */
  strength: number;
  /** Share of its words, by weight, to which no other word of the rule has a better claim. */
  own: number;
  /** Share of what stands around it in the rule that stands around it in the answer. */
  context: number;
};

/** Holds the words of an element against the alignment. */
export function alignmentOf({ matter }: Element, { rule, answer, links }: Comparison): ElementAlignment {
  const found = matter.flatMap((at) => {
    const link = links[at];
    return link ? [{ at, ...link }] : [];
  });
  let best = { worth: 0, center: 0 };
  const reach = matter.length * 2 + 5;
  for (const { term } of found) {
    const worth = found.reduce(
      (sum, other) => sum + worthOf(rule.matter[other.at], other, Math.abs(other.term.place - term.place) <= reach),
      0,
    );
    if (worth > best.worth) best = { worth, center: term.place };
  }
  const total = matter.reduce((sum, at) => sum + weightOf(rule.matter[at]), 0) || 1;
  const own = found.reduce((sum, one) => sum + (one.isShared ? 0 : weightOf(rule.matter[one.at]) * one.likeness), 0);
  return {
    found,
    strength: (best.worth + pronounWorth(matter, { rule, answer, links })) / total,
    own: own / total,
    context: contextShare(matter, best.center, links, reach),
  };
}

/** What pronouns stand for: 'on his behalf' speaks of the principal too. */
function pronounWorth(
  matter: readonly number[],
  { rule, answer, links }: Pick<Comparison, 'rule' | 'answer' | 'links'>,
) {
  const near = matter.flatMap((at) => links[at]?.term.index ?? []);
  const hasPronoun = near.some((index) =>
    answer.words
      .slice(Math.max(0, index - PRONOUN_REACH), index + PRONOUN_REACH + 1)
      .some(({ word }) => PRONOUN.test(word)),
  );
  if (!hasPronoun) return 0;
  const open = matter.filter((at) => !links[at] && namesParty(rule.matter[at]?.word ?? ''));
  return open.reduce((sum, at) => sum + weightOf(rule.matter[at]) * PRONOUN_WORTH, 0);
}

function worthOf(term: Term | undefined, link: { likeness: number; isShared: boolean }, isNear: boolean): number {
  return weightOf(term) * link.likeness * (link.isShared ? SHARED_WORTH : 1) * (isNear ? 1 : FAR_WORTH);
}

/** How much of what stands around an element in the rule stands around the same place in the answer. */
function contextShare(matter: readonly number[], center: number, links: Comparison['links'], reach: number): number {
  const [first, last] = [matter[0] ?? 0, matter.at(-1) ?? 0];
  let near = 0;
  let count = 0;
  for (let at = first - CONTEXT; at <= last + CONTEXT; at += 1) {
    if ((at >= first && at <= last) || links[at] === undefined) continue;
    count += 1;
    const link = links[at];
    if (link && !link.isShared && Math.abs(link.term.place - center) <= reach + CONTEXT) near += 1;
  }
  return count === 0 ? 0 : near / count;
}
