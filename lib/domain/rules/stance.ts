import { isAuxiliary } from '@/lib/domain/text/function-words';
import { reversedWord } from '@/lib/domain/text/stem';
import type { Term } from './terms';

/** How a word stands in its clause. */
export type Stance = {
  /** 1 stated, -1 denied, 0 left open ('whether or not …', 'A only if …'). */
  sign: -1 | 0 | 1;
  /** The word that denies it; -1 for none. */
  cue: number;
  /** Words of matter between the cue and the word. */
  distance: number;
  /** What kind of clause it stands in. */
  clause: 'main' | 'if' | 'unless' | 'only' | 'open';
  /** Counts the clauses of the text. */
  clauseNumber: number;
  /** What the verb of its clause says may or must be; null for neither. */
  modal: Modal | null;
};

export type Modal = 'may' | 'must';

const CUES = new Set(
  `not no never none nobody nothing neither nor cannot without except excluding exclusive besides lack lacks lacked
  lacking hardly unable free absent zero barely`.split(/\s+/),
);
/** Verbs that deny what they are followed by. */
const DENYING =
  /^(?:bar(?:s|red|ring)?|forbid(?:s|den|ding)?|forbade|prohibit(?:s|ed|ing|ion)?|preclud(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|disallow(?:s|ed)?|prohibits|exclud(?:e|es|ed)|den(?:y|ies|ied))$/;
const FAILING = /^(?:fail(?:s|ed|ing|ure)?|refus(?:e|es|ed|ing|al)|declin(?:e|es|ed|ing))$/;
const TWO_WORD_CUES = new Map([
  ['other', 'than'],
  ['rather', 'than'],
  ['instead', 'of'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['short', 'of'],
]);
const AFTER_PLAIN_NO = new Set('doubt more less fewer later earlier sooner only matter longer greater just merely'.split(' '));
const IF_WORDS = new Set('if when where whenever wherever once provided'.split(' '));
const OPEN_WORDS = new Set('whether whatever whichever regardless irrespective whoever'.split(' '));
const CLAUSE_WORDS = new Set(
  `but because although though since while whereas so therefore thus hence however then that which who whose whom unless
  until cause bc otherwise`.split(/\s+/),
);
const RELATIVE_WORDS = new Set('that which who whose whom'.split(' '));
const ONLY_BEFORE = new Set('if when where by to upon after as for on once with in'.split(' '));
/** What is said of a subject to deny or require it: 'corroboration is not needed', 'negligence is not enough'. */
const PREDICATES = new Set(
  'need needed needs required require requires necessary relevant matter matters material enough sufficient suffice suffices do counts count'.split(
    ' ',
  ),
);
const NEGATIVE_PREDICATES = new Set('irrelevant immaterial unnecessary insufficient unneeded'.split(' '));
const PERMITTING = new Set('may can could might'.split(' '));
const OBLIGING = new Set('must shall'.split(' '));
const OBLIGING_VERBS = new Set('need needs has have had got required'.split(' '));
const ENUMERATION_WORDS = 7;

type State = {
  clause: Stance['clause'];
  cue: number;
  distance: number;
  isDenied: boolean;
  modal: Modal | null;
  start: number;
  hasMatter: boolean;
};

/** The stance of every written word of a text, in their order. */
export function stancesOf(words: readonly Term[], text: string): Stance[] {
  const stances: Stance[] = [];
  let clauseNumber = 0;
  let state = newState(0);
  words.forEach((term, index) => {
    const gap = index > 0 ? text.slice(words[index - 1]?.end, term.start) : '';
    const isNewSentence = term.sentence !== words[index - 1]?.sentence;
    const ending = isNewSentence || endsClause(words, index, gap, state);
    if (ending) {
      clauseNumber += 1;
      state = startClause(words, index, state, isNewSentence);
    }
    applyModal(words, index, state);
    if (isOnlyCondition(words, index)) restrict(stances, state.start, index, state);
    const cued = isCue(words, index, gap);
    if (cued) {
      const isSecond = state.isDenied && (term.word === 'nor' || hasConjunction(words, state, index));
      state.isDenied = isSecond ? true : !state.isDenied;
      state.cue = state.isDenied || term.word === 'without' ? index : state.cue;
      state.distance = 0;
    }
    const isOpen = state.clause === 'open';
    const reversed = reversedWord(term.word) !== null && state.clause !== 'open';
    const sign = isOpen ? 0 : state.isDenied !== reversed ? -1 : 1;
    stances.push({
      sign,
      cue: state.isDenied ? state.cue : reversed ? index : -1,
      distance: state.isDenied ? state.distance : 0,
      clause: state.clause,
      clauseNumber,
      modal: state.modal,
    });
    if (!term.isFunction) {
      if (!cued || !DENYING.test(term.word)) state.distance += 1;
      state.hasMatter = true;
      if (isPredicate(words, index)) transfer(stances, words, state, index);
    }
  });
  return stances;
}

function newState(start: number, clause: Stance['clause'] = 'main'): State {
  return { clause, cue: -1, distance: 0, isDenied: false, modal: null, start, hasMatter: false };
}

function startClause(words: readonly Term[], index: number, before: State, isNewSentence: boolean): State {
  const word = words[index]?.word ?? '';
  const previous = words[index - 1]?.word ?? '';
  if (isNewSentence) return newState(index, conditionOf(words, index) ?? 'main');
  const condition = conditionOf(words, index);
  if (condition === 'unless') {
    return { ...newState(index, 'unless'), isDenied: true, cue: index };
  }
  if (condition) return newState(index, previous === 'only' && condition === 'if' ? 'only' : condition);
  if (RELATIVE_WORDS.has(word) && before.isDenied) return newState(index, 'open');
  return newState(index, RELATIVE_WORDS.has(word) ? before.clause : 'main');
}

function conditionOf(words: readonly Term[], index: number): Stance['clause'] | null {
  const word = words[index]?.word ?? '';
  const previous = words[index - 1]?.word ?? '';
  if (word === 'unless' || word === 'until') return 'unless';
  if (OPEN_WORDS.has(word)) return 'open';
  if (word === 'if' && (previous === 'even' || previous === 'as')) return 'open';
  if (word === 'though' && previous === 'even') return 'open';
  if (word === 'matter' && previous === 'no') return 'open';
  if (IF_WORDS.has(word)) return 'if';
  return null;
}

function endsClause(words: readonly Term[], index: number, gap: string, state: State): boolean {
  const { word } = words[index] as Term;
  if (/[;:()—–=→]|->/.test(gap)) return true;
  if (word === 'matter' && words[index - 1]?.word === 'no') return true;
  if (conditionOf(words, index) || CLAUSE_WORDS.has(word)) return !(word === 'that' && !state.hasMatter);
  if (word === 'and' || word === 'or' || word === 'but') return isClauseAhead(words, index) && word !== 'or';
  return gap.includes(',') && state.hasMatter && !isEnumeration(words, index);
}

/** Whether 'and' begins a clause with a verb of its own: 'and may be waived', 'and the court must'. */
function isClauseAhead(words: readonly Term[], index: number): boolean {
  return words
    .slice(index + 1, index + 4)
    .some(({ word, sentence }, offset) => sentence === words[index]?.sentence && isAuxiliary(word) && offset <= 2);
}

function isEnumeration(words: readonly Term[], index: number): boolean {
  return words.slice(index, index + ENUMERATION_WORDS).some(({ word }) => word === 'or' || word === 'nor');
}

function isCue(words: readonly Term[], index: number, gap: string): boolean {
  const { word } = words[index] as Term;
  const next = words[index + 1]?.word ?? '';
  const previous = words[index - 1]?.word ?? '';
  if (gap.includes('≠')) return true;
  if (FAILING.test(word)) return next === 'to';
  if (DENYING.test(word)) return true;
  if (isAuxiliary(word) && /(?:nt|cannot)$/.test(word)) return !AFTER_PLAIN_NO.has(next);
  if (TWO_WORD_CUES.get(word) === next) return true;
  if (!CUES.has(word)) return false;
  if (word === 'free') return next === 'of' || next === 'from';
  if (word === 'no' && (next === 'matter' || AFTER_PLAIN_NO.has(next))) return false;
  if (word === 'not' && (next === 'only' || next === 'just' || next === 'merely' || next === 'necessarily')) {
    return next === 'necessarily';
  }
  return !(word === 'not' && (previous === 'or' || previous === 'whether'));
}

function hasConjunction(words: readonly Term[], { start }: State, end: number): boolean {
  return words.slice(start, end).some(({ word }) => word === 'and' || word === 'or');
}

function isOnlyCondition(words: readonly Term[], index: number): boolean {
  return words[index]?.word === 'only' && ONLY_BEFORE.has(words[index + 1]?.word ?? '');
}

/** 'A only if B' neither states A nor denies it. */
function restrict(stances: Stance[], start: number, end: number, state: State): void {
  for (let index = start; index < end; index += 1) {
    const stance = stances[index];
    if (stance && !state.isDenied && stance.sign === 1) stances[index] = { ...stance, sign: 0 };
  }
}

function applyModal(words: readonly Term[], index: number, state: State): void {
  const word = words[index]?.word ?? '';
  const next = words[index + 1]?.word ?? '';
  if (PERMITTING.has(word)) state.modal = 'may';
  else if (OBLIGING.has(word) || (OBLIGING_VERBS.has(word) && next === 'to')) state.modal = 'must';
  else if (/^(?:is|are|was|were|be)$/.test(word) && /^(?:required|obliged|obligated|bound)$/.test(next)) state.modal = 'must';
  else if (/^(?:is|are|was|were)$/.test(word) || /^(?:does|do|did|will|would)$/.test(word)) state.modal = null;
}

function isPredicate(words: readonly Term[], index: number): boolean {
  const { word } = words[index] as Term;
  if (!PREDICATES.has(word) && !NEGATIVE_PREDICATES.has(word)) return false;
  const next = words[index + 1];
  // 'need not be shown' and 'requires proof' speak of what follows.
  return next === undefined || next.isFunction || next.sentence !== words[index]?.sentence;
}

/** What denies the predicate denies its subject. */
function transfer(stances: Stance[], words: readonly Term[], state: State, index: number): void {
  const { word } = words[index] as Term;
  const isDenied = state.isDenied !== NEGATIVE_PREDICATES.has(word);
  if (!isDenied) return;
  for (let at = state.start; at < index; at += 1) {
    const stance = stances[at];
    if (!stance || stance.sign !== 1 || words[at]?.isFunction) continue;
    stances[at] = { ...stance, sign: -1, cue: index, distance: 1 };
  }
}
