import { isArticle, isAuxiliary } from '@/lib/domain/text/function-words';
import {
  AFTER_PLAIN_NO,
  DENYING,
  FAILING,
  HINDERING,
  IF_WORDS,
  LACKS,
  NOUN_CUES,
  PREPOSITION_CUES,
  TWO_WORD_CUES,
  VERBAL_CUES,
} from './negation-words';
import type { Term } from './terms';

/** 'no writing is needed' denies the verb as well, 'found no record' the noun alone. */
export type Cue = 'verb' | 'noun' | 'object' | 'preposition';

const FROM_REACH = 14;

/** Whether a word denies something, and what kind of thing; `gap` is what stands before it, `gapAfter` after it. */
export function cueAt(words: readonly Term[], index: number, gap: string, gapAfter = ''): Cue | null {
  const { word } = words[index] as Term;
  const next = words[index + 1]?.word ?? '';
  const previous = words[index - 1]?.word ?? '';
  if (words[index]?.isTail && word !== 'from') return null;
  if (gap.includes('≠')) return 'verb';
  // 'Is refused relief' is 'gets no relief'.
  const verb = previous === 'not' ? (words[index - 2]?.word ?? '') : previous;
  if (word === 'refused' && next !== 'to' && (gap.includes('=') || /^(?:is|are|was|were|be|been|gets?)$/.test(verb)))
    return 'verb';
  if (FAILING.test(word)) return next === 'to' ? 'verb' : null;
  // 'Was prevented by an emergency' states the emergency.
  if (DENYING.test(word) && next === 'by') return null;
  // 'The bar is personal', 'a complete bar': there it is a thing.
  const isNoun = isAuxiliary(next) || gapAfter.includes('=');
  const isThing = isArticle(previous) ? isNoun : /^(?:complete|absolute|total|full)$/.test(previous);
  if (DENYING.test(word)) return isThing ? null : 'verb';
  if (word === 'n' && next === 'a') return 'verb';
  // 'Save what is needed'.
  if (word === 'save' && /^(?:what|for|as|in|where|that)$/.test(next)) return 'preposition';
  if (word === 'from' && barredFrom(words, index)) return 'verb';
  // 'Somebody other than the client' is somebody else.
  if (word === 'other' && next === 'than' && /^(?:some|any)(?:one|body)$/.test(previous)) return null;
  if (word === 'free' && /^(?:of|from)$/.test(next)) return 'preposition';
  if (TWO_WORD_CUES.get(word) === next || isBut(words, index, gap)) return 'preposition';
  if (word === 'against' && /^(?:protect|guard|secur)/.test(previous)) return 'preposition';
  // 'Drops from murder to manslaughter'.
  if (word === 'from' && words.slice(index + 2, index + 5).some((term) => term.word === 'to')) {
    if (/^(?:drop|reduc|mitigat|lower|change|chang|shift|downgrad|go|goes|down)/.test(previous)) return 'preposition';
  }
  if (LACKS.has(word)) return next === 'of' ? 'preposition' : null;
  if (PREPOSITION_CUES.has(word))
    return word.startsWith('excep') && (IF_WORDS.has(next) || next === 'that') ? null : 'preposition';
  if (isComparison(words, index) || />/.test(gapAfter)) return null;
  if (NOUN_CUES.has(word)) return AFTER_PLAIN_NO.has(next) ? null : 'noun';
  if (isAuxiliary(word) && /nt$/.test(word)) return 'verb';
  if (!VERBAL_CUES.has(word)) return null;
  if (word === 'not' && /^(?:only|just|merely)$/.test(next)) return null;
  // 'Needed for a transfer but not for a declaration' denies it of the declaration alone.
  if (word === 'not' && previous === 'but' && /^(?:for|of|in|with|under|by|to|against)$/.test(next))
    return 'preposition';
  // 'Not a change that …' denies a thing.
  if (word === 'not' && (index === 0 || (isArticle(next) ? /[.;:!?]/ : /[,;:]/).test(gap))) return 'noun';
  // 'whether or not', 'was or was not'.
  const [twice, or] = [words[index - 3]?.word, words[index - 2]?.word];
  return word === 'not' && (previous === 'or' || (or === 'or' && twice === previous)) ? null : 'verb';
}

/** Whether a 'but' excepts: 'any fact but a prior conviction'. */
export function isBut(words: readonly Term[], index: number, gap: string): boolean {
  if (words[index]?.word !== 'but' || !/^ +$/.test(gap)) return false;
  const { sentence } = words[index] as Term;
  return words
    .slice(Math.max(0, index - 3), index)
    .some((term) => term.sentence === sentence && /^(?:any|all|every|no|nothing|anything)$/.test(term.word));
}

/** 'never gets less than', 'no further than': the denial belongs to the measure. */
function isComparison(words: readonly Term[], index: number): boolean {
  const after = words.slice(index + 1, index + 5).map(({ word }) => word);
  // 'Not before filing' is 'no earlier than filing'.
  if (/^(?:before|after|until)$/.test(after[0] ?? '')) return true;
  if (/^(?:over|under|above|below|past|beyond)$/.test(after[0] ?? '')) return /^\d/.test(after[1] ?? '');
  const exceed = after.slice(0, 2).findIndex((word) => /^exceed/.test(word));
  if (exceed >= 0) return words.slice(index + exceed + 2, index + exceed + 6).some(({ word }) => /^\d/.test(word));
  const than = after.indexOf('than');
  return than > 0 && /(?:er|more|less|further)$/.test(after[than - 1] ?? '') && after[than - 1] !== 'other';
}

/** Whether a 'from' is that of 'bars the parties from suing' or 'stops him from suing'. */
function barredFrom(words: readonly Term[], index: number): boolean {
  const { sentence } = words[index] as Term;
  const isDoing = words[index + 1]?.word.endsWith('ing');
  return words
    .slice(Math.max(0, index - FROM_REACH), index)
    .some((term) => term.sentence === sentence && (DENYING.test(term.word) || (isDoing && HINDERING.test(term.word))));
}

/** Whether a verb such as 'bars' denies only what follows its 'from'. */
export function hasFrom(words: readonly Term[], index: number): boolean {
  const { sentence } = words[index] as Term;
  return words
    .slice(index + 1, index + FROM_REACH)
    .some(({ word, sentence: other }, offset) => other === sentence && word === 'from' && offset > 0);
}
