import type { JudgedElement, RuleVerdict } from './checker/check-answer';
import type { ElementState } from './checker/examine';

/** A verdict as learners and the API read it. */
export type RuleResult = 'Correct' | 'Incorrect';

/** What the server says of an answer. */
export type JudgedAnswer = {
  answerId: string;
  /** As far as can be told, where it is not sure. */
  result: RuleResult;
  /** Whether nothing is left for the learner to say. */
  isSure: boolean;
  highlightedAnswer: string;
  highlightedCorrectAnswer: string;
  missing: string[];
  elements: JudgedElement[];
  /** Whether a language model can be asked about what is in doubt; never said by a browser's own check. */
  isReadable?: boolean | undefined;
};

/** What is stored of the verdict on an answer. */
export type KeptVerdict = { isCorrect: boolean; asked: readonly string[] };

/** What is to be stored of a verdict that has just been given: where something is asked, not correct until it is settled. */
export function keptVerdict(verdict: RuleVerdict): KeptVerdict {
  const asked = askedElements(verdict).map(({ phrase }) => phrase);
  return { isCorrect: asked.length === 0 && verdict.isCorrect, asked };
}

/** A verdict as it was stored: what the checker and the rule have become since changes neither it nor what it asks. */
export function judgedAnswer(
  answerId: string,
  { isCorrect, elements, ...verdict }: RuleVerdict,
  kept: KeptVerdict,
): JudgedAnswer {
  const isSure = kept.asked.length === 0;
  return {
    ...verdict,
    answerId,
    result: (isSure ? kept.isCorrect : isCorrect) ? 'Correct' : 'Incorrect',
    isSure,
    elements: elements.map((element) => ({
      ...element,
      isSure: isSure ? element.isSure : !kept.asked.includes(element.phrase),
    })),
  };
}

/** What follows from the choices of a learner; null while one is left. */
export function selfAssessmentOf(verdict: JudgedAnswer, choices: readonly ElementChoice[]): SelfAssessment | null {
  const said = new Map(choices.map(({ phrase, isSaid }) => [phrase, isSaid]));
  const asked = askedElements(verdict).map(({ phrase }) => phrase);
  if (asked.some((phrase) => !said.has(phrase))) return null;
  return selfAssessmentLacking(asked.filter((phrase) => !said.get(phrase)));
}

/** The settlement of an answer that lacks these of the elements in doubt. */
export function selfAssessmentLacking(missing: string[]): SelfAssessment {
  return { result: missing.length === 0 ? 'Correct' : 'Incorrect', missing };
}

/** What the learner said of an element: whether the answer states it. */
export type ElementChoice = { phrase: string; isSaid: boolean };

/** What came of it. */
export type SelfAssessment = { result: RuleResult; missing: string[] };

/** How an element stands: where it is in doubt, open until the learner has said. */
export type ElementStatus = { phrase: string; state: ElementState | 'open'; isSelfAssessed: boolean };

/** The elements of which the learner is to say whether the answer states them; none where the verdict is sure. */
export function askedElements({ isSure, elements }: Pick<RuleVerdict, 'isSure' | 'elements'>): JudgedElement[] {
  return isSure ? [] : elements.filter((element) => !element.isSure);
}

/**
 * Why an answer in which every element is present is surely incorrect all the same: what it says between them is
 * contradicted, or it only names them. Null for every other answer.
 */
export function flawBeyondElements(verdict: JudgedAnswer): 'reversed' | 'unstated' | null {
  const { isSure, result, elements, highlightedAnswer } = verdict;
  if (!isSure || result === 'Correct' || elements.some(({ state }) => state !== 'present')) return null;
  return highlightedAnswer.includes('<mark class="contradicted">') ? 'reversed' : 'unstated';
}

/** The verdict on an answer; null until the learner has said what the checker is not sure of. */
export function resultOf({ isSure, result }: JudgedAnswer, settlement: SelfAssessment | null): RuleResult | null {
  return isSure ? result : (settlement?.result ?? null);
}

/** The elements in the order of the rule, those asked about by what the learner said. */
export function elementStatuses(verdict: JudgedAnswer, settlement: SelfAssessment | null): ElementStatus[] {
  const asked = new Set(askedElements(verdict).map(({ phrase }) => phrase));
  return verdict.elements.map(({ phrase, state }) => {
    if (!asked.has(phrase)) return { phrase, state, isSelfAssessed: false };
    if (!settlement) return { phrase, state: 'open', isSelfAssessed: false };
    if (!settlement.missing.includes(phrase)) return { phrase, state: 'present', isSelfAssessed: true };
    return { phrase, state: state === 'contradicted' ? 'contradicted' : 'missing', isSelfAssessed: true };
  });
}

/** How many of a rule's elements an answer states, by the checker or its learner; those in doubt do not count yet. */
export type Credit = { stated: number; total: number };

export function creditOf(verdict: JudgedAnswer, settlement: SelfAssessment | null): Credit {
  const elements = elementStatuses(verdict, settlement);
  return { stated: elements.filter(({ state }) => state === 'present').length, total: elements.length };
}
