import type { Comparison, Contradiction } from './comparison';
import type { Element, Statement } from './elements';

/** Words between two elements within which an 'or' joins them. */
const REACH = 9;

/** Where the answer offers as a choice what the rule lists with 'and': 'either A or B' for 'A, B, and C'. */
export function findListConflicts(
  elements: readonly Element[],
  statements: readonly (Statement | null)[],
  { rule, answer }: Comparison,
): Contradiction[] {
  return elements.slice(1).flatMap((second, index) => {
    const first = elements[index] as Element;
    const stated = [statements[index], statements[index + 1]].map((statement) => extentOf(statement));
    if (!isListed(first, second, rule.text) || !stated[0] || !stated[1]) return [];
    const [one, other] = stated[0].from <= stated[1].from ? [stated[0], stated[1]] : [stated[1], stated[0]];
    if (other.from - one.to > REACH) return [];
    const between = answer.words.slice(one.to + 1, other.from);
    const isOneSentence = answer.words[one.to]?.sentence === answer.words[other.from]?.sentence;
    const or = between.find(({ word }) => word === 'or');
    const either = answer.words.slice(Math.max(0, one.from - 4), one.from).some(({ word }) => word === 'either');
    if (!isOneSentence || !or || !either || between.some(({ word }) => word === 'and')) return [];
    const ruleWords = [first, second].flatMap(({ matter }) => matter.flatMap((at) => rule.matter[at]?.index ?? []));
    return [{ kind: 'connective' as const, ruleWords, answerWords: [or.index] }];
  });
}

function extentOf(statement: Statement | null | undefined): { from: number; to: number } | null {
  const places = statement?.terms.map(({ index }) => index) ?? [];
  return places.length > 0 ? { from: Math.min(...places), to: Math.max(...places) } : null;
}

/** Whether two elements are entries of one list that ends with 'and'. */
function isListed({ span: first }: Element, { span: second }: Element, text: string): boolean {
  if (!first || !second || second.start < first.end) return false;
  const between = text.slice(first.end, second.start);
  if (/[.;:]|\bor\b/i.test(between)) return false;
  return /\band\b/i.test(between) || (/,/.test(between) && /^[^.;:]*?,?\s+and\b/i.test(text.slice(second.end)));
}
