import { beginsSentence, endsSentence } from '@/lib/domain/text/sentences';

/** The words of a text: runs between white space that hold a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

/**
 * The sentences of a text. A full stop after a known abbreviation, an initial or a short form like
 * 'U.S.' ends none; nor does one before a word in lower case.
 */
export function sentencesOf(text: string): string[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  const sentences: string[] = [];
  let sentence: string[] = [];
  tokens.forEach((token, index) => {
    sentence.push(token);
    const next = tokens[index + 1];
    if (next === undefined || (endsSentence(token) && beginsSentence(next))) {
      sentences.push(sentence.join(' '));
      sentence = [];
    }
  });
  return sentences;
}

/** Syllables of an English word by its groups of vowels; a silent final e counts for nothing. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?<![aeiouyl])e$|(?<=[^aeiouydt])ed$|(?<=[^aeiouycgsxzl])es$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * Flesch reading ease (R. Flesch, 1948): 206.835 - 1.015 words per sentence - 84.6 syllables per
 * word. About 60 is plain English, 30 and below is hard even for graduates.
 */
export function fleschReadingEase(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentencesOf(text).length) - 84.6 * (syllables / words.length);
}
