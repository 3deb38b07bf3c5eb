import type { Comparison, Contradiction } from '@/lib/domain/rules/checker/alignment/comparison';
import { ownLink } from '@/lib/domain/rules/checker/alignment/comparison';
import { CLAUSE_WORDS, IF_WORDS } from '@/lib/domain/rules/checker/reading/negation-words';
import type { Term, Terms } from '@/lib/domain/rules/checker/reading/terms';
import { isPale } from '@/lib/domain/rules/checker/reading/word-weights';

/** A word that stands in one part of the rule and in one of the answer, with the parts of the two it stands in. */
type Placed = { ruleTerm: Term; answerTerm: Term; rulePart: number; answerPart: number; isElement: boolean };

/** For each written word the part it stands in, by three ways to part a text. */
type Parts = { sentences: number[]; contrasts: number[]; clauses: number[] };

/** What the answer quotes of the rule: places in the rule, and the words there and in the answer. */
type Quotes = { places: ReadonlySet<number>; rule: ReadonlySet<Term>; answer: ReadonlySet<Term> };

const NONE: ReadonlySet<Term> = new Set();

const CONTRASTING = new Set([
  'but',
  'though',
  'although',
  'while',
  'whereas',
  'otherwise',
  'unless',
  'however',
  'instead',
]);
/** Numbers are compared by themselves. */
const MEASURE = /^(?:\d+(?:\.\d+)?$|(?:day|week|month|year|percent)s?$)/;

/**
 * Where two things have changed places: of two parts of the rule each has a word in either of two
 * parts of the answer. 'X by words of duration; Y by words of condition' has become 'X by words of
 * condition; Y by words of duration'. Parts moved as a whole, and parts run together, show no such pattern.
 */
export function findSwapConflicts(comparison: Comparison, isElement: (at: number) => boolean): Contradiction[] {
  const [inRule, inAnswer] = [comparison.rule, comparison.answer].map((terms) => ({
    sentences: sentencesOf(terms),
    contrasts: contrastsOf(terms),
    clauses: clausesOf(terms),
  })) as [Parts, Parts];
  const partings = [
    [inRule.sentences, inAnswer.sentences],
    [inRule.contrasts, inAnswer.contrasts],
    [inRule.clauses, inAnswer.clauses],
    [inRule.sentences, inAnswer.contrasts],
    [inRule.sentences, inAnswer.clauses],
  ] as const;
  const quotes = quotesOf(comparison);
  return partings.flatMap((parting) => swapsBetween(placedWords(comparison, parting, quotes, isElement)));
}

function placedWords(
  { rule, answer, links }: Comparison,
  [ruleParts, answerParts]: readonly [readonly number[], readonly number[]],
  quotes: Quotes,
  isElement: (at: number) => boolean,
): Placed[] {
  return rule.content.flatMap((ruleTerm, at) => {
    const link = ownLink(links, at);
    if (!link || link.likeness < 1 || isPale(ruleTerm) || MEASURE.test(ruleTerm.word)) return [];
    const answerTerm = link.term;
    if (!quotes.places.has(at)) {
      const isSame = ruleTerm.word === answerTerm.word;
      if (!isOfOnePart(ruleTerm, rule, ruleParts, isSame ? quotes.rule : NONE)) return [];
      if (!isOfOnePart(answerTerm, answer, answerParts, isSame ? quotes.answer : NONE)) return [];
    }
    const [rulePart, answerPart] = [ruleParts[ruleTerm.index] ?? 0, answerParts[answerTerm.index] ?? 0];
    return [{ ruleTerm, answerTerm, rulePart, answerPart, isElement: isElement(at) }];
  });
}

function quotesOf({ rule, links }: Comparison): Quotes {
  const places = quotedPlaces(rule, links);
  return {
    places,
    rule: new Set([...places].flatMap((at) => rule.content[at] ?? [])),
    answer: new Set([...places].flatMap((at) => links[at]?.term ?? [])),
  };
}

/** Two words that the rule has together once and the answer too: 'clear error', wherever else they speak of errors. */
function quotedPlaces({ content }: Terms, links: Comparison['links']): Set<number> {
  const places = new Set<number>();
  const phraseAt = (at: number) => `${content[at - 1]?.stem} ${content[at]?.stem}`;
  const counts = new Map<string, number>();
  content.forEach((_, at) => {
    counts.set(phraseAt(at), (counts.get(phraseAt(at)) ?? 0) + 1);
  });
  for (let at = 1; at < links.length; at += 1) {
    if (counts.get(phraseAt(at)) !== 1) continue;
    const [one, other] = [ownLink(links, at - 1), ownLink(links, at)];
    if (one?.likeness !== 1 || other?.likeness !== 1 || one.term.sentence !== other.term.sentence) continue;
    if (other.term.place - one.term.place === 1) places.add(at - 1).add(at);
  }
  return places;
}

/** Whether a word stands in no other part of its text, except for where the other text quotes it. */
function isOfOnePart(
  { stem, index }: Term,
  { content }: Terms,
  parts: readonly number[],
  quoted: ReadonlySet<Term>,
): boolean {
  return content.every((term) => term.stem !== stem || parts[term.index] === parts[index] || quoted.has(term));
}

function swapsBetween(placed: readonly Placed[]): Contradiction[] {
  const parts = [...new Set(placed.map(({ rulePart }) => rulePart))];
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => {
      const cells = (rulePart: number, answerPart: number) =>
        placed.filter((word) => word.rulePart === rulePart && word.answerPart === answerPart);
      const shared = [
        ...new Set(placed.filter(({ rulePart }) => rulePart === one).map(({ answerPart }) => answerPart)),
      ];
      return shared.flatMap((left, at) =>
        shared.slice(at + 1).flatMap((right) => {
          const table = [cells(one, left), cells(one, right), cells(other, left), cells(other, right)];
          if (table.some((cell) => cell.length === 0)) return [];
          const words = table.flat().filter((word) => word.isElement);
          return [
            {
              ruleWords: words.map(({ ruleTerm }) => ruleTerm.index),
              answerWords: words.map(({ answerTerm }) => answerTerm.index),
            },
          ];
        }),
      );
    }),
  );
}

/** For each written word the number of its sentence; entries of a list and halves at a semicolon count as sentences. */
function sentencesOf(terms: Terms): number[] {
  return partsAt(terms, (gap) => /[;•*]|\s[-–—]\s|\n/.test(gap));
}

/** For each written word the number of its half where a sentence sets two things against one another. */
function contrastsOf(terms: Terms): number[] {
  return partsAt(terms, (gap, { word }) => /[;:•*]|\s[-–—]\s|\n/.test(gap) || CONTRASTING.has(word));
}

/** For each written word the number of its clause. */
function clausesOf(terms: Terms): number[] {
  return partsAt(
    terms,
    (gap, { word }, previous) =>
      /[,;:•*=]|\s[-–—]\s|\n/.test(gap) ||
      IF_WORDS.has(word) ||
      // 'Does so as surety' goes on.
      (CLAUSE_WORDS.has(word) && !(word === 'so' && /^do(?:es|ne|ing)?$|^did$/.test(previous.word))),
  );
}

function partsAt({ words, text }: Terms, isBreak: (gap: string, term: Term, previous: Term) => boolean): number[] {
  let part = 0;
  return words.map((term, index) => {
    const previous = words[index - 1];
    if (
      previous &&
      (previous.sentence !== term.sentence || isBreak(text.slice(previous.end, term.start), term, previous))
    )
      part += 1;
    return part;
  });
}
