import type { Comparison, Contradiction } from './comparison';
import type { Element, Statement } from './elements';
import type { Term } from './terms';

/** Words between two elements within which an 'or' joins them. */
const REACH = 9;

/**
 * Where the answer offers as a choice what the rule lists with 'and' ('either A or B' for 'A, B, and C'), or asks for
 * both where the rule has 'or' ('A and also B').
 */
export function findListConflicts(
  elements: readonly Element[],
  statements: readonly (Statement | null)[],
  { rule, answer }: Comparison,
): Contradiction[] {
  return elements.slice(1).flatMap((second, index) => {
    const first = elements[index] as Element;
    const stated = [statements[index], statements[index + 1]].map((statement) => extentOf(statement));
    if (!stated[0] || !stated[1]) return [];
    const [one, other] = stated[0].from <= stated[1].from ? [stated[0], stated[1]] : [stated[1], stated[0]];
    if (other.from - one.to > REACH || answer.words[one.to]?.sentence !== answer.words[other.from]?.sentence) return [];
    const turned = isListed(first, second, rule.text)
      ? choiceBetween(answer.words, one, other)
      : isChoice(first, second, rule.text) && sumBetween(answer.words, one, other);
    if (!turned) return [];
    const ruleWords = [first, second].flatMap(({ matter }) => matter.flatMap((at) => rule.matter[at]?.index ?? []));
    return [{ kind: 'connective' as const, ruleWords, answerWords: [turned.index] }];
  });
}

type Extent = { from: number; to: number };

/** The 'or' of 'either A or B'. */
function choiceBetween(words: readonly Term[], one: Extent, other: Extent): Term | null {
  const between = words.slice(one.to + 1, other.from);
  const hasEither = words.slice(Math.max(0, one.from - 4), one.from).some(({ word }) => word === 'either');
  if (!hasEither || between.some(({ word }) => word === 'and')) return null;
  return between.find(({ word }) => word === 'or') ?? null;
}

/** The 'and' of 'both A and B' or 'A and also B'. */
function sumBetween(words: readonly Term[], one: Extent, other: Extent): Term | null {
  const between = words.slice(one.to + 1, other.from);
  const hasBoth = words.slice(Math.max(0, one.from - 4), one.from).some(({ word }) => word === 'both');
  if (!(hasBoth || between.some(({ word }) => word === 'also')) || between.some(({ word }) => word === 'or'))
    return null;
  return between.find(({ word }) => word === 'and') ?? null;
}

function extentOf(statement: Statement | null | undefined): Extent | null {
  const places = statement?.terms.map(({ index }) => index) ?? [];
  return places.length > 0 ? { from: Math.min(...places), to: Math.max(...places) } : null;
}

/** Whether two elements are entries of one list that ends with 'and'. */
function isListed({ span: first }: Element, { span: second }: Element, text: string): boolean {
  if (!first || !second || second.start < first.end) return false;
  const between = text.slice(first.end, second.start);
  if (/[.;:]|\bor\b/i.test(between)) return false;
  return /\band\b/i.test(between) || (/,/.test(between) && /^[^.;:]*?\sand\b/i.test(text.slice(second.end)));
}

/** Whether two elements follow one another with 'or' between. */
function isChoice({ span: first }: Element, { span: second }: Element, text: string): boolean {
  if (!first || !second || second.start < first.end) return false;
  const between = text.slice(first.end, second.start);
  return /\bor\b/i.test(between) && !/[.;:]|\band\b/i.test(between);
}
