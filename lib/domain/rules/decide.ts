import type { Evidence } from './evidence';
import type { Conflict, ElementState } from './examine';
import { probabilityOf, type Scorecard } from './scorecard';

/** What is found in an answer: everything that its verdict rests on. */
export type AnswerFindings = {
  /** Whether it says something rather than naming keywords. */
  isAssertion: boolean;
  /** Whether it is nearly the rule's own text. */
  isNearlyQuoted: boolean;
  /** Whether it says something about what it quotes, such as that it is a myth. */
  isFramed: boolean;
  /** Whether it denies more often than the rule, or less. */
  isDeniedAnew: boolean;
  /** The finders of contradictions that are about no element. */
  conflictsBetween: ReadonlySet<Conflict['finder']>;
  /** In the order of the rule's buzzwords. */
  elements: readonly ElementFindings[];
};

/** What is found of an element. */
export type ElementFindings = {
  evidence: Evidence;
  /** Whether its words or those of a synonym stand in the answer. */
  isStated: boolean;
  /** The finders of contradictions in it. */
  conflicts: ReadonlySet<Conflict['finder']>;
  /** Whether the answer departs from the rule's text there while it quotes what stands around. */
  isDepartedFrom: boolean;
  /** Whether its sentence says much that is not in the rule. */
  isAmongOther: boolean;
};

export type ElementDecision = { state: ElementState; isSure: boolean };

export type Decision = { isCorrect: boolean; isSure: boolean; elements: ElementDecision[] };

/** From this probability on an element is surely stated … */
const SURELY_STATED = 0.95;
/** … and up to this one surely not. */
const SURELY_NOT = 0.1;
/** The others are said in the rule's words, and of this one there is hardly a word. */
const PLAIN_SILENCE = 0.6;
const HARDLY_ANYTHING = 0.25;
/** Up to so much of its phrase, and less of its likest wordings, an element has no trace in the answer. */
const TRACE = { own: 0.25, right: 0.25, unclaimed: 0.2 };
/** A misstatement of which so much more stands in the answer than in the rule is said outright. */
const MISSTATED = 0.15;

/** Decides on an answer by what is found in it. Correct is a statement with every element present and nothing contradicted. */
export function decide(findings: AnswerFindings, card: Scorecard): Decision {
  const elements = findings.elements.map((element) => decideElement(element, findings, card));
  const isTurned = findings.isNearlyQuoted && findings.conflictsBetween.size > 0;
  return {
    isCorrect: elements.every(({ state }) => state === 'present') && findings.isAssertion && !isTurned,
    isSure:
      !findings.isAssertion ||
      isTurned ||
      elements.every(({ isSure }) => isSure) ||
      elements.some(({ state, isSure }) => isSure && state !== 'present'),
    elements,
  };
}

/**
 * How sure an element is says the scorecard. What needs no weighing: another number; a contradiction in what is nearly
 * the rule's own text, where no other wording can be meant; an element of which there is no trace. What departs from
 * the rule where it is quoted, or is framed, is never surely stated: it may mean the same, or something else.
 */
function decideElement(
  { evidence, conflicts, isStated, isDepartedFrom, isAmongOther }: ElementFindings,
  { isNearlyQuoted, isFramed, isDeniedAnew }: AnswerFindings,
  card: Scorecard,
): ElementDecision {
  const isTurned = conflicts.size > 0 || evidence.wrongMargin >= MISSTATED;
  const notStated = isTurned ? 'contradicted' : 'missing';
  if (conflicts.has('number') || (isNearlyQuoted && conflicts.size > 0)) return { state: notStated, isSure: true };
  if (hasNoTrace(evidence) && !isDepartedFrom) return { state: 'missing', isSure: true };
  if (isSilent(evidence)) return { state: notStated, isSure: true };
  const probability = probabilityOf(evidence, card);
  const isDoubted = isDepartedFrom || isAmongOther || isFramed || (isNearlyQuoted && isDeniedAnew);
  if (probability >= SURELY_STATED && !isDoubted) return { state: 'present', isSure: true };
  if (probability <= SURELY_NOT) return { state: notStated, isSure: true };
  const found = isStated ? 'present' : 'missing';
  return { state: conflicts.size > 0 ? 'contradicted' : found, isSure: false };
}

/** Whether hardly a word of an element stands in the answer, whatever its wording. */
function hasNoTrace({ own, right, unclaimed }: Evidence): boolean {
  return own <= TRACE.own && right < TRACE.right && unclaimed < TRACE.unclaimed;
}

/** Whether there is nothing at all of an element while the others are said in the rule's words. */
function isSilent({ silence, unclaimed }: Evidence): boolean {
  return silence >= PLAIN_SILENCE && unclaimed < HARDLY_ANYTHING;
}
