import type { Term } from '@/lib/domain/rules/checker/reading/terms';
import { weightOf } from '@/lib/domain/rules/checker/reading/word-weights';
import type { Link } from './align';
import { type Comparison, ownLink } from './comparison';

/** An element of a rule with its place in the rule's text. */
export type Element = {
  phrase: string;
  /** Place in the rule's text; null when the phrase does not stand there. */
  span: { start: number; end: number } | null;
  /** Its content words, as places in `rule.content`. */
  content: readonly number[];
};

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Finds the elements in the rule's text. */
export function findElements(
  text: string,
  content: readonly Term[],
  buzzwords: readonly { phrase: string }[],
): Element[] {
  return buzzwords.map(({ phrase }) => {
    const span = spanOf(phrase, text);
    return {
      phrase,
      span,
      content: span
        ? content.flatMap(({ start, end }, at) => (span.start <= start && end <= span.end ? [at] : []))
        : [],
    };
  });
}

/** The bounds of words are looked at apart: a pattern of Unicode classes takes longer to make than to match. */
function spanOf(phrase: string, text: string): { start: number; end: number } | null {
  const parts = phrase
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  if (parts[0] === '') return null;
  for (const { index, 0: match } of text.matchAll(new RegExp(parts.join('\\s+'), 'gi'))) {
    const end = index + match.length;
    if (!isInWord(text, index - 1) && !isInWord(text, end)) return { start: index, end };
  }
  return null;
}

function isInWord(text: string, at: number): boolean {
  return LETTER_OR_DIGIT.test(text.charAt(at));
}

/** Words of the answer that stand for those of an element. */
export type ElementAlignment = {
  found: readonly (Link & { at: number })[];
  /** Share of its words, by weight, to which no other word of the rule has a better claim. */
  own: number;
};

/** Holds the words of an element against the alignment. */
export function alignmentOf({ content }: Element, { rule, links }: Comparison): ElementAlignment {
  const found = content.flatMap((at) => {
    const link = ownLink(links, at);
    return link ? [{ at, ...link }] : [];
  });
  const weightAt = (at: number) => weightOf(rule.content[at] as Term);
  const total = content.reduce((sum, at) => sum + weightAt(at), 0) || 1;
  return { found, own: found.reduce((sum, { at, likeness }) => sum + weightAt(at) * likeness, 0) / total };
}
