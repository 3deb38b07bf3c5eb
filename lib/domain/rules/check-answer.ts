import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import type { Comparison, Contradiction } from './comparison';
import type { Element, Statement } from './elements';
import { examine, type RuleToCheck } from './examine';
import { highlight, type Mark } from './highlight';
import { isStatement } from './is-statement';

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

type Question = { rule: RuleToCheck; answer: string; abbreviations: readonly Abbreviation[] };

/** Holds an answer against a rule. Correct is a statement in which every element is present and nothing turned round. */
export function checkRuleAnswer({ rule, answer, abbreviations }: Question): RuleVerdict {
  const { comparison, elements, elementOf, statements, conflicts } = examine(rule, answer, abbreviations);
  const contradicted = new Set(conflicts.map(({ element }) => element));
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
      conflicts.length === 0 &&
      isStatement(comparison, elements, elementOf),
    isSure: !judged.some(({ isSure }) => !isSure) || judged.some(({ state, isSure }) => isSure && state !== 'present'),
    elements: judged,
    highlightedAnswer: highlight(answer, answerMarks(comparison, statements, conflicts)),
    highlightedCorrectAnswer: highlight(rule.text, ruleMarks(comparison, elements, states, conflicts)),
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
