import { isAuxiliary } from '@/lib/domain/text/function-words';
import type { State } from './clauses';
import type { Stance } from './stance';
import { CLAUSE_WORDS, FINITE, IF_WORDS, NEGATIVE_PREDICATES } from './stance-words';
import type { Term } from './terms';

/** A new entry of a list, which says something of its own. */
export const BULLET = /\n[^\S\n]*[-*•–—]\s/;

/** What stands before a denied predicate in its sentence may be denied with it. */
export function markBefore(stances: readonly Stance[], words: readonly Term[], end: number, text: string): void {
  const isPlain = words[end]?.word === 'not' || isAuxiliary(words[end]?.word ?? '');
  let isInList = false;
  for (let index = end - 1; words[index]?.sentence === words[end]?.sentence; index -= 1) {
    const stance = stances[index];
    const { word, end: at } = words[index] as Term;
    const gap = text.slice(at, words[index + 1]?.start);
    // 'A, B, or C is not enough'.
    isInList ||= isPlain && gap.includes(',') && words[index + 1]?.word === 'or';
    const isBoundary = (isInList ? /[;:]/ : /[,;:]/).test(gap) || word === 'but' || word === 'long';
    if (!stance || isBoundary || (stance.clause !== 'main' && stance.clause !== 'open')) return;
    stance.isBeforeDenial = true;
  }
}

/** 'Needs no writing' is 'does not need writing': what is denied is the object, and the verb may be or not. */
export function leaveOpen(stances: readonly Stance[], words: readonly Term[], verb: number): void {
  const stance = stances[verb];
  // 'There is in general no duty'.
  if (stance?.sign !== 1 || /^(?:in|of|at|by|for|as)$/.test(words[verb - 1]?.word ?? '')) return;
  if (words[verb]?.isFunction === false || /^(?:have|has|had)$/.test(words[verb]?.word ?? '')) stance.sign = 0;
}

/** 'Related or not' leaves open which. */
export function leaveAlternative(
  stances: readonly Stance[],
  words: readonly Term[],
  index: number,
  text: string,
): void {
  const [stance, next] = [stances[index - 2], words[index + 1]];
  const isLast = !next || /[^\s]/.test(text.slice(words[index]?.end, next.start)) || next.isFunction;
  if (!stance || !isLast || words[index - 1]?.word !== 'or') return;
  stance.sign = 0;
  // 'May act or not' gives a choice; 'an act, criminal or not' says that it is all the same.
  if (text.slice(words[index - 3]?.end, words[index - 2]?.start).includes(',')) stance.clause = 'open';
}

/** 'Without consent he may not sell' asks for consent, as 'needs consent to sell' does. */
export function leaveConditions(
  stances: readonly Stance[],
  words: readonly Term[],
  denial: number,
  text: string,
): void {
  const { sentence } = words[denial] as Term;
  for (let at = denial - 1; at >= 0 && words[at]?.sentence === sentence; at -= 1) {
    const [stance, { word, end } = { word: '', end: 0 }] = [stances[at], words[at]];
    if (
      word === 'and' ||
      CLAUSE_WORDS.has(word) ||
      IF_WORDS.has(word) ||
      /[;:.]/.test(text.slice(end, words[at + 1]?.start))
    )
      return;
    if (FINITE.has(word) && at < denial - 1) return;
    if (stance?.sign !== -1 || stance.kind !== 'preposition') continue;
    if (!/^(?:without|absent|lacking)$/.test(words[stance.cue]?.word ?? '')) continue;
    stance.sign = 0;
    stance.isNeutral = true;
  }
}

/** 'A only if B' neither states A nor denies it; 'not A only if B' denies it but for B. */
export function restrict(stances: readonly Stance[], start: number, end: number): void {
  for (let index = start; index < end; index += 1) {
    const stance = stances[index];
    if (!stance || stance.sign === 0) continue;
    if (stance.sign === 1) stance.sign = 0;
    stance.isRestricted = true;
  }
}

/** 'An agreement to be bound is void' neither states the agreement nor denies it. */
export function leaveSubject(
  stances: readonly Stance[],
  words: readonly Term[],
  predicate: number,
  text: string,
  boundary: RegExp,
): void {
  for (let at = predicate - 1; words[at]?.sentence === words[predicate]?.sentence; at -= 1) {
    const stance = stances[at];
    if (boundary.test(text.slice(words[at]?.end, words[at + 1]?.start))) return;
    if (stance && !words[at]?.isFunction) stance.isUndone = true;
  }
}

/** What denies the predicate denies its subject. */
export function transfer(
  stances: readonly Stance[],
  words: readonly Term[],
  text: string,
  state: State,
  index: number,
): void {
  const isNegative = NEGATIVE_PREDICATES.has(words[index]?.word ?? '');
  if (state.isReported || state.isDenied === isNegative || (!isNegative && state.distance > 1)) return;
  state.isPredicateDenied = true;
  // 'Being there when it is found is not enough': the subject stands before the clause.
  const [from, to] =
    state.clause === 'if'
      ? [subjectStart(words, index, text), state.start]
      : [predicateStart(words, index, text, state), index];
  for (let at = from; at < to; at += 1) {
    const stance = stances[at];
    if (stance?.sign === 1 && !words[at]?.isFunction)
      Object.assign(stance, { sign: -1, cue: index, isSubject: true, distance: 1 });
  }
}

/** Where the subject of a predicate begins: not before an exception, and further back where its clause has none. */
function predicateStart(
  words: readonly Term[],
  index: number,
  text: string,
  { start, cue, kind, clause, hasMatter }: State,
) {
  if (kind === 'preposition') return Math.max(start, cue + 1);
  return hasMatter || clause === 'unless' ? start : subjectStart(words, index, text);
}

/** Where what stands between stops, semicolons or lines of a list begins. */
export function subjectStart(words: readonly Term[], index: number, text: string): number {
  const { sentence } = words[index] as Term;
  let at = index;
  while (words[at - 1]?.sentence === sentence) {
    const gap = text.slice(words[at - 1]?.end, words[at]?.start);
    if (/;|[.!?]\s/.test(gap) || BULLET.test(gap)) break;
    at -= 1;
  }
  return at;
}
