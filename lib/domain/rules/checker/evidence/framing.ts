import type { Comparison } from '@/lib/domain/rules/checker/alignment/comparison';

/** Words by which an answer takes back what it says, wherever they stand: 'a common myth', 'the opposite is true'. */
const RETRACTING = new Set(
  'false falsely untrue myth misconception fallacy incorrect incorrectly opposite reverse contrary mistaken mistakenly nonsense'.split(
    ' ',
  ),
);

/** The same of what the law once was: 'has been given up'. */
const GIVEN_UP = /\b(?:been|was|were|is|are) (?:given up|abandoned|abolished|overruled|discarded|overturned)\b/i;

/**
 * Whether an answer says something about what it quotes: a content word that stands for nothing in the rule, before or
 * after all words of its sentence that do. Of an answer that is not nearly the rule's text that tells nothing, but for
 * a word that takes back what is said.
 */
export function isFramed({ rule, answer, ruleOf }: Comparison, isNearlyQuoted: boolean): boolean {
  const known = new Set(rule.content.map(({ stem }) => stem));
  const spans = new Map<number, { first: number; last: number }>();
  for (const { sentence, index } of ruleOf.keys()) {
    const span = spans.get(sentence);
    spans.set(sentence, { first: Math.min(span?.first ?? index, index), last: Math.max(span?.last ?? index, index) });
  }
  const linked = new Set([...ruleOf.keys()].map(({ index }) => index));
  const unlinked = answer.words.filter(({ isFunction, index }) => !isFunction && !linked.has(index));
  if (unlinked.some(({ word, stem }) => RETRACTING.has(word) && !known.has(stem))) return true;
  if (GIVEN_UP.test(answer.text) && !GIVEN_UP.test(rule.text)) return true;
  const outside = unlinked.filter(({ sentence, index, isExample }) => {
    const span = spans.get(sentence);
    return !isExample && !(span && span.first < index && index < span.last);
  });
  // A word in the place of one of the rule's is no more than another word.
  const left = rule.content.length - ruleOf.size;
  return isNearlyQuoted && outside.length > left;
}

/** So many content words of a sentence that stand for nothing in the rule may be a statement of their own. */
const MANY_WORDS = 5;

/** The sentences of an answer that say much which is not in the rule: it may change what the rest of them says. */
export function sentencesBeyond({ answer, ruleOf }: Comparison): ReadonlySet<number> {
  const linked = new Set([...ruleOf.keys()].map(({ index }) => index));
  const counts = new Map<number, number>();
  for (const { word, sentence, index, isFunction, isExample } of answer.words) {
    if (isFunction || isExample || word.length === 1 || linked.has(index)) continue;
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([sentence, count]) => (count >= MANY_WORDS ? [sentence] : [])));
}
