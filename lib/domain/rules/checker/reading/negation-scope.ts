import { isArticle } from '@/lib/domain/text/function-words';
import { reversedWord } from '@/lib/domain/text/stem';
import { type Clause, endsClause, newState, type State, startClause } from './clauses';
import { type Cue, cueAt, hasFrom } from './cues';
import {
  BULLET,
  leaveAlternative,
  leaveConditions,
  leaveOpen,
  leaveSubject,
  markBefore,
  restrict,
  subjectStart,
  transfer,
} from './earlier-scopes';
import {
  DENYING,
  FAILING,
  FINITE,
  LACKS,
  NEGATIVE_PREDICATES,
  NOUN_CUES,
  ONLY_BEFORE,
  PREDICATES,
  RELATIVE_WORDS,
  SHORTENED,
  TAKING_AWAY,
  VOIDING_PREDICATES,
} from './negation-words';
import type { Term } from './terms';

/** How a word stands in its clause. */
export type NegationScope = {
  /** 1 stated, -1 denied, 0 left open ('whether or not …', 'A only if …'). */
  sign: -1 | 0 | 1;
  /** The word that denies it; -1 for none. */
  cue: number;
  /** Whether it is left open because it is denied within a denial: 'not … unless', 'not … without'. */
  isNeutral: boolean;
  /** Whether it is denied of those of whom something else is denied: 'not effective as to one who did not consent'. */
  isNested: boolean;
  /** Whether something is denied before its clause. */
  isAfterDenial: boolean;
  /** Whether it holds 'only if' something else does. */
  isRestricted: boolean;
  /** Whether an 'unless' clause denies it once more. */
  isDeniedAgain: boolean;
  /** Whether it is denied within its clause, whatever 'unless' makes of the clause. */
  isNegative: boolean;
  /** Whether its clause goes on to deny something of it: 'tracing does not rebut it'. */
  isBeforeDenial: boolean;
  /** Whether a verb or predicate undoes it without denying it: 'suspends the rent', 'such an agreement is void'. */
  isUndone: boolean;
  /** Whether what denies it is a verb such as 'bars'. */
  isBarred: boolean;
  /** Whether it is the subject of a denied predicate, which is then the cue: 'negligence is not enough'. */
  isSubject: boolean;
  kind: Cue | null;
  /** Content words between the cue and the word. */
  distance: number;
  clause: Clause;
};

const SAYING = /^(?:say|says|saying|argue|argues|arguing|complain|complains|contend|contends)$/;

const isThing = (kind: Cue | null) => kind === 'noun' || kind === 'object';

/** The scope of every written word of a text, in their order. */
export function negationScopesOf(words: readonly Term[], text: string): NegationScope[] {
  const scopes: NegationScope[] = [];
  let state = newState(0, 'main');
  words.forEach((term, index) => {
    const gap = index > 0 ? text.slice(words[index - 1]?.end, term.start) : '';
    const isNewSentence =
      term.sentence !== words[index - 1]?.sentence ||
      (gap !== ' ' && ((/[.!?]\s/.test(gap) && !SHORTENED.has(words[index - 1]?.word ?? '')) || BULLET.test(gap)));
    if (isNewSentence || endsClause(words, index, text, state))
      state = startClause(words, index, text, state, isNewSentence);
    if (gap.includes(',')) state.isTakenAway = false;
    if (FINITE.has(term.word) && state.distance > 0) state.hasDenial = false;
    if (term.word === 'only' && ONLY_BEFORE.has(words[index + 1]?.word ?? '')) restrict(scopes, state.start, index);
    if (isNeed(words, index, state)) {
      state.need = index;
      // 'To sell he needs consent'.
      const first = subjectStart(words, index, text);
      if (words[first]?.word === 'to') restrict(scopes, first, index);
    }
    if (isPurpose(words, index, state)) state.purpose = index;
    // 'No good against him' says nothing of him.
    if (state.distance === 1 && isThing(state.kind) && /^(?:against|vs|versus)$/.test(term.word))
      state.isNeutral = true;
    if (term.word === 'not') leaveAlternative(scopes, words, index, text);
    const kind = cueAt(words, index, gap, text.slice(term.end, words[index + 1]?.start));
    if (
      (kind === 'verb' && term.word !== 'from') ||
      (kind === 'noun' && (FINITE.has(words[index - 1]?.word ?? '') || term.word === 'none'))
    )
      markBefore(scopes, words, index, text);
    if (kind === 'noun' && /^\s+$/.test(gap)) leaveOpen(scopes, words, index - 1);
    if (kind === 'noun' || (kind === 'verb' && !DENYING.test(term.word))) leaveConditions(scopes, words, index, text);
    const wasDenied = state.isDenied;
    if (kind) deny(state, kind, words, index);
    const scope = scopeAt(words, index, state);
    // What 'bars' says is that there is a bar.
    if (kind && (DENYING.test(term.word) || FAILING.test(term.word)))
      scope.sign = wasDenied && !state.isDenied ? -1 : 1;
    scopes.push(scope);
    if (isOut(words, index, gap)) leaveSubject(scopes, words, index, text, /[;:\n]/);
    if (term.isFunction) return;
    if (VOIDING_PREDICATES.has(term.word)) leaveSubject(scopes, words, index, text, /[,;:]/);
    if (isPredicate(words, index, text)) transfer(scopes, words, text, state, index);
    if (!(kind && state.cue === index)) state.distance += 1;
    if (reversedWord(term.word) !== null) state.hasDenial = true;
    if (SAYING.test(term.word)) state.isReported = true;
    if (TAKING_AWAY.test(term.word) || isRefusal(words, index)) state.isTakenAway = true;
    // 'Usually no evidence' denies as 'no evidence' does.
    state.hasContent ||= !term.word.endsWith('ly');
  });
  return scopes;
}

function scopeAt(words: readonly Term[], index: number, state: State): NegationScope {
  const { word } = words[index] as Term;
  const isReversed = reversedWord(word) !== null;
  const isPurpose = state.purpose >= 0 && index > state.purpose && !state.isDenied;
  const isOpen =
    state.clause === 'open' ||
    state.clause === 'aside' ||
    state.isNeutral ||
    isPurpose ||
    (isReversed && words[index - 1]?.word === 'otherwise');
  return {
    sign: isOpen ? 0 : state.isDenied !== isReversed ? -1 : 1,
    cue: state.isDenied ? state.cue : isReversed ? index : -1,
    kind: state.isDenied ? state.kind : null,
    isNeutral: state.isNeutral,
    isNested: state.isDenied && state.isNested,
    isAfterDenial: state.hadDenial,
    isRestricted: isPurpose,
    isDeniedAgain: state.isDeniedAgain,
    isNegative: (state.clause === 'unless' ? state.isDeniedAgain : state.isDenied) !== isReversed,
    isBeforeDenial: false,
    isUndone: state.isTakenAway && !TAKING_AWAY.test(word),
    isBarred: state.isDenied && DENYING.test(words[state.cue]?.word ?? ''),
    isSubject: false,
    distance: state.isDenied ? state.distance : 0,
    clause: state.clause,
  };
}

function deny(state: State, kind: Cue, words: readonly Term[], index: number): void {
  const { word } = words[index] as Term;
  const isBarring = DENYING.test(word);
  // 'Unless a statute bars it' and 'unless barred by statute' are one.
  if (isBarring && state.clause === 'unless') return;
  if (state.clause === 'unless' && kind === 'verb') state.isDeniedAgain = true;
  if (isBarring && !state.isDenied && hasFrom(words, index)) return;
  // 'does not bar' affirms; 'not … nor', 'no … not' go on denying.
  const between = state.isDenied ? contentBetween(words, state.cue, index) : 0;
  // 'Nor may the lawyer fail': the subject stands between.
  const room = words[state.cue]?.word === 'nor' ? 1 : 0;
  const isJoined = FAILING.test(word) && words[index - 1]?.word === 'or';
  const isOfDenial = (between <= room || isJoined) && (isBarring || FAILING.test(word));
  const affirms = state.isDenied && (isOfDenial || isDeniedTwice(words, index, state, between));
  // What 'may not … without' leaves depends on more than words.
  state.isNeutral = state.isReported || LACKS.has(word) || (kind === 'preposition' && state.hasDenial);
  state.isNested = state.hadDenial && (state.clause !== 'main' || RELATIVE_WORDS.has(words[state.start]?.word ?? ''));
  state.isDenied = !affirms;
  state.cue = state.isDenied ? index : state.cue;
  const goesOn = word === 'nor' && state.kind === 'noun';
  state.kind = kind === 'noun' && state.hasContent && !goesOn ? 'object' : kind;
  state.distance = 0;
  state.hasDenial = !isBarring;
}

/** Content words after a cue and before a word, adverbs not counted. */
function contentBetween(words: readonly Term[], cue: number, index: number): number {
  return words.slice(cue + 1, index).filter(({ word, isFunction }) => !isFunction && !word.endsWith('ly')).length;
}

/** 'Are not ordinarily not liable' says that they are, and 'no writing is not needed' that one is. */
function isDeniedTwice(words: readonly Term[], index: number, { cue, clause }: State, content: number): boolean {
  if (words[index]?.word !== 'not' || clause !== 'main') return false;
  if (words[cue]?.word === 'not') return content === 0;
  const isSubject = words.slice(cue + 1, index - 1).every(({ word, isFunction }) => !isFunction || isArticle(word));
  return isSubject && content <= 2 && NOUN_CUES.has(words[cue]?.word ?? '') && FINITE.has(words[index - 1]?.word ?? '');
}

/** 'Statements of absent witnesses = out' takes their effect away. */
function isOut(words: readonly Term[], index: number, gap: string): boolean {
  if (words[index]?.word !== 'out' || words[index + 1]?.word === 'of') return false;
  return /[=→]|->/.test(gap) || /^(?:is|are|stays?|stay)$/.test(words[index - 1]?.word ?? '');
}

/** 'Refuses removal' says what 'refuses to remove' does. */
function isRefusal(words: readonly Term[], index: number): boolean {
  const { stem } = words[index] as Term;
  return (stem === 'refus' || stem === 'declin') && words[index + 1]?.word !== 'to';
}

/** Whether something is said to be needed, as in 'needs consent'; 'needs to ask' is a duty. */
function isNeed(words: readonly Term[], index: number, { isDenied }: State): boolean {
  const { stem } = words[index] as Term;
  return stem === 'need' && !isDenied && words[index + 1]?.word !== 'to';
}

/** 'Needs consent to sell': what follows the 'to' may be done only so. */
function isPurpose(words: readonly Term[], index: number, { need }: State): boolean {
  return need >= 0 && index - need > 1 && words[index]?.word === 'to' && words[index + 1]?.isFunction === false;
}

function isPredicate(words: readonly Term[], index: number, text: string): boolean {
  const { word, end, sentence } = words[index] as Term;
  if (!PREDICATES.has(word) && !NEGATIVE_PREDICATES.has(word)) return false;
  const next = words[index + 1];
  // 'Not a matter of common usage' names a thing; 'need that' and 'needs a writing' have an object.
  if (isArticle(words[index - 1]?.word ?? '')) return false;
  if (/^(?:need|require)s?$/.test(word) && /^(?:an?|the|any|that|this|it|them|one)$/.test(next?.word ?? ''))
    return false;
  // 'requires proof' speaks of what follows.
  return (
    next === undefined || next.isFunction || next.sentence !== sentence || /\W\s/.test(text.slice(end, next.start))
  );
}
