import { firstLetters } from './first-letters';

export type GuidedWord = {
  /** The word itself once it was typed, else no more than its first letters. */
  text: string;
  state: 'typed' | 'next' | 'ahead';
};

export type Guidance = {
  /** One for each word of the rule. */
  words: GuidedWord[];
  /** Whether the word typed last is not the one that comes next. */
  isAstray: boolean;
};

/** A word without what typing it may leave out: case, accents, punctuation. */
function bare(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/**
 * Guides somebody through a rule word by word: what they have typed in its order stands in full, the
 * rest as first letters. A word that does not come next is passed over, so that one slip ends nothing.
 */
export function guideTyping(ruleText: string, typed: string): Guidance {
  const words = splitWords(ruleText);
  const typedWords = splitWords(typed);
  const isLastUnfinished = typed !== '' && !/\s$/.test(typed);
  let reached = skipSigns(words, 0);
  let isAstray = false;
  typedWords.forEach((word, index) => {
    if (reached < words.length && bare(word) === bare(words[reached] ?? '')) {
      reached = skipSigns(words, reached + 1);
      isAstray = false;
    } else if (reached < words.length && !(isLastUnfinished && index === typedWords.length - 1)) {
      isAstray = true;
    }
  });
  return {
    words: words.map((word, index) => {
      if (index < reached) return { text: word, state: 'typed' };
      return { text: firstLetters(word), state: index === reached ? 'next' : 'ahead' };
    }),
    isAstray,
  };
}

/** The first place from `index` on that holds more than signs, which nobody has to type. */
function skipSigns(words: readonly string[], index: number): number {
  let place = index;
  while (place < words.length && bare(words[place] ?? '') === '') place += 1;
  return place;
}
