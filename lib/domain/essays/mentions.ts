import type { Steps } from '@/lib/domain/steps/steps';
import { type Phrase, SAID_QUALITY } from '@/lib/domain/text/phrases';
import { correctText, type ReadText, type Sentence, type Token } from '@/lib/domain/text/read-text';
import { SentenceIndex, type SentenceMatch } from '@/lib/domain/text/sentence-index';
import type { EssayKey, KeyIssue } from './essay-key';
import { newSentences } from './new-sentences';
import { isProse } from './prose';
import { sentencesOnRule } from './rule-statement';

/** A sentence of an answer with what it says of the essay's issues, which are counted from 0. */
export type AnswerSentence = Sentence & {
  /** Whether it states something; headings, fragments and lists of keywords do not. */
  isProse: boolean;
  /** Issues that it names, unless it names them only to set them aside. */
  named: ReadonlySet<number>;
  /** Buzzwords of each issue that it says; issues of which it says none are left out. */
  said: ReadonlyMap<number, ReadonlySet<string>>;
  /** Ids of the rules of which it says a good part. */
  rules: ReadonlySet<string>;
};

type Mention = {
  issue: number;
  /** Null for the issue's name. */
  buzzword: string | null;
  match: SentenceMatch;
  /** Whether it shows something: no issue that is set aside, no phrase contradicted. */
  counts: boolean;
};

/** What an answer says of an essay's issues, sentence by sentence, in steps; typing errors are overlooked. */
export function* readAnswerInSteps(answer: ReadText, key: EssayKey): Steps<AnswerSentence[]> {
  const sentences = newSentences(correctText(answer, key.vocabulary), key.questionWordings);
  const index = new SentenceIndex(sentences);
  const mentions = sentences.map((): Mention[] => []);
  for (const [number, issue] of key.issues.entries()) {
    yield;
    for (const mention of mentionsOf(issue, number, index, sentences)) mentions[mention.match.sentence]?.push(mention);
  }
  yield;
  const rules = sentences.map(() => new Set<string>());
  for (const { rule, statements } of key.rules) {
    yield;
    for (const at of sentencesOnRule(statements, sentences, index)) rules[at]?.add(rule.id);
  }
  yield;
  return sentences.map((sentence, at) => ({
    ...describe(sentence, mentions[at] ?? [], answer.text),
    rules: rules[at] ?? new Set(),
  }));
}

function mentionsOf(
  { names, buzzwords }: KeyIssue,
  issue: number,
  index: SentenceIndex,
  sentences: readonly Sentence[],
): Mention[] {
  const find = (phrase: Phrase, buzzword: string | null) =>
    index.find(phrase, SAID_QUALITY).map((match) => {
      const { tokens } = sentences[match.sentence] as Sentence;
      const counts = buzzword === null ? !isSetAside(tokens) : !isDenied(phrase, match, tokens);
      return { issue, buzzword, match, counts };
    });
  return [
    ...names.flatMap((name) => find(name, null)),
    ...buzzwords.flatMap(({ phrase, wordings }) => wordings.flatMap((wording) => find(wording, phrase))),
  ];
}

function describe(sentence: Sentence, mentions: readonly Mention[], text: string): Omit<AnswerSentence, 'rules'> {
  const keywords = new Set(mentions.flatMap(({ match }) => [...match.tokens, ...grammarInside(sentence, match)]));
  const phrases = new Set(mentions.map(({ issue, buzzword }) => `${issue} ${buzzword}`));
  const said = new Map<number, Set<string>>();
  for (const { issue, buzzword, counts } of mentions) {
    if (counts && buzzword !== null) said.set(issue, (said.get(issue) ?? new Set()).add(buzzword));
  }
  return {
    ...sentence,
    isProse: isProse({ sentence, text, keywords, phraseCount: phrases.size }),
    named: new Set(mentions.filter(({ buzzword, counts }) => buzzword === null && counts).map(({ issue }) => issue)),
    said,
  };
}

/** 'assurance that it will be held open': the words between belong to the phrase. */
function grammarInside({ tokens }: Sentence, { start, end }: SentenceMatch): Token[] {
  return tokens.filter((token) => token.isFunction && start <= token.start && token.end <= end);
}

/** What is denied when something 'is not required' or 'does not matter'. */
const NEEDS = new Set(['requir', 'need', 'necessari', 'matter', 'essenti', 'element']);
const NEED_DISTANCE = 4;

/**
 * Whether a sentence turns a buzzword round: a phrase with its own negation when its polarity
 * differs; any other when the sentence says that it is not needed. 'This was not gross negligence'
 * turns nothing round: it applies the term.
 */
function isDenied(
  { isNegative }: Phrase,
  { tokens: matched, isNegated }: SentenceMatch,
  tokens: readonly Token[],
): boolean {
  if (isNegative) return isNegated;
  const slots = matched.map(({ slot }) => slot);
  return tokens.some(
    ({ stem, polarity, slot }) =>
      NEEDS.has(stem) && polarity === 'negated' && slots.some((at) => Math.abs(at - slot) <= NEED_DISTANCE),
  );
}

/** 'Adverse possession is not at issue', 'I will not discuss …', 'has nothing to do with …'. */
const DISCUSSING = new Set(['issu', 'discuss', 'address', 'aris', 'rais', 'present']);

function isSetAside(tokens: readonly Token[]): boolean {
  if (
    tokens.some(
      ({ word }, index) => word === 'nothing' && tokens[index + 1]?.word === 'to' && tokens[index + 2]?.word === 'do',
    )
  ) {
    return true;
  }
  const isDenying = (word: string) => word === 'not' || word === 'no' || word.endsWith('nt');
  return tokens.some(
    ({ stem, polarity }, index) =>
      DISCUSSING.has(stem) &&
      polarity === 'negated' &&
      tokens.slice(Math.max(0, index - 4), index).some(({ word }) => isDenying(word)),
  );
}
