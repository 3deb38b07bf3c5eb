import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { isNegation } from '@/lib/domain/text/polarity';
import { type Steps, takeSteps } from '@/lib/domain/time/steps';
import { type Comparison, type Contradiction, ownLink } from './comparison';
import type { Element, Statement } from './elements';
import { type Evidence, gatherEvidence } from './evidence';
import { type Conflict, type ElementState, type Examination, examineInSteps } from './examine';
import { highlight, type Mark } from './highlight';
import { isStatement } from './is-statement';
import { SCORECARD } from './learned-scorecard';
import type { RuleToCheck } from './rule-reading';
import { probabilityOf } from './scorecard';

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

/** From this probability on an element is surely stated … */
const SURELY_STATED = 0.95;
/** … and up to this one surely not. */
const SURELY_NOT = 0.1;
/** An answer with so many of the rule's words is nearly its text. */
const NEARLY_QUOTED = 0.9;
/** The others are said in the rule's words, and of this one there is hardly a word. */
const PLAIN_SILENCE = 0.6;
const HARDLY_ANYTHING = 0.25;
/** A misstatement of which so much more stands in the answer than in the rule is said outright. */
const MISSTATED = 0.15;

/** Holds an answer against a rule. Correct is a statement in which every element is present and nothing turned round. */
export function checkRuleAnswer(question: Question): RuleVerdict {
  return takeSteps(checkInSteps(question));
}

/** The same in steps, for a browser in which the page is to stay alive. */
export function* checkInSteps({ rule, answer, abbreviations }: Question): Steps<RuleVerdict> {
  const examination = yield* examineInSteps(rule, answer, abbreviations);
  yield;
  const { comparison, elements, statements, conflicts } = examination;
  const isNearlyQuoted = closeness(comparison) >= NEARLY_QUOTED;
  const judged = judge(rule, examination, isNearlyQuoted);
  yield;
  const states = judged.map(({ state }) => state);
  const isAssertion = isStatement(comparison, elements, examination.elementOf);
  const isStated = states.every((state) => state === 'present');
  const isTurned = isNearlyQuoted && isTurnedBetween(conflicts);
  return {
    isCorrect: isStated && isAssertion && !isTurned,
    isSure:
      !isAssertion ||
      isTurned ||
      judged.every(({ isSure }) => isSure) ||
      judged.some(({ state, isSure }) => isSure && state !== 'present'),
    elements: judged,
    highlightedAnswer: highlight(
      answer,
      answerMarks(comparison, statements, isStated && !isAssertion ? [] : conflicts),
    ),
    highlightedCorrectAnswer: highlight(rule.text, ruleMarks(comparison, elements, states, conflicts)),
    missing: judged.flatMap(({ phrase, state }) => (state === 'missing' ? [phrase] : [])),
  };
}

/**
 * Judges each element by what is found of it; how sure that is says the scorecard. What needs no weighing: another
 * number; something turned round in what is nearly the rule's own text, where no other wording can be meant; and
 * nothing at all of an element while the others are said in the rule's words. What departs from
 * the rule where it is quoted is never surely stated: another word may be a synonym, or say something else.
 */
function judge(rule: RuleToCheck, examination: Examination, isNearlyQuoted: boolean): JudgedElement[] {
  const { comparison, elements, statements, conflicts, departedFrom } = examination;
  const isDenied = isNearlyQuoted && isDeniedAnew(comparison);
  return gatherEvidence(rule, examination).map(({ evidence, sentence }, index) => {
    const element = elements[index] as Element;
    const probability = probabilityOf(evidence, SCORECARD);
    const own = conflicts.filter((conflict) => conflict.element === element);
    const isTurned = own.length > 0 || evidence.wrongMargin >= MISSTATED;
    const found = own.length > 0 ? 'contradicted' : statements[index] ? 'present' : 'missing';
    const quote = quoteOf([sentence, ...(departedFrom.get(element) ?? [])], comparison);
    const { phrase } = element;
    if (isSilent(evidence) || own.some(({ finder }) => isNearlyQuoted || finder === 'number')) {
      return { phrase, state: isTurned ? 'contradicted' : 'missing', isSure: true, quote };
    }
    if (probability >= SURELY_STATED && !isDenied && !departedFrom.has(element))
      return { phrase, state: 'present', isSure: true, quote };
    if (probability <= SURELY_NOT) return { phrase, state: isTurned ? 'contradicted' : 'missing', isSure: true, quote };
    return { phrase, state: found, isSure: false, quote };
  });
}

/** Whether there is nothing at all of an element while the others are said in the rule's words. */
function isSilent({ silence, unclaimed }: Evidence): boolean {
  return silence >= PLAIN_SILENCE && unclaimed < HARDLY_ANYTHING;
}

/** Whether an answer denies more often than the rule, or less: where it is nearly its text, nothing in it is surely stated. */
function isDeniedAnew({ rule, answer }: Comparison): boolean {
  const denials = (words: readonly { word: string }[]) => words.filter(({ word }) => isNegation(word)).length;
  return denials(rule.words) !== denials(answer.words);
}

/** Whether something between the elements is turned round; told only of what is nearly the rule's own text. */
function isTurnedBetween(conflicts: readonly Conflict[]): boolean {
  return conflicts.some(({ element }) => element === null);
}

/** The share of the rule's words of matter that stand in the answer as they are. */
function closeness({ rule, links }: Comparison): number {
  const kept = rule.matter.filter(({ word }, at) => ownLink(links, at)?.term.word === word);
  return kept.length / Math.max(1, rule.matter.length);
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
