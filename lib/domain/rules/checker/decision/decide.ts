import type { Evidence } from '@/lib/domain/rules/checker/evidence/evidence';
import type { Conflict, ElementState } from '@/lib/domain/rules/checker/examine';
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
  /** The finders of contradictions in it. */
  conflicts: ReadonlySet<Conflict['finder']>;
  /** Whether the answer departs from the rule's text there while it quotes what stands around. */
  isEdited: boolean;
  /** Whether its sentence says much that is not in the rule. */
  isAmongOther: boolean;
};

export type ElementDecision = { state: ElementState; isSure: boolean };

export type Decision = { isCorrect: boolean; isSure: boolean; elements: ElementDecision[] };

/** From this probability on an element is surely stated … */
const SURELY_STATED = 0.95;
/** … and up to this one surely not; in doubt, from this one on it rather is. */
const SURELY_NOT = 0.1;
const LIKELIER = 0.5;
/** The others are said in the rule's words, and of this one there is hardly a word. */
const PLAIN_SILENCE = 0.6;
const HARDLY_ANYTHING = 0.25;
/** Up to so much of its phrase, and less of its likest wordings, an element has no trace in the answer. */
const TRACE = { own: 0.25, right: 0.25, unclaimed: 0.2 };
/** A misstatement of which so much more stands in the answer than in the rule is said outright. */
const MISSTATED = 0.15;

type Constraint = (element: ElementFindings, answer: AnswerFindings) => boolean;

/** What alone decides that an element is surely not stated, without weighing. */
const REFUSALS = {
  'another number': ({ conflicts }) => conflicts.has('number'),
  // No other wording can be meant.
  'contradicted in a quotation': ({ conflicts }, { isNearlyQuoted }) => isNearlyQuoted && conflicts.size > 0,
  'no trace': ({ evidence: { own, right, unclaimed }, isEdited }) =>
    own <= TRACE.own && right < TRACE.right && unclaimed < TRACE.unclaimed && !isEdited,
  'silent beside quotations': ({ evidence: { silence, unclaimed } }) =>
    silence >= PLAIN_SILENCE && unclaimed < HARDLY_ANYTHING,
} satisfies Record<string, Constraint>;

/** What keeps an element from being surely stated: it may mean the same as the rule, or something else. */
const DOUBTS = {
  'edited quotation': ({ isEdited }) => isEdited,
  'sentence says much else': ({ isAmongOther }) => isAmongOther,
  'framed or taken back': (_, { isFramed }) => isFramed,
  'denials in a quotation': (_, { isNearlyQuoted, isDeniedAnew }) => isNearlyQuoted && isDeniedAnew,
} satisfies Record<string, Constraint>;

export type ConstraintName = keyof typeof REFUSALS | keyof typeof DOUBTS;

/** What decides beside the scorecard; a measurement may leave one out. */
export const CONSTRAINTS = [...Object.keys(REFUSALS), ...Object.keys(DOUBTS)] as ConstraintName[];

/** Decides on an answer by what is found in it. Correct is a statement with every element present and nothing contradicted. */
export function decide(findings: AnswerFindings, card: Scorecard, without?: ConstraintName): Decision {
  const elements = findings.elements.map((element) => decideElement(element, findings, card, without));
  const isContradicted = findings.isNearlyQuoted && findings.conflictsBetween.size > 0;
  return {
    isCorrect: elements.every(({ state }) => state === 'present') && findings.isAssertion && !isContradicted,
    isSure:
      !findings.isAssertion ||
      isContradicted ||
      elements.every(({ isSure }) => isSure) ||
      elements.some(({ state, isSure }) => isSure && state !== 'present'),
    elements,
  };
}

function decideElement(
  element: ElementFindings,
  answer: AnswerFindings,
  card: Scorecard,
  without?: ConstraintName,
): ElementDecision {
  const { conflicts, evidence } = element;
  const isAnyOf = (constraints: Record<string, Constraint>) =>
    Object.entries(constraints).some(([name, holds]) => name !== without && holds(element, answer));
  const isContradicted = conflicts.size > 0 || evidence.wrongMargin >= MISSTATED;
  const notStated = isContradicted ? 'contradicted' : 'missing';
  if (isAnyOf(REFUSALS)) return { state: notStated, isSure: true };
  const probability = probabilityOf(evidence, card);
  if (probability >= SURELY_STATED && !isAnyOf(DOUBTS)) return { state: 'present', isSure: true };
  if (probability <= SURELY_NOT) return { state: notStated, isSure: true };
  const likelier = probability >= LIKELIER ? 'present' : 'missing';
  return { state: conflicts.size > 0 ? 'contradicted' : likelier, isSure: false };
}
