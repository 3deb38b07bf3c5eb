import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';

/** A text over and over, up to so many characters. */
export function fill(text: string, characters: number): string {
  return text.repeat(Math.ceil(characters / text.length)).slice(0, characters);
}

const words = (text: string) => text.split(/\s+/);
const phrases = ({ buzzwords }: RuleToCheck) => buzzwords.map(({ phrase }) => phrase);
const longestWord = (rule: RuleToCheck) =>
  words(phrases(rule).join(' ')).reduce((one, other) => (other.length > one.length ? other : one), '');

/** What is said over and over in an answer that takes long to check: made from a rule, or by itself. */
export const COSTLY_ANSWERS: Record<string, (rule: RuleToCheck) => string> = {
  'one word': () => 'tort ',
  'one word of the rule': (rule) => `${longestWord(rule)} `,
  'the rule': ({ text }) => `${text} `,
  'the rule without stops': ({ text }) => `${text.replace(/[.,;:]/g, '')} `,
  'the rule backwards': ({ text }) => `${words(text).toReversed().join(' ')} `,
  'the rule denied word by word': ({ text }) => `${words(text).join(' not ')} `,
  buzzwords: (rule) => `${phrases(rule).join(' ')} `,
  'buzzwords as sentences': (rule) => `${phrases(rule).join('. ')}. `,
  'buzzwords denied': (rule) => `not ${phrases(rule).join(' not ')} `,
  synonyms: ({ buzzwords }) => `${buzzwords.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]).join(' ')} `,
  'one giant word': () => 'abcdefgh',
  'short forms': () => 'K P D SoL BFP ',
  'letters with stops': () => 'a.',
  hyphens: () => 'a-',
  slashes: () => 'a/',
  numbers: () => '10 ',
  'numbers in words': () => 'one hundred twenty ',
  sections: () => '§ 2-201 ',
  negations: () => 'not ',
  'no and yes': () => 'No. Yes. ',
  exceptions: () => 'unless it is false that ',
  operators: () => 'only just more less all and or ',
  needs: () => 'needs a bar from ',
  alternatives: () => 'Either will do. ',
  examples: () => '(say (e.g. ',
  brackets: () => '(a) ',
  quotes: () => '"a" ',
  lines: () => 'a\n',
  blanks: () => 'a                                       ',
  accents: () => 'é\u0301ß ',
  families: () => '👩‍👩‍👧 ',
  markup: () => '<mark>&amp;',
};
