import { isAuxiliary } from './function-words';

/**
 * How a word stands in its clause: stated, denied ('is not', 'without', 'unless'), or restricted
 * ('only if', 'not … unless'), which neither agrees with nor contradicts the other two.
 */
export type Polarity = 'affirmed' | 'negated' | 'restricted';

export type ClauseWord = {
  word: string;
  isFunction: boolean;
  /** What stands between the word before it and this one. */
  gap: string;
};

const CUES = new Set(
  'not no never none nobody nothing neither nor cannot without unless except absent lack lacks lacked lacking hardly'.split(
    ' ',
  ),
);
/** Verbs that deny what they are followed by. */
const DENYING = new Set('fail fails failed failing failure refuse refuses refused refusing refusal'.split(' '));
/** Words that begin their own clause. */
const CLAUSE_STARTS = new Set(
  'but because although though since while whereas when where if so therefore thus hence however then that which who whose provided'.split(
    ' ',
  ),
);
const CONDITIONS = new Set('if when where by to upon after as for on'.split(' '));
/** 'no more than' counts, 'no doubt' stresses. */
const AFTER_PLAIN_NO = new Set('doubt more less fewer later earlier sooner only matter'.split(' '));
const ENUMERATION_WORDS = 6;
/** No clause is longer: without this the work would grow with the square of a text of 'not not not …'. */
const LONGEST_CLAUSE_WORDS = 200;

/** The polarity of every word of a sentence, in its order. */
export function polaritiesOf(words: readonly ClauseWord[]): Polarity[] {
  const polarities: Polarity[] = [];
  let isNegated = false;
  /** Where the running negation began, and whether a content word has come since. */
  let clauseStart = 0;
  let hasContent = false;
  words.forEach((entry, index) => {
    if (index > 0 && (index - clauseStart >= LONGEST_CLAUSE_WORDS || endsClause(words, index, hasContent))) {
      isNegated = false;
      clauseStart = index;
    }
    const isException = entry.word === 'unless' || entry.word === 'until';
    if (isException) restrict(polarities, clauseStart, index);
    if (entry.word === 'only' && CONDITIONS.has(words[index + 1]?.word ?? '')) limit(polarities, clauseStart, index);
    const wasNegated = isNegated;
    const isDenyingVerb = DENYING.has(entry.word);
    if (isCue(words, index)) {
      // 'not without' affirms; 'no duty and no breach' denies twice.
      isNegated = isException || hasConjunction(words, clauseStart, index) ? true : !isNegated;
      if (isException && polarities.slice(clauseStart, index).includes('restricted')) isNegated = false;
      hasContent = false;
    } else if (!entry.isFunction) hasContent = true;
    if (entry.word === 'until') isNegated = false;
    // 'failed to deliver': what is denied is the delivery.
    polarities.push((isDenyingVerb ? wasNegated : isNegated) ? 'negated' : 'affirmed');
  });
  return polarities;
}

/** Whether a word of grammar only denies: what it denies bears its mark. */
export function isNegation(word: string): boolean {
  return CUES.has(word) || isNegatedAuxiliary(word);
}

function isNegatedAuxiliary(word: string): boolean {
  return isAuxiliary(word) && /(?:nt|cannot)$/.test(word);
}

function isCue(words: readonly ClauseWord[], index: number): boolean {
  const { word } = words[index] as ClauseWord;
  const next = words[index + 1]?.word ?? '';
  if (DENYING.has(word)) return next === 'to';
  if (isNegatedAuxiliary(word)) return true;
  if (!CUES.has(word)) return false;
  if (AFTER_PLAIN_NO.has(next)) return false;
  // 'whether or not', 'may or may not': both are open.
  return !(word === 'not' && words.slice(Math.max(0, index - 2), index).some((before) => before.word === 'or'));
}

function endsClause(words: readonly ClauseWord[], index: number, hasContent: boolean): boolean {
  const { word, gap } = words[index] as ClauseWord;
  if (CLAUSE_STARTS.has(word)) return true;
  if (gap === ' ') return false;
  if (/[;:()—–]/.test(gap)) return true;
  if (!gap.includes(',')) return false;
  return hasContent && !isEnumeration(words, index);
}

/** 'without consent, authority, or privilege': the list goes on until its 'or' or 'nor'. */
function isEnumeration(words: readonly ClauseWord[], index: number): boolean {
  return words
    .slice(index, index + ENUMERATION_WORDS)
    .some(({ word, gap }, offset) => (word === 'or' || word === 'nor') && (offset === 0 || gap.includes(',')));
}

function hasConjunction(words: readonly ClauseWord[], start: number, end: number): boolean {
  return words.slice(start, end).some(({ word }) => word === 'and' || word === 'or') || words[end]?.word === 'nor';
}

/** 'not A unless B' says 'A only if B'. */
function restrict(polarities: Polarity[], start: number, end: number): void {
  for (let index = start; index < end; index += 1) {
    if (polarities[index] === 'negated') polarities[index] = 'restricted';
  }
}

/** 'A only if B'. */
function limit(polarities: Polarity[], start: number, end: number): void {
  for (let index = start; index < end; index += 1) polarities[index] = 'restricted';
}

/** Whether one polarity says the opposite of the other. */
export function areOpposed(one: Polarity, other: Polarity): boolean {
  return one !== other && one !== 'restricted' && other !== 'restricted';
}

/** The other way round, as a negative prefix does. */
export function reversePolarity(polarity: Polarity): Polarity {
  if (polarity === 'restricted') return polarity;
  return polarity === 'negated' ? 'affirmed' : 'negated';
}
