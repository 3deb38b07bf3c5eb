import { type Markup, markup } from '@/lib/domain/text/markup';
import type { CoachedIssue } from './coached-answer';
import { PART_SHARES, STATED_SHARE } from './constants';
import type { IssueParts } from './essay-grading';

/** From this share on the facts and the outcome of an issue count as dealt with. */
const DEALT_SHARE = 0.5;
const LONGEST_QUOTE = 240;
const MOST_TERMS = 5;

/** Parts of an issue as the coach calls them. */
const PART_NAMES: Readonly<Record<keyof IssueParts, string>> = {
  named: 'the issue by its name',
  rule: 'the rule',
  buzzwords: 'the terms of art',
  application: 'the facts',
  conclusion: 'a conclusion',
};

/** A learner's sentence in quotation marks, cut at a word where it is very long. */
export function quoted(sentence: string): Markup {
  const text = sentence.replace(/\s+/g, ' ').trim();
  const cut = text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
  return markup`<em>“${cut}”</em>`;
}

/** '8 of 13 points'. */
export function pointsOf({ points, maxPoints }: CoachedIssue): string {
  return `${Math.round(points)} of ${count(maxPoints, 'point')}`;
}

/** '1 point', '2 points'. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Entries between tags of a list. */
export function bullets(items: readonly Markup[]): Markup {
  return markup`<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`;
}

/** The same with numbers. */
export function steps(items: readonly Markup[]): Markup {
  return markup`<ol>${items.map((item) => markup`<li>${item}</li>`)}</ol>`;
}

/** The name of an issue as it begins a line. */
export function title({ issue }: Pick<CoachedIssue, 'issue'>): Markup {
  return markup`<strong>${capitalized(issue)}</strong>`;
}

/** A text with a capital in front. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parts of an issue that an answer has, or has not. */
export function partsOf({ parts }: CoachedIssue, isThere: boolean): string[] {
  return (Object.keys(PART_NAMES) as (keyof IssueParts)[])
    .filter((part) => parts[part] >= (part === 'rule' ? STATED_SHARE : DEALT_SHARE) === isThere)
    .map((part) => PART_NAMES[part]);
}

/** What to do next about an issue: the two things that would gain most, `except` one that was said already. */
export function advice(issue: CoachedIssue, except?: keyof IssueParts): Markup {
  const { missingBuzzwords, ruleSentence } = issue;
  const sentences: Record<keyof IssueParts, Markup | null> = {
    named: markup`Name it in a heading or a first sentence.`,
    rule: ruleSentence === null ? null : markup`State the rule: ${ruleSentence}`,
    buzzwords: missingBuzzwords.length === 0 ? null : markup`Use its terms: ${terms(issue)}.`,
    application: markup`Tie each element to a fact of the case with “because”.`,
    conclusion: markup`Close with a sentence that says how it comes out.`,
  };
  return words(
    inOrder(issue)
      .filter((part) => part !== except && issue.parts[part] < 1)
      .flatMap((part) => sentences[part] ?? [])
      .slice(0, 2),
  );
}

/** The parts of an issue by what they would gain; an issue that was missed begins with its rule. */
function inOrder(issue: CoachedIssue): (keyof IssueParts)[] {
  if (issue.status === 'Missed') return ['rule', 'application', 'buzzwords', 'named', 'conclusion'];
  return (Object.keys(PART_SHARES) as (keyof IssueParts)[]).sort((a, b) => lossOf(issue, b) - lossOf(issue, a));
}

/** Sentences one after the other. */
export function words(sentences: readonly Markup[]): Markup {
  return markup`${sentences.map((sentence, index) => (index === 0 ? sentence : markup` ${sentence}`))}`;
}

function lossOf({ parts }: CoachedIssue, part: keyof IssueParts): number {
  return PART_SHARES[part] * (1 - parts[part]);
}

/** Terms that an answer lacks on an issue, a few of them. */
export function terms({ missingBuzzwords }: CoachedIssue): string {
  return missingBuzzwords.slice(0, MOST_TERMS).join('; ');
}
