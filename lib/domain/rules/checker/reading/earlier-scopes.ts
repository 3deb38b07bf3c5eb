import { isAuxiliary } from '@/lib/domain/text/function-words';
import type { State } from './clauses';
import type { NegationScope } from './negation-scope';
import { CLAUSE_WORDS, FINITE, IF_WORDS, NEGATIVE_PREDICATES } from './negation-words';
import type { Term } from './terms';

/** A new entry of a list, which says something of its own. */
export const BULLET = /\n[^\S\n]*[-*•–—]\s/;

/** What stands before a denied predicate in its sentence may be denied with it. */
export function markBefore(scopes: readonly NegationScope[], words: readonly Term[], end: number, text: string): void {
  const isPlain = words[end]?.word === 'not' || isAuxiliary(words[end]?.word ?? '');
  let isInList = false;
  for (let index = end - 1; words[index]?.sentence === words[end]?.sentence; index -= 1) {
    const scope = scopes[index];
    const { word, end: at } = words[index] as Term;
    const gap = text.slice(at, words[index + 1]?.start);
    // 'A, B, or C is not enough'.
    isInList ||= isPlain && gap.includes(',') && words[index + 1]?.word === 'or';
    const isBoundary = (isInList ? /[;:]/ : /[,;:]/).test(gap) || word === 'but' || word === 'long';
    if (!scope || isBoundary || (scope.clause !== 'main' && scope.clause !== 'open')) return;
    scope.isBeforeDenial = true;
  }
}

/** 'Needs no writing' is 'does not need writing': what is denied is the object, and the verb may be or not. */
export function leaveOpen(scopes: readonly NegationScope[], words: readonly Term[], verb: number): void {
  const scope = scopes[verb];
  // 'There is in general no duty'.
  if (scope?.sign !== 1 || /^(?:in|of|at|by|for|as)$/.test(words[verb - 1]?.word ?? '')) return;
  if (words[verb]?.isFunction === false || /^(?:have|has|had)$/.test(words[verb]?.word ?? '')) scope.sign = 0;
}

/** 'Related or not' leaves open which. */
export function leaveAlternative(
  scopes: readonly NegationScope[],
  words: readonly Term[],
  index: number,
  text: string,
): void {
  const [scope, next] = [scopes[index - 2], words[index + 1]];
  const isLast = !next || /[^\s]/.test(text.slice(words[index]?.end, next.start)) || next.isFunction;
  if (!scope || !isLast || words[index - 1]?.word !== 'or') return;
  scope.sign = 0;
  // 'May act or not' gives a choice; 'an act, criminal or not' says that it is all the same.
  if (text.slice(words[index - 3]?.end, words[index - 2]?.start).includes(',')) scope.clause = 'open';
}

/** 'Without consent he may not sell' asks for consent, as 'needs consent to sell' does. */
export function leaveConditions(
  scopes: readonly NegationScope[],
  words: readonly Term[],
  denial: number,
  text: string,
): void {
  const { sentence } = words[denial] as Term;
  for (let at = denial - 1; at >= 0 && words[at]?.sentence === sentence; at -= 1) {
    const [scope, { word, end } = { word: '', end: 0 }] = [scopes[at], words[at]];
    if (
      word === 'and' ||
      CLAUSE_WORDS.has(word) ||
      IF_WORDS.has(word) ||
      /[;:.]/.test(text.slice(end, words[at + 1]?.start))
    )
      return;
    if (FINITE.has(word) && at < denial - 1) return;
    if (scope?.sign !== -1 || scope.kind !== 'preposition') continue;
    if (!/^(?:without|absent|lacking)$/.test(words[scope.cue]?.word ?? '')) continue;
    scope.sign = 0;
    scope.isNeutral = true;
  }
}

/** 'A only if B' neither states A nor denies it; 'not A only if B' denies it but for B. */
export function restrict(scopes: readonly NegationScope[], start: number, end: number): void {
  for (let index = start; index < end; index += 1) {
    const scope = scopes[index];
    if (!scope || scope.sign === 0) continue;
    if (scope.sign === 1) scope.sign = 0;
    scope.isRestricted = true;
  }
}

/** 'An agreement to be bound is void' neither states the agreement nor denies it. */
export function leaveSubject(
  scopes: readonly NegationScope[],
  words: readonly Term[],
  predicate: number,
  text: string,
  boundary: RegExp,
): void {
  for (let at = predicate - 1; words[at]?.sentence === words[predicate]?.sentence; at -= 1) {
    const scope = scopes[at];
    if (boundary.test(text.slice(words[at]?.end, words[at + 1]?.start))) return;
    if (scope && !words[at]?.isFunction) scope.isUndone = true;
  }
}

/** What denies the predicate denies its subject. */
export function transfer(
  scopes: readonly NegationScope[],
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
    const scope = scopes[at];
    if (scope?.sign === 1 && !words[at]?.isFunction)
      Object.assign(scope, { sign: -1, cue: index, isSubject: true, distance: 1 });
  }
}

/** Where the subject of a predicate begins: not before an exception, and further back where its clause has none. */
function predicateStart(
  words: readonly Term[],
  index: number,
  text: string,
  { start, cue, kind, clause, hasContent }: State,
) {
  if (kind === 'preposition') return Math.max(start, cue + 1);
  return hasContent || clause === 'unless' ? start : subjectStart(words, index, text);
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
