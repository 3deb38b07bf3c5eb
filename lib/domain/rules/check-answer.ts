import { type Abbreviation, AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { Vocabulary } from '@/lib/domain/text/typos';
import { scanWords } from '@/lib/domain/text/words';
import { type Comparison, type Contradiction, compare } from './comparison';
import { findConnectiveConflicts } from './connective-conflicts';
import { findCounterpartConflicts } from './counterpart-conflicts';
import { type Element, findElements, findStatement, type Statement } from './elements';
import { EVERYDAY_FORMS } from './everyday-forms';
import { findExchangeConflicts } from './exchange-conflicts';
import { highlight, type Mark } from './highlight';
import { findInitialisms } from './initialisms';
import { isStatement } from './is-statement';
import { findJointConflicts } from './joint-conflicts';
import { findListConflicts } from './list-conflicts';
import { findNumberConflicts } from './number-conflicts';
import { findElementConflicts, findPolarityConflicts } from './polarity-conflicts';
import { findRelationConflicts } from './relation-conflicts';
import { findSwapConflicts } from './swap-conflicts';
import { readTerms } from './terms';

export type ElementState = 'present' | 'missing' | 'contradicted';

/** What the checker says of an element. */
export type JudgedElement = {
  phrase: string;
  state: ElementState;
  /** Whether the state is beyond doubt. */
  isSure: boolean;
  /** The sentence of the answer that comes nearest to it; null when none does. */
  quote: string | null;
};

/** What the checker says of an answer. */
export type RuleVerdict = {
  /** As far as can be told; the learner decides where it is not sure. */
  isCorrect: boolean;
  /** Whether nothing is to be asked: every element is surely stated, or one is surely not. */
  isSure: boolean;
  /** The rule's buzzwords in their order. */
  elements: JudgedElement[];
  /** The answer as HTML, what matched in `<mark class="…">`; nothing else is markup. */
  highlightedAnswer: string;
  /** The rule's text likewise, by state of its elements. */
  highlightedCorrectAnswer: string;
  /** Phrases of the elements that are not stated. */
  missing: string[];
};

export type RuleToCheck = { text: string; buzzwords: readonly { phrase: string; synonyms: readonly string[] }[] };

type Question = { rule: RuleToCheck; answer: string; abbreviations: readonly Abbreviation[] };

/** Characters of an answer that are read, many times the longest rule; the rest stays unmarked. */
const LONGEST_ANSWER = 8_000;

/** Holds an answer against a rule. Correct is a statement in which every element is present and nothing turned round. */
export function checkRuleAnswer({ rule, answer, abbreviations }: Question): RuleVerdict {
  const { comparison, elements } = prepare(rule, answer, abbreviations);
  const elementOf = ownersOf(elements);
  const statements = elements.map((element) => findStatement(element, comparison, elementOf));
  const contradictions = [
    ...findContradictions(comparison, elementOf),
    ...findElementConflicts(elements, statements, comparison),
    ...findListConflicts(elements, statements, comparison),
  ];
  const contradicted = new Set(contradictions.map((one) => elementTouched(one, elements, comparison)));
  const states = elements.map((element, index): ElementState => {
    if (contradicted.has(element)) return 'contradicted';
    return statements[index] ? 'present' : 'missing';
  });
  const judged = elements.map((element, index): JudgedElement => {
    const state = states[index] ?? 'missing';
    const found = element.matter.filter((at) => comparison.links[at] && !comparison.links[at]?.isShared);
    const share = found.length / Math.max(1, element.matter.length);
    const isSure = state === 'contradicted' || (state === 'present' ? share >= 0.5 : share === 0);
    return { phrase: element.phrase, state, isSure, quote: quoteOf(found, comparison) };
  });
  return {
    isCorrect:
      states.every((state) => state === 'present') &&
      contradictions.length === 0 &&
      isStatement(comparison, elements, elementOf),
    isSure: !judged.some(({ isSure }) => !isSure) || judged.some(({ state, isSure }) => isSure && state !== 'present'),
    elements: judged,
    highlightedAnswer: highlight(answer, answerMarks(comparison, statements, contradictions)),
    highlightedCorrectAnswer: highlight(rule.text, ruleMarks(comparison, elements, states, contradictions)),
    missing: elements.filter((_, index) => states[index] === 'missing').map(({ phrase }) => phrase),
  };
}

/** The sentence of the answer in which most of the words of an element stand. */
function quoteOf(found: readonly number[], { answer, links }: Comparison): string | null {
  const sentences = found.flatMap((at) => links[at]?.term.sentence ?? []);
  const [most] = sentences.toSorted((one, other) => countOf(other, sentences) - countOf(one, sentences));
  const words = answer.words.filter(({ sentence }) => sentence === most);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? answer.text.slice(first.start, last.end) : null;
}

function countOf(sentence: number, sentences: readonly number[]): number {
  return sentences.filter((one) => one === sentence).length;
}

function findContradictions(comparison: Comparison, elementOf: ReadonlyMap<number, Element>): Contradiction[] {
  const found = [
    ...findPolarityConflicts(comparison),
    ...findNumberConflicts(comparison),
    ...findConnectiveConflicts(comparison, elementOf),
    ...findJointConflicts(comparison),
    ...findCounterpartConflicts(comparison),
    ...findExchangeConflicts(comparison),
    ...findRelationConflicts(comparison),
    ...findSwapConflicts(comparison, (at) => elementOf.has(at)),
  ];
  const { words } = comparison.answer;
  return found.filter(({ answerWords }) => !answerWords.every((index) => words[index]?.isExample));
}

function prepare(rule: RuleToCheck, answer: string, listed: readonly Abbreviation[]) {
  const expected = [rule.text, ...rule.buzzwords.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms])];
  const common = indexOf(listed);
  const initialisms = findInitialisms(answer.slice(0, LONGEST_ANSWER), expected);
  const abbreviations = initialisms.length > 0 ? new AbbreviationIndex(initialisms, common) : common;
  const vocabulary = new Vocabulary(expected.flatMap((text) => scanWords(text).map(({ word }) => word)));
  const ruleTerms = readTerms(rule.text, abbreviations);
  const comparison = compare(ruleTerms, readTerms(answer.slice(0, LONGEST_ANSWER), abbreviations, vocabulary));
  return { comparison, elements: findElements(rule.text, ruleTerms.matter, rule.buzzwords, abbreviations) };
}

/** A process checks many answers with one list: it is indexed once. */
const indexes = new WeakMap<readonly Abbreviation[], AbbreviationIndex>();

function indexOf(listed: readonly Abbreviation[]): AbbreviationIndex {
  const known = indexes.get(listed);
  if (known) return known;
  const index = new AbbreviationIndex([...listed, ...EVERYDAY_FORMS]);
  indexes.set(listed, index);
  return index;
}

function ownersOf(elements: readonly Element[]): Map<number, Element> {
  return new Map(elements.flatMap((element) => element.matter.map((at): [number, Element] => [at, element])));
}

/** The element that a contradiction is about: the one it stands in, else the nearest in its sentence. */
function elementTouched({ ruleWords }: Contradiction, elements: readonly Element[], { rule }: Comparison) {
  let best: { element: Element; distance: number } | null = null;
  for (const element of elements) {
    for (const at of element.matter) {
      const term = rule.matter[at];
      for (const index of ruleWords) {
        if (!term || term.sentence !== rule.words[index]?.sentence) continue;
        const distance = Math.abs(term.index - index);
        if (!best || distance < best.distance) best = { element, distance };
      }
    }
  }
  return best?.element ?? null;
}

function answerMarks(
  { answer, links }: Comparison,
  statements: readonly (Statement | null)[],
  contradictions: readonly Contradiction[],
): Mark[] {
  const mark =
    (className: string) =>
    ({ start, end }: { start: number; end: number }) => ({ start, end, className });
  const turned = contradictions.flatMap(({ answerWords }) => answerWords.flatMap((index) => answer.words[index] ?? []));
  return [
    ...turned.map(mark('contradicted')),
    ...statements.flatMap((statement) => statement?.terms ?? []).map(mark('element')),
    ...links.flatMap((link) => (link && !link.isShared ? [link.term] : [])).map(mark('matched')),
  ];
}

function ruleMarks(
  { rule }: Comparison,
  elements: readonly Element[],
  states: readonly ElementState[],
  contradictions: readonly Contradiction[],
): Mark[] {
  const turned = contradictions.flatMap(({ ruleWords }) => ruleWords.flatMap((index) => rule.words[index] ?? []));
  return [
    ...elements.flatMap(({ span }, index) => (span ? [{ ...span, className: states[index] ?? 'missing' }] : [])),
    ...turned.map(({ start, end }) => ({ start, end, className: 'contradicted' })),
  ];
}
