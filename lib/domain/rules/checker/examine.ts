import { MAX_ANSWER_LENGTH } from '@/lib/domain/rules/constants';
import type { Steps } from '@/lib/domain/steps/steps';
import { type Abbreviation, AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { type Comparison, type Contradiction, compare } from './alignment/comparison';
import { type Edit, findEdits } from './alignment/edits';
import { type Element, findElements } from './alignment/elements';
import { findConnectiveConflicts } from './conflicts/connective-conflicts';
import { findCounterpartConflicts } from './conflicts/counterpart-conflicts';
import { findJointConflicts } from './conflicts/joint-conflicts';
import { findNumberConflicts } from './conflicts/number-conflicts';
import { findPolarityConflicts } from './conflicts/polarity-conflicts';
import { findSwapConflicts } from './conflicts/swap-conflicts';
import { EVERYDAY_FORMS } from './reading/everyday-forms';
import { findInitialisms } from './reading/initialisms';
import { expectationOf, type RuleToCheck, readRule } from './reading/rule-reading';
import { wordingsOf } from './reading/rule-wordings';
import type { PlacedSign } from './reading/signs';
import { readTerms, type Term } from './reading/terms';

export type ElementState = 'present' | 'missing' | 'contradicted';

/** The tests that find something contradicted. */
export const FINDERS = ['polarity', 'number', 'connective', 'joint', 'counterpart', 'swap', 'edit'] as const;

/** Something contradicted, with the test that found it and the element that it is about; null for none. */
export type Conflict = Contradiction & { finder: (typeof FINDERS)[number]; element: Element | null };

/** A rule and an answer held against one another. */
export type Examination = {
  /** Short forms that anybody may use; those of this answer alone are not among them. */
  abbreviations: AbbreviationIndex;
  comparison: Comparison;
  ruleSigns: readonly PlacedSign[];
  elements: readonly Element[];
  elementOf: ReadonlyMap<number, Element>;
  conflicts: readonly Conflict[];
  /**
   * Elements that the answer leaves out while it quotes the rule around them, or nearest to which it then says
   * something else, with the sentences of the answer in which it does.
   */
  editedElements: ReadonlyMap<Element, readonly number[]>;
};

/**
 * Aligns an answer with a rule, and finds its elements and what is contradicted. Of an answer that was stored when
 * longer ones were taken the rest is not read, and stays unmarked.
 */
export function* examineInSteps(
  rule: RuleToCheck,
  answer: string,
  listed: readonly Abbreviation[],
  mostCharacters = MAX_ANSWER_LENGTH,
): Steps<Examination> {
  const { comparison, ...prepared } = yield* prepare(rule, answer.slice(0, mostCharacters), listed);
  yield;
  const { elements } = prepared;
  const elementOf = ownersOf(elements);
  const { words } = comparison.answer;
  yield;
  const edits = findEdits(comparison);
  const findBy: Record<Conflict['finder'], () => Contradiction[]> = {
    polarity: () => findPolarityConflicts(comparison),
    number: () => findNumberConflicts(comparison),
    connective: () => findConnectiveConflicts(comparison, elementOf),
    joint: () => findJointConflicts(comparison),
    counterpart: () => findCounterpartConflicts(comparison),
    swap: () => findSwapConflicts(comparison, (at) => elementOf.has(at)),
    edit: () =>
      edits.flatMap(({ kind, ruleWords, answerWords }) => (kind === 'opposed' ? [{ ruleWords, answerWords }] : [])),
  };
  const conflicts: Conflict[] = [];
  for (const finder of FINDERS) {
    yield;
    for (const found of findBy[finder]()) {
      if (found.answerWords.every((index) => words[index]?.isExample)) continue;
      conflicts.push({ ...found, finder, element: elementTouched(found, elements, comparison) });
    }
  }
  yield;
  const editedElements = new Map<Element, number[]>();
  for (const edit of edits) {
    for (const element of elementsLeft(edit, elements, comparison)) {
      editedElements.set(element, [...(editedElements.get(element) ?? []), edit.sentence]);
    }
  }
  return { ...prepared, comparison, elementOf, conflicts, editedElements };
}

/** Reads rules and their wordings before answers come, in steps: one takes as long as a check. */
export function* readAheadInSteps(rules: readonly RuleToCheck[], listed: readonly Abbreviation[]): Steps<void> {
  const abbreviations = indexOf(listed);
  for (const rule of rules) {
    expectationOf(rule);
    readRule(rule, abbreviations);
    yield;
    wordingsOf(rule, abbreviations);
    yield;
  }
}

type Prepared = Pick<Examination, 'abbreviations' | 'comparison' | 'ruleSigns' | 'elements'>;

function* prepare(rule: RuleToCheck, answer: string, listed: readonly Abbreviation[]): Steps<Prepared> {
  const { forms, vocabulary } = expectationOf(rule);
  const common = indexOf(listed);
  const initialisms = findInitialisms(answer, forms);
  const abbreviations = initialisms.length > 0 ? new AbbreviationIndex(initialisms, common) : common;
  yield;
  const { terms, scopes, signs } = readRule(rule, abbreviations);
  yield;
  const answerTerms = readTerms(answer, abbreviations, vocabulary);
  yield;
  const comparison = compare(terms, scopes, answerTerms);
  yield;
  const elements = findElements(rule.text, terms.content, rule.buzzwords);
  return { comparison, elements, ruleSigns: signs, abbreviations: common };
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
  return new Map(elements.flatMap((element) => element.content.map((at): [number, Element] => [at, element])));
}

/** The element that something found is about: the one it stands in, else the nearest in its sentence. */
function elementTouched({ ruleWords }: Contradiction, elements: readonly Element[], comparison: Comparison) {
  const sentences = new Set(ruleWords.map((index) => comparison.rule.words[index]?.sentence));
  return nearestElement(ruleWords, elements, comparison, ({ sentence }) => sentences.has(sentence));
}

function nearestElement(
  ruleWords: readonly number[],
  elements: readonly Element[],
  { rule }: Comparison,
  isEligible: (term: Term) => boolean = () => true,
): Element | null {
  let best: { element: Element; distance: number } | null = null;
  for (const element of elements) {
    for (const at of element.content) {
      const term = rule.content[at];
      if (!term || !isEligible(term)) continue;
      const distance = Math.min(...ruleWords.map((index) => Math.abs(term.index - index)));
      if (!best || distance < best.distance) best = { element, distance };
    }
  }
  return best?.element ?? null;
}

/** The elements that an answer departs from: those of which half is left out, or the one nearest to what it says otherwise. */
function elementsLeft(edit: Edit, elements: readonly Element[], comparison: Comparison): Element[] {
  if (edit.kind !== 'omitted') {
    const nearest = nearestElement(edit.ruleWords, elements, comparison);
    return nearest ? [nearest] : [];
  }
  const omitted = new Set(edit.ruleWords);
  return elements.filter(({ span }) => {
    const own = comparison.rule.words.filter(({ start, end }) => span && span.start <= start && end <= span.end);
    // Of words of grammar those count that say something, as 'all' does: the others are never left out.
    const telling = own.filter(({ index, isFunction }) => !isFunction || omitted.has(index));
    const left = telling.filter(({ index }) => omitted.has(index));
    return left.length > 0 && left.length >= telling.length / 2;
  });
}
