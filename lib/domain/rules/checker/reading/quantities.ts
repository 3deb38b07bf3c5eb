import { numberOf } from '@/lib/domain/text/numbers';
import { stemOf } from '@/lib/domain/text/stem';
import type { Term, Terms } from './terms';

/** A number with what it counts. */
export type Quantity = {
  /** Its word, as a place in `Terms.words`. */
  index: number;
  place: number;
  /** In days, months made 30.4 days, hours fractions; money in dollars; else as it stands. */
  value: number;
  kind: 'time' | 'money' | 'share' | 'count' | 'bare';
  /** What is counted, as a word of the text; null for none. */
  unit: Term | null;
  /** 'up' for 'more than', 'down' for 'less than' and 'within'. */
  bound: 'up' | 'down' | null;
};

const DAYS = new Map(
  Object.entries({ hour: 1 / 24, day: 1, week: 7, month: 30.4375, year: 365.25, minute: 1 / 1440 }).map(
    ([unit, days]): [string, number] => [stemOf(unit), days],
  ),
);
const MONEY = new Set(['dollar', 'dollars', 'usd', 'bucks']);
const REFERENCES = new Set(
  'rule rules section sections article articles amendment title chapter frcp fre ucc restatement part no subsection crpc'.split(
    ' ',
  ),
);
const MANY_DOLLARS = 1_000;
const UNIT_REACH = 4;
const BOUND_REACH = 5;
/** 'thirty days' and 'one month' are the same to a learner only when they are within a day in a month. */
const TOLERANCE = 0.02;

/** The quantities of a text in their order; references such as 'Rule 12' are none. */
export function quantitiesOf({ words, text }: Terms): Quantity[] {
  return words.flatMap((term, index) => {
    const quantity = quantityAt(words, index, text);
    return quantity ? [{ ...quantity, index, place: term.place, bound: boundOf(words, index, text) }] : [];
  });
}

/** Whether two quantities say the same. */
export function areEqual(one: Quantity, other: Quantity): boolean {
  if (one.kind === 'time' && one.unit?.stem !== other.unit?.stem) {
    return Math.abs(one.value - other.value) <= TOLERANCE * Math.max(one.value, other.value);
  }
  return Math.abs(one.value - other.value) < 1e-3;
}

/** Whether two quantities measure the same kind of thing. */
export function areComparable(one: Quantity, other: Quantity): boolean {
  if (one.kind === other.kind) return true;
  const kinds = new Set([one.kind, other.kind]);
  // '75,000' and '$75,000', 'six' and 'six members'.
  return (
    kinds.has('bare') && (kinds.has('money') ? Math.min(one.value, other.value) >= MANY_DOLLARS : kinds.has('count'))
  );
}

function quantityAt(
  words: readonly Term[],
  index: number,
  text: string,
): Pick<Quantity, 'value' | 'kind' | 'unit'> | null {
  const term = words[index] as Term;
  const before = text.slice(words[index - 1]?.end ?? 0, term.start);
  if (/^\d+th$/.test(term.word)) return null;
  const isArticle = term.word === 'a' || term.word === 'an';
  // 'A majority' is another share than two thirds.
  if (term.word === 'majority') return { value: 0.5, kind: 'share', unit: null };
  const value = isArticle ? 1 : term.word === 'half' ? 0.5 : numberOf(term.word);
  if (value === null || isReference(words, index, text)) return null;
  const unit = unitOf(words, index);
  const days = unit && DAYS.get(unit.stem);
  if (unit && days && (!isArticle || unit.index === index + 1)) return { value: value * days, kind: 'time', unit };
  if (isArticle) return null;
  if (before.includes('$') || (unit && MONEY.has(unit.word))) return { value, kind: 'money', unit };
  if ((value > 0 && value < 1) || unit?.word === 'percent') {
    return { value: unit?.word === 'percent' ? value / 100 : value, kind: 'share', unit };
  }
  if (value <= 1) return isCounting(words, index, unit) ? { value, kind: 'count', unit } : null;
  return { value, kind: unit ? 'count' : 'bare', unit };
}

/** 'one' is mostly no number: 'one who', 'the one'. */
function isCounting(words: readonly Term[], index: number, unit: Term | null): boolean {
  const before = words[index - 1]?.word ?? '';
  return unit !== null && unit.index === index + 1 && /^(?:least|only|than|just|by|requires|needs)$/.test(before);
}

function isReference(words: readonly Term[], index: number, text: string): boolean {
  const term = words[index] as Term;
  if (REFERENCES.has(words[index - 1]?.word ?? '')) return true;
  const around = text.slice(Math.max(0, term.start - 1), term.start) + text.slice(term.end, term.end + 1);
  // '12(b)(6)', '2-205', '§ 1983'.
  return /[§(]/.test(around) || (text[term.end] === '-' && /\d/.test(text[term.end + 1] ?? ''));
}

function unitOf(words: readonly Term[], index: number): Term | null {
  const { sentence } = words[index] as Term;
  let noun: Term | null = null;
  for (const term of words.slice(index + 1, index + 1 + UNIT_REACH)) {
    if (term.sentence !== sentence) break;
    if (DAYS.has(term.stem) || MONEY.has(term.word) || term.word === 'percent') return term;
    if (numberOf(term.word) !== null) break;
    if (!term.isFunction) noun ??= term;
  }
  return noun;
}

const UP =
  /(?:more|greater|longer|larger|older|later) than|over|exceed\w*|above|at least|minimum|min|no (?:less|fewer) than|beyond/g;
const DOWN =
  /(?:less|fewer|shorter|lower|smaller|younger|earlier) than|under|below|at most|within|w\/in|up to|maximum|max|inside/g;

const DENIALS =
  "(?:\\bnot|\\b(?:ca|wo|do|does|did|is|are|was|were|must|should|may)n['’]?t|\\bno|\\bnever|\\bcannot)\\s+";
const DENIED = new RegExp(`${DENIALS}(?:\\w+\\s+){0,2}$`);
const DENIED_BESIDE = new RegExp(`${DENIALS}$`);

function boundOf(words: readonly Term[], index: number, text: string): Quantity['bound'] {
  const term = words[index] as Term;
  const first = words.slice(Math.max(0, index - BOUND_REACH), index).find(({ sentence }) => sentence === term.sentence);
  const before = text.slice(first?.start ?? term.start, term.start).toLowerCase();
  const after = words
    .slice(index + 1, index + 4)
    .map(({ word }) => word)
    .join(' ');
  if (/(?:\bnot|n['’]t|\bnever|\bno)\s*>\s*\$?$/.test(before)) return 'down';
  if (/>\s*\$?$/.test(before) || /^(?:or|and) more|^\w+ or more/.test(after)) return 'up';
  if (/<\s*\$?$/.test(before) || /^(?:or|and) (?:less|fewer)|^\w+ or (?:less|fewer)/.test(after)) return 'down';
  const [up, down] = [lastPlace(before, UP), lastPlace(before, DOWN)];
  if (up < 0 && down < 0) return null;
  const isUp = up > down;
  // 'Not distributing within 45 days' is late when 'within' is.
  const reach = /^(?:within|w\/in|inside)/.test(before.slice(down)) ? DENIED_BESIDE : DENIED;
  const isDenied = reach.test(before.slice(0, Math.max(up, down)));
  return isUp !== isDenied ? 'up' : 'down';
}

function lastPlace(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
