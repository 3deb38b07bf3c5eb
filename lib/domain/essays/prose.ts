import { isAuxiliary } from '@/lib/domain/text/function-words';
import type { Sentence, Token } from '@/lib/domain/text/read-text';

const LEAST_WORDS = 4;
/** A run of words longer than this needs a helping verb or a fair share of grammar to be a sentence. */
const PLAIN_WORDS = 18;
const LEAST_FUNCTION_SHARE = 0.2;
/** Words between commas in a list, on average, at most. */
const LIST_ENTRY_WORDS = 4;
/** Words of a sentence that are no keywords, at least; and as many for every phrase beyond the second. */
const LEAST_OTHER_WORDS = 2;
const FREE_PHRASES = 2;
/** A run of words longer than this of which so many are keywords is a list without stops: even run-on prose has fewer. */
const LONG_WORDS = 60;
const MOST_KEYWORD_SHARE = 0.5;

type Question = {
  sentence: Sentence;
  /** The whole text that the sentence stands in. */
  text: string;
  /** The words of every phrase that was found in it. */
  keywords: ReadonlySet<Token>;
  /** How many phrases those are. */
  phraseCount: number;
};

/**
 * Whether a sentence states something, rather than only listing keywords. What counts is what is
 * left beside the keywords: a list leaves nothing, or leaves no verb.
 */
export function isProse({ sentence: { tokens, isHeading }, text, keywords, phraseCount }: Question): boolean {
  const words = tokens.filter(({ reading }) => reading === 0);
  if (isHeading || words.length < LEAST_WORDS) return false;
  const keywordCount = words.filter((token) => keywords.has(token)).length;
  if (words.length > LONG_WORDS && keywordCount > words.length * MOST_KEYWORD_SHARE) return false;
  const others = withoutKeywords(words, keywords);
  if (others.length < LEAST_OTHER_WORDS * Math.max(1, phraseCount - FREE_PHRASES)) return false;
  if (others.some(({ word }) => isAuxiliary(word))) return true;
  if (isList(words, text) || !others.some(({ word, isFunction }) => !isFunction && mayBeVerb(word))) return false;
  const grammar = words.filter(({ isFunction }) => isFunction).length;
  return words.length <= PLAIN_WORDS || grammar >= words.length * LEAST_FUNCTION_SHARE;
}

/** Grammar between two words of keywords belongs to them. */
function withoutKeywords(words: readonly Token[], keywords: ReadonlySet<Token>): Token[] {
  let isInside = false;
  const others: Token[] = [];
  let pending: Token[] = [];
  for (const token of words) {
    if (keywords.has(token)) {
      if (!isInside) others.push(...pending);
      pending = [];
      isInside = true;
    } else if (token.isFunction && !isAuxiliary(token.word)) pending.push(token);
    else {
      others.push(...pending, token);
      pending = [];
      isInside = false;
    }
  }
  return isInside ? others : [...others, ...pending];
}

function isList(words: readonly Token[], text: string): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  const separators = text.slice(first.start, last.end).match(/[,;•·|\n/]/g)?.length ?? 0;
  return separators >= 2 && words.length / (separators + 1) <= LIST_ENTRY_WORDS;
}

function mayBeVerb(word: string): boolean {
  return /[a-z](?:s|ed|en|t|d)$/.test(word);
}
