import { isAuxiliary } from '@/lib/domain/text/function-words';
import { type Cue, isBut } from './cues';
import {
  CLAUSE_WORDS,
  DENYING,
  FINITE,
  IF_WORDS,
  NOUN_CUES,
  OPEN_WORDS,
  RELATIVE_WORDS,
  SUBJECT_VERBS,
  VOIDING_PREDICATES,
} from './negation-words';
import type { Term } from './terms';

/** What kind of clause a word stands in; 'aside' is that of 'but not if'. */
export type Clause = 'main' | 'if' | 'only' | 'unless' | 'open' | 'aside';

export type State = {
  clause: Clause;
  cue: number;
  kind: Cue | null;
  distance: number;
  isDenied: boolean;
  start: number;
  hasContent: boolean;
  /** Whether the clause ended with a denied predicate: 'does not count: …'. */
  isPredicateDenied: boolean;
  /** Whether a denial of a denial leaves it open what is meant. */
  isNeutral: boolean;
  isDeniedAgain: boolean;
  isTakenAway: boolean;
  /** Whether the clause tells what somebody says. */
  isReported: boolean;
  isNested: boolean;
  /** Whether its sentence had denied something when its clause began. */
  hadDenial: boolean;
  /** Whether a denial earlier in the sentence may reach as far as here. */
  hasDenial: boolean;
  /** Where something is said to be needed, and the 'to' of what it is needed for; -1 for nowhere. */
  need: number;
  purpose: number;
  /** Whether it is an entry of a list that was denied as a whole. */
  isList: boolean;
};

const ENUMERATION_WORDS = 7;
const HEADING_WORDS = 4;

const COMPLEMENT_VERBS = /^(?:show|prove|establish|know|believe|find|mean|demonstrate|allege|plead)s?$/;

export function newState(start: number, clause: Clause, hasDenial = false): State {
  return {
    clause,
    cue: -1,
    kind: null,
    distance: 0,
    isDenied: false,
    start,
    hasContent: false,
    isPredicateDenied: false,
    isNeutral: false,
    isDeniedAgain: false,
    isTakenAway: false,
    isReported: false,
    isNested: false,
    hadDenial: hasDenial,
    hasDenial,
    need: -1,
    purpose: -1,
    isList: false,
  };
}

export function startClause(
  words: readonly Term[],
  index: number,
  text: string,
  before: State,
  isNewSentence: boolean,
): State {
  const gap = gapBefore(words, index, text);
  if (!isNewSentence && goesOn(words, index, gap, before)) return { ...before, hasContent: false };
  const clause = isDeniedComplement(words, index, before) ? 'open' : clauseAt(words, index);
  const hasDenial = !isNewSentence && before.hasDenial && !gap.includes(';');
  if (clause === 'unless') {
    const isBarred = !isNewSentence && before.isDenied && DENYING.test(words[before.cue]?.word ?? '');
    const isNeutral = hasDenial || isBarred || words[index]?.word === 'until';
    return { ...newState(index, clause, true), isDenied: true, cue: index, kind: 'verb', isNeutral };
  }
  if (clause) return newState(index, clause, hasDenial);
  if (!isNewSentence && before.isPredicateDenied && gap.includes(':')) {
    return { ...newState(index, 'main', true), isDenied: true, cue: before.cue, kind: 'verb' };
  }
  if (!isNewSentence && continuesList(words, index, text, before)) {
    return {
      ...newState(index, 'main', true),
      isDenied: true,
      cue: before.cue,
      kind: 'verb',
      distance: 1,
      isList: true,
    };
  }
  const isWithin = !isNewSentence && RELATIVE_WORDS.has(words[index]?.word ?? '');
  // 'Forbids a law that impairs' says nothing yet of impairing.
  const isNeutral = isWithin && before.isDenied && before.distance > 0;
  return { ...newState(index, isWithin && before.clause !== 'open' ? before.clause : 'main', hasDenial), isNeutral };
}

function gapBefore(words: readonly Term[], index: number, text: string): string {
  return index > 0 ? text.slice(words[index - 1]?.end, words[index]?.start) : '';
}

/** 'NOT covered: debts from before; his own torts'. */
function continuesList(words: readonly Term[], index: number, text: string, before: State): boolean {
  const gap = gapBefore(words, index, text);
  const isHeading = before.isDenied && before.cue === before.start && index - before.start <= HEADING_WORDS;
  if (!(gap.includes(':') ? isHeading : before.isList && /[;,]/.test(gap))) return false;
  for (let at = index; words[at]?.sentence === words[index]?.sentence; at += 1) {
    if (at > index && /[;:\n]/.test(gapBefore(words, at, text))) return true;
    if (isAuxiliary(words[at]?.word ?? '') || /^(?:still|stays?|remains?|but)$/.test(words[at]?.word ?? ''))
      return false;
  }
  return true;
}

/** 'Need not show that he won' leaves open whether he did. */
function isDeniedComplement(words: readonly Term[], index: number, { isDenied, kind }: State): boolean {
  const previous = words[index - 1];
  if (words[index]?.word !== 'that' || !isDenied || !previous) return false;
  return previous.word === 'or' || (kind === 'verb' && COMPLEMENT_VERBS.test(previous.word));
}

function clauseAt(words: readonly Term[], index: number): Clause | null {
  const word = words[index]?.word ?? '';
  const previous = words[index - 1]?.word ?? '';
  if (word === 'unless' || word === 'until') return 'unless';
  // 'Whatever state law permits' speaks of what is permitted.
  if (/^wh(?:at|ich)ever$/.test(word) && words[index + 1]?.isFunction === false) return null;
  if (OPEN_WORDS.has(word) || (word === 'matter' && previous === 'no')) return 'open';
  // 'Not merely because it is hard' leaves open whether it is.
  if (word === 'because' && /^(?:merely|simply|just|solely)$/.test(previous)) return 'open';
  if ((word === 'if' || word === 'though' || word === 'when') && previous === 'even') return 'open';
  if (IF_WORDS.has(word) && previous.startsWith('except')) return 'unless';
  if (IF_WORDS.has(word) && previous === 'not' && words[index - 2]?.word !== 'or') return 'aside';
  if (IF_WORDS.has(word)) return previous === 'only' ? 'only' : 'if';
  return null;
}

export function endsClause(words: readonly Term[], index: number, text: string, state: State): boolean {
  const { word } = words[index] as Term;
  const gap = gapBefore(words, index, text);
  if (gap.includes('=') && state.cue === index - 1) return false;
  if (/[;:—–=→()]|->/.test(gap)) return true;
  if (clauseAt(words, index)) return true;
  const isDenying = state.isDenied && state.distance === 0;
  // 'Identification without counsel | inadmissible'.
  if (state.kind === 'preposition' && state.distance > 0 && VOIDING_PREDICATES.has(word)) return true;
  if (state.cue >= index - 2 && closesDenial(words, index, gap, state)) return true;
  // 'If not, the order is the reverse', 'if it was not, …'.
  if (isDenying && gap.includes(',') && state.clause !== 'main' && isBare(words, state.start, index)) return true;
  if (gap.includes(',') && RELATIVE_WORDS.has(words[index - 1]?.word ?? '')) return true;
  // 'Neither full and fair disclosure nor a waiver': all of it is denied.
  if (isWithinNeither(words, index, state)) return false;
  // 'failure to do so | waives the right'.
  if (state.isDenied && words[index - 1]?.word === 'so' && words[index - 2]?.word === 'do') return true;
  if (word === 'otherwise' && !/[,;]/.test(gap)) return false;
  if (CLAUSE_WORDS.has(word) && !isBut(words, index, gap)) return !isDenying && state.hasContent;
  if (isBut(words, index, gap)) return false;
  if (word === 'and') {
    // 'those who are not relatives, and gifts to relatives'.
    if (gap.includes(',') && state.kind !== null && state.clause === 'main' && state.distance > 0) return true;
    if (gap.includes(',') && NOUN_CUES.has(words[index + 1]?.word ?? '')) return true;
    return (state.kind === 'preposition' && state.distance > 0) || isClauseAhead(words, index);
  }
  // 'What a lawyer cannot do is threaten', 'need not ask him to do it'.
  if (FINITE.has(word) && /^(?:do|to)$/.test(words[index - 1]?.word ?? '')) return false;
  // 'that he was not insured | is admissible'.
  const isFar = state.distance > 0 || (index - state.cue > 1 && SUBJECT_VERBS.has(word));
  if (FINITE.has(word) && state.isDenied && state.kind !== 'noun' && state.clause !== 'unless' && isFar) return true;
  return gap.includes(',') && state.hasContent && !(state.isDenied && isEnumeration(words, index, text, state));
}

function isBare(words: readonly Term[], start: number, end: number): boolean {
  return words.slice(start, end).every(({ isFunction }) => isFunction);
}

/** 'That there is none, …', 'if it states none for …' and 'he is barred, …' deny nothing of what follows. */
function closesDenial(words: readonly Term[], index: number, gap: string, { cue }: State): boolean {
  const { word = '' } = words[index - 1] ?? {};
  // 'Action without it | is void', also where the verb is left out.
  const isPronoun = /^(?:it|them|him|her|either|that|this)$/.test(word);
  if (cue === index - 2 && isPronoun && words[cue]?.word === 'without') return words[index]?.isFunction === false;
  if (cue !== index - 1) return false;
  if (word === 'none' && FINITE.has(words[index]?.word ?? '') && FINITE.has(words[cue - 1]?.word ?? '')) return true;
  if (word === 'none' && /^(?:for|in|on|by|to|at|under|with)$/.test(words[index]?.word ?? '')) return true;
  if (!gap.includes(',')) return false;
  return /^(?:none|nothing|nobody)$/.test(word) || (DENYING.test(word) && /e[dn]$/.test(word));
}

function isWithinNeither(words: readonly Term[], index: number, { cue }: State): boolean {
  if (words[cue]?.word !== 'neither') return false;
  const sentence = words[cue]?.sentence;
  for (let at = index; words[at]?.sentence === sentence; at += 1) {
    if (words[at]?.word === 'nor') return true;
  }
  return false;
}

/** 'Unless the court finds that he had counsel' is 'unless he had counsel'. */
function goesOn(words: readonly Term[], index: number, gap: string, { clause }: State): boolean {
  if (clause !== 'unless' || gap.includes(',')) return false;
  return words[index]?.word === 'that' || (words[index]?.word === 'where' && !words[index - 1]?.isFunction);
}

/** Whether 'and' begins a clause with a verb of its own: 'and may be waived', 'and the court must'. */
function isClauseAhead(words: readonly Term[], index: number): boolean {
  return words
    .slice(index + 1, index + 4)
    .some(({ word, sentence }) => sentence === words[index]?.sentence && isAuxiliary(word));
}

/** 'without consent, authority, or privilege': the list goes on until its 'or'; 'not A, or B' is none. */
function isEnumeration(words: readonly Term[], index: number, text: string, { cue, kind }: State): boolean {
  const hasComma = (at: number) => text.slice(words[at - 1]?.end, words[at]?.start).includes(',');
  const or = words
    .slice(index, index + ENUMERATION_WORDS)
    .findIndex(({ word }, offset) => (word === 'or' || word === 'nor') && hasComma(index + offset));
  if (or !== 0) return or > 0;
  if (kind === 'noun' || kind === 'object') return true;
  return words.slice(cue + 1, index).some((_, offset) => hasComma(cue + 1 + offset));
}
