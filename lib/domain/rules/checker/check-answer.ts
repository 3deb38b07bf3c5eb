import { type Steps, takeSteps } from '@/lib/domain/steps/steps';
import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { isNegation } from '@/lib/domain/text/polarity';
import { type Comparison, type Contradiction, ownLink } from './alignment/comparison';
import type { Element } from './alignment/elements';
import { type AnswerFindings, decide, type ElementDecision } from './decision/decide';
import { highlight, type Mark } from './decision/highlight';
import { SCORECARD } from './decision/learned-scorecard';
import { type ElementEvidence, gatherEvidenceInSteps } from './evidence/evidence';
import { isFramed, sentencesBeyond } from './evidence/framing';
import { isStatement } from './evidence/is-statement';
import { type ElementState, type Examination, examineInSteps } from './examine';
import type { RuleToCheck } from './reading/rule-reading';

/** What the checker says of an element. */
export type JudgedElement = {
  phrase: string;
  state: ElementState;
  /** Whether the state is beyond doubt. */
  isSure: boolean;
  /** The sentences of the answer that come nearest to it, mostly one; null when none does. */
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

type Question = { rule: RuleToCheck; answer: string; abbreviations: readonly Abbreviation[] };

/** An answer with so many of the rule's words is nearly its text. */
const NEARLY_QUOTED = 0.9;

/** Holds an answer against a rule. Correct is a statement in which every element is present and nothing contradicted. */
export function checkRuleAnswer(question: Question): RuleVerdict {
  return takeSteps(checkRuleAnswerInSteps(question));
}

/** The same in steps. */
export function* checkRuleAnswerInSteps({ rule, answer, abbreviations }: Question): Steps<RuleVerdict> {
  const examination = yield* examineInSteps(rule, answer, abbreviations);
  const { comparison, elements, conflicts } = examination;
  const gathered = yield* gatherEvidenceInSteps(rule, examination);
  yield;
  const findings = findingsOf(examination, gathered);
  const { isCorrect, isSure, elements: decided } = decide(findings, SCORECARD);
  const judged = elements.map((element, index): JudgedElement => {
    const { state, isSure: isElementSure } = decided[index] as ElementDecision;
    const sentences = [gathered[index]?.sentence ?? -1, ...(examination.editedElements.get(element) ?? [])];
    return { phrase: element.phrase, state, isSure: isElementSure, quote: quoteOf(sentences, comparison) };
  });
  const states = judged.map(({ state }) => state);
  const isStated = states.every((state) => state === 'present');
  return {
    isCorrect,
    isSure,
    elements: judged,
    highlightedAnswer: highlight(
      answer,
      answerMarks(comparison, elements, isStated && !findings.isAssertion ? [] : conflicts),
    ),
    highlightedCorrectAnswer: highlight(rule.text, ruleMarks(comparison, elements, states, conflicts)),
    missing: judged.flatMap(({ phrase, state }) => (state === 'missing' ? [phrase] : [])),
  };
}

/** What is found in an answer, as it is decided by. */
export function findingsIn({ rule, answer, abbreviations }: Question): AnswerFindings {
  const examination = takeSteps(examineInSteps(rule, answer, abbreviations));
  return findingsOf(examination, takeSteps(gatherEvidenceInSteps(rule, examination)));
}

function findingsOf(examination: Examination, gathered: readonly ElementEvidence[]): AnswerFindings {
  const { comparison, elements, conflicts, editedElements, elementOf } = examination;
  const isNearlyQuoted = closeness(comparison) >= NEARLY_QUOTED;
  const beyond = sentencesBeyond(comparison);
  return {
    isAssertion: isStatement(comparison, elements, elementOf),
    isNearlyQuoted,
    isFramed: isFramed(comparison, isNearlyQuoted),
    isDeniedAnew: isDeniedAnew(comparison),
    conflictsBetween: new Set(conflicts.flatMap(({ element, finder }) => (element === null ? [finder] : []))),
    elements: elements.map((element, index) => ({
      evidence: (gathered[index] as ElementEvidence).evidence,
      conflicts: new Set(conflicts.flatMap((one) => (one.element === element ? [one.finder] : []))),
      isEdited: editedElements.has(element),
      isAmongOther: beyond.has(gathered[index]?.sentence ?? -1),
    })),
  };
}

/** Whether an answer denies more often than the rule, or less: where it is nearly its text, nothing in it is surely stated. */
function isDeniedAnew({ rule, answer }: Comparison): boolean {
  const denials = (words: readonly { word: string }[]) => words.filter(({ word }) => isNegation(word)).length;
  return denials(rule.words) !== denials(answer.words);
}

/** The share of the rule's content words that stand in the answer as they are. */
function closeness({ rule, links }: Comparison): number {
  const kept = rule.content.filter(({ word }, at) => ownLink(links, at)?.term.word === word);
  return kept.length / Math.max(1, rule.content.length);
}

/** Sentences of the answer as they were written, with what stands between them; null where there is none. */
function quoteOf(sentences: readonly number[], { answer }: Comparison): string | null {
  const known = sentences.filter((sentence) => sentence >= 0);
  const [from, to] = [Math.min(...known), Math.max(...known)];
  const words = answer.words.filter(({ sentence }) => from <= sentence && sentence <= to);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? answer.text.slice(first.start, last.end) : null;
}

function answerMarks(
  { answer, links }: Comparison,
  elements: readonly Element[],
  contradictions: readonly Contradiction[],
): Mark[] {
  const mark =
    (className: string) =>
    ({ start, end }: { start: number; end: number }) => ({ start, end, className });
  const turned = contradictions.flatMap(({ answerWords }) => answerWords.flatMap((index) => answer.words[index] ?? []));
  return [
    ...turned.map(mark('contradicted')),
    ...elements.flatMap(({ content }) => content.flatMap((at) => ownLink(links, at)?.term ?? [])).map(mark('element')),
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
