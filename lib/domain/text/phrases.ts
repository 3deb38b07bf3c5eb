import type { AbbreviationIndex } from './abbreviations';
import { isArticle } from './function-words';
import { areOpposed, isNegation, type Polarity } from './polarity';
import { readTokens, type Sentence, type Token } from './read-text';

type PhraseWord = { stem: string; polarity: Polarity };

/** A phrase made ready to be found; it may be worded in several ways. */
export type Phrase = {
  /** As written. */
  wording: string;
  variants: readonly (readonly PhraseWord[])[];
  /** Whether the phrase itself denies or restricts something ('not hearsay', 'without balancing'). */
  isNegative: boolean;
};

/** Where and how well a phrase stands in a sentence. */
export type PhraseMatch = {
  /** Place in the whole text, from the first matched word to the last: `end` not included. */
  start: number;
  end: number;
  /** The words that matched. */
  tokens: readonly Token[];
  /** 1 for every word in order and side by side; less for words between, another order, or words missing. */
  quality: number;
  /** Whether the sentence says the opposite: it denies what the phrase states, or states what it denies. */
  isNegated: boolean;
};

/** From this quality on a phrase counts as said. */
export const SAID_QUALITY = 0.7;

/** There is no better. */
const WHOLE_QUALITY = 1;
const GAP_COST = 0.06;
const REORDER_COST = 0.1;
/** Phrases of this many words may lack one of them. */
const PARTIAL_LENGTH = 3;

/** Makes a phrase ready. Words of grammar are left out unless hardly anything else would remain. */
export function compilePhrase(wording: string, abbreviations: AbbreviationIndex): Phrase {
  const tokens = readTokens(wording, 0, abbreviations);
  const readings = new Set(tokens.map(({ reading }) => reading));
  const variants = [...readings].map((reading) => {
    // A full form stands for its short form; the words around it stay.
    const words = tokens.filter((token) =>
      reading === 0
        ? token.reading === 0
        : token.reading === reading || (token.reading === 0 && !isAbbreviated(tokens, token)),
    );
    const content = words.filter(({ isFunction }) => !isFunction);
    return content.length >= 2 ? content : words.filter(({ word }) => !isArticle(word) && !isNegation(word));
  });
  return {
    wording,
    variants: variants.filter(({ length }) => length > 0),
    isNegative: tokens.some(({ polarity }) => polarity !== 'affirmed'),
  };
}

function isAbbreviated(tokens: readonly Token[], written: Token): boolean {
  return tokens.some(({ reading, start, end }) => reading > 0 && start <= written.start && written.end <= end);
}

/** The best place of a phrase in a sentence; null when too little of it stands there. */
export function findPhrase(phrase: Phrase, { tokens }: Pick<Sentence, 'tokens'>): PhraseMatch | null {
  let best: PhraseMatch | null = null;
  for (const variant of phrase.variants) {
    const match = findVariant(variant, tokens);
    if (match && (!best || match.quality > best.quality)) best = match;
    if (best?.quality === WHOLE_QUALITY) break;
  }
  return best;
}

function findVariant(variant: readonly PhraseWord[], tokens: readonly Token[]): PhraseMatch | null {
  const wanted = new Set(variant.map(({ stem }) => stem));
  const present = tokens.filter(({ stem }) => wanted.has(stem));
  const least = variant.length >= PARTIAL_LENGTH ? variant.length - 1 : variant.length;
  if (present.length < least) return null;
  let best: PhraseMatch | null = null;
  for (let from = 0; from < present.length; from += 1) {
    const match = matchFrom(variant, present, from, least);
    if (match && (!best || match.quality > best.quality)) best = match;
    if (best?.quality === WHOLE_QUALITY) break;
  }
  return best;
}

/** Takes the nearest token for every word of the phrase, beginning with the token at `from`. */
function matchFrom(
  variant: readonly PhraseWord[],
  present: readonly Token[],
  from: number,
  least: number,
): PhraseMatch | null {
  const first = present[from] as Token;
  const room = first.slot + variant.length + Math.max(2, variant.length);
  const open = variant.map((word, index) => ({ ...word, index }));
  const taken: { token: Token; word: PhraseWord; index: number }[] = [];
  for (let at = from; at < present.length && open.length > 0; at += 1) {
    const token = present[at] as Token;
    if (token.slot > room) break;
    if (taken.some((one) => one.token.start === token.start && one.token.reading !== token.reading)) continue;
    const position = open.findIndex(({ stem }) => stem === token.stem);
    const [word] = position < 0 ? [] : open.splice(position, 1);
    if (word) taken.push({ token, word, index: word.index });
  }
  if (taken.length < least) return null;
  return describeMatch(variant, taken);
}

function describeMatch(
  variant: readonly PhraseWord[],
  taken: readonly { token: Token; word: PhraseWord; index: number }[],
): PhraseMatch {
  const tokens = taken.map(({ token }) => token);
  const places = new Set(tokens.map(({ slot }) => slot));
  const span = Math.max(...places) - Math.min(...places) + 1;
  const isReordered = taken.some(({ index }, at) => at > 0 && index < (taken[at - 1]?.index ?? 0));
  const opposed = taken.filter(({ token, word }) => areOpposed(token.polarity, word.polarity)).length;
  const quality =
    (taken.length / variant.length) * (isReordered ? 1 - REORDER_COST : 1) - GAP_COST * Math.max(0, span - places.size);
  return {
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.max(...tokens.map(({ end }) => end)),
    tokens,
    quality: Math.max(0, quality),
    isNegated: opposed * 2 >= taken.length,
  };
}
