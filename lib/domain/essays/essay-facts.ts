import type { ReadText, Sentence, Token } from '@/lib/domain/text/read-text';
import { stemOf } from '@/lib/domain/text/stem';
import { trimCharacters } from '@/lib/domain/text/trim-characters';
import { COMMON_FACT_WORDS, GENERIC_NAMES } from './common-words';

/**
 * How much a word of the question tells that an answer speaks of this case. Names tell most; a
 * number the more, the less round it is; words of any story tell nothing by themselves.
 */
const NAME_WEIGHT = 2;
const DIGIT_WEIGHT = 0.25;
const MOST_DIGITS = 4;
const WORD_WEIGHT = 0.3;
/** Parties by their part in the suit, as answers call them ('π', 'D', 'the plaintiff'). */
const PARTY_WEIGHT = 0.3;
const PARTY_STEMS = ['plaintiff', 'defendant', 'π', 'δ'].map(stemOf);
/** All that words other than names and numbers can add up to. */
const MOST_WORD_WEIGHT = 1.2;
/** Words of any story and pronouns, in an answer that is plainly about this case. */
const STORY_WEIGHT = 0.3;
const PRONOUNS = new Set('he she they him her them his their hers theirs'.split(' '));

/** With facts of this weight an answer may be about the case by chance; with those of the second it plainly is. */
const CHANCE_WEIGHT = 5;
const PLAIN_WEIGHT = 12;
/** The same in the share of all mentions of names in the question that the names in the answer have. */
const CHANCE_NAMES = 0.4;
const PLAIN_NAMES = 0.8;
/** What facts are worth in an answer that may share them with the case by chance. */
const CHANCE_SHARE = 0.5;

const COMMON_STEMS = new Set(COMMON_FACT_WORDS.map(stemOf));

/** What of a question an answer can speak of. */
export type EssayFacts = {
  /** Names and numbers with their weight, by stem. */
  marks: ReadonlyMap<string, number>;
  /** Share of each name in all mentions of names, by stem. */
  names: ReadonlyMap<string, number>;
  /** Stems of the words that are neither law nor common to most questions. */
  words: ReadonlySet<string>;
  /** Stems of the other words of the story. */
  story: ReadonlySet<string>;
};

/** The facts of a question; `lawStems` are those of the law that it is graded by. */
export function factsOf(question: ReadText, lawStems: ReadonlySet<string>): EssayFacts {
  const marks = new Map<string, number>();
  const words = new Set(PARTY_STEMS);
  const story = new Set<string>();
  const plain = new Set(
    question.sentences.flatMap(({ tokens }) =>
      tokens.flatMap((token) => (isCapitalized(token, question) ? [] : [token.stem])),
    ),
  );
  for (const { tokens } of question.sentences) {
    tokens.forEach((token, index) => {
      const { stem, word, isFunction, reading } = token;
      if (isFunction || reading > 0 || GENERIC_NAMES.has(word)) return;
      if (/^\d/.test(word)) marks.set(stem, numberWeight(word));
      else if (lawStems.has(stem) || COMMON_STEMS.has(stem) || word.length < 2) story.add(stem);
      else if (index > 0 && isCapitalized(token, question) && !plain.has(stem)) marks.set(stem, NAME_WEIGHT);
      else words.add(stem);
    });
  }
  for (const name of marks.keys()) words.delete(name);
  return { marks, names: mentionShares(question, marks), words, story };
}

function mentionShares({ sentences }: ReadText, marks: ReadonlyMap<string, number>): Map<string, number> {
  const names = sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ stem }) => (marks.get(stem) === NAME_WEIGHT ? [stem] : [])),
  );
  const shares = new Map<string, number>();
  for (const name of names) shares.set(name, (shares.get(name) ?? 0) + 1 / names.length);
  return shares;
}

/** '16,000' has two telling digits, '$1,850' three; years are like one another. */
function numberWeight(word: string): number {
  if (/^(?:19|20)\d\d$/.test(word)) return DIGIT_WEIGHT;
  const digits = trimCharacters(word.replace(/\D/g, ''), '0').length;
  return DIGIT_WEIGHT * Math.min(MOST_DIGITS, digits);
}

function isCapitalized({ start, end }: Token, { text }: ReadText): boolean {
  return /^\p{Lu}/u.test(text.slice(start, end));
}

/** How plainly sentences speak of the case at all, by their stems, 0 to 1: by the weight of their facts, or by the names of its people. */
export function engagementOf(stems: ReadonlySet<string>, facts: EssayFacts): number {
  let named = 0;
  for (const [name, share] of facts.names) if (stems.has(name)) named += share;
  return Math.max(
    shareBetween(marksAndWords(stems, facts), CHANCE_WEIGHT, PLAIN_WEIGHT),
    shareBetween(named, CHANCE_NAMES, PLAIN_NAMES),
  );
}

/** 0 up to `low`, 1 from `high` on, even in between. */
function shareBetween(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/**
 * Weight of the different facts in sentences. The plainer the whole answer is about the case
 * (`engagement`), the more count its words of story and its pronouns, which could belong to any other.
 */
export function factWeight(
  sentences: readonly Pick<Sentence, 'tokens'>[],
  facts: EssayFacts,
  engagement: number,
): number {
  const stems = stemsIn(sentences);
  let story = 0;
  for (const stem of stems) if (facts.story.has(stem) || PRONOUNS.has(stem)) story += 1;
  const weight = marksAndWords(stems, facts) + STORY_WEIGHT * engagement * story;
  return weight * (CHANCE_SHARE + (1 - CHANCE_SHARE) * engagement);
}

function marksAndWords(stems: ReadonlySet<string>, { marks, words }: EssayFacts): number {
  let weight = 0;
  let wordWeight = 0;
  for (const stem of stems) {
    weight += marks.get(stem) ?? 0;
    if (words.has(stem)) wordWeight += PARTY_STEMS.includes(stem) ? PARTY_WEIGHT : WORD_WEIGHT;
  }
  return weight + Math.min(MOST_WORD_WEIGHT, wordWeight);
}

/** The words of sentences by their stems, wherever they stand. */
export function stemsIn(sentences: readonly Pick<Sentence, 'tokens'>[]): Set<string> {
  const stems = new Set<string>();
  for (const { tokens } of sentences) for (const { stem } of tokens) stems.add(stem);
  return stems;
}
