import type { Steps } from '@/lib/domain/steps/steps';
import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { findPhrase, SAID_QUALITY } from '@/lib/domain/text/phrases';
import { type ReadText, readText } from '@/lib/domain/text/read-text';
import { analyzeSentencesInSteps } from './analyze-essay';
import { countWords } from './count-words';
import type { GradedRule, IssueFeedback } from './essay-grading';
import type { EssayKey, KeyIssue } from './essay-key';
import { type AnswerSentence, readAnswerInSteps } from './mentions';
import { passageOf } from './passages';
import { isConclusion } from './reasoning';

/** One issue of an answer, as the coach looks at it. */
export type CoachedIssue = IssueFeedback & {
  rules: readonly GradedRule[];
  /** The learner's sentences that deal with it, in their words. */
  sentences: readonly string[];
  /** That which says how it comes out; null when none does. */
  conclusionSentence: string | null;
  /** The sentence of its rules that says most of it; null for an issue without a rule. */
  ruleSentence: string | null;
  /** The sentence of its rules that limits them and says most of it; null when none does. */
  limitSentence: string | null;
  wordCount: number;
};

/** An answer, analyzed; `issues` may be those alone that a question is about. */
export type CoachedAnswer = {
  score: number;
  maxPossibleScore: number;
  issues: readonly CoachedIssue[];
  /** Of the whole answer. */
  wordCount: number;
  headingCount: number;
  /** Sentences of the essay's facts that the answer leaves unused, the richest first. */
  unusedFacts: readonly string[];
};

/** Looks at an answer by an essay's grading, in steps; `question` is the essay's as plain text. */
export function* coachedAnswerInSteps(key: EssayKey, question: string, answer: ReadText): Steps<CoachedAnswer> {
  const sentences = yield* readAnswerInSteps(answer, key);
  const { score, maxPossibleScore, feedback } = yield* analyzeSentencesInSteps(key, answer.text, sentences);
  const write = ({ start, end }: AnswerSentence) => answer.text.slice(start, end);
  const issues: CoachedIssue[] = [];
  for (const [index, entry] of feedback.entries()) {
    yield;
    const keyIssue = key.issues[index] as KeyIssue;
    const passage = passageOf(index, keyIssue.issue.rules, sentences);
    const concluding = passage.filter(({ tokens }) => isConclusion(tokens));
    const conclusion = concluding.find(({ named, said }) => named.has(index) || said.has(index)) ?? concluding[0];
    const law = lawOf(keyIssue, key.abbreviations);
    issues.push({
      ...entry,
      rules: keyIssue.rules.map(({ rule }) => rule),
      sentences: passage.map(write),
      conclusionSentence: conclusion ? write(conclusion) : null,
      ruleSentence: law[0]?.text ?? null,
      limitSentence: law.find(({ text, said }) => said > 0 && LIMIT.test(text))?.text ?? null,
      wordCount: wordsIn(passage),
    });
  }
  yield;
  return {
    score,
    maxPossibleScore,
    issues,
    wordCount: countWords(answer.text),
    headingCount: sentences.filter(({ isHeading }) => isHeading).length,
    unusedFacts: unusedFacts(key, question, sentences),
  };
}

function wordsIn(sentences: readonly AnswerSentence[]): number {
  return sentences.reduce((sum, { tokens }) => sum + tokens.filter(({ reading }) => reading === 0).length, 0);
}

/** Words that limit a rule. */
const LIMIT =
  /\b(?:unless|except|exceptions?|only (?:if|when|where)|but|however|excuses?|bars?|does not apply|defenses?)\b/i;

/** The sentences of an issue's rules, those that say most of the issue first. */
function lawOf(
  { names, buzzwords, rules }: KeyIssue,
  abbreviations: AbbreviationIndex,
): { text: string; said: number }[] {
  const phrases = [names, ...buzzwords.map(({ wordings }) => wordings)];
  return rules
    .flatMap(({ rule: { text } }) =>
      readText(text, abbreviations).sentences.map((sentence) => ({
        text: text.slice(sentence.start, sentence.end),
        said: phrases.filter((wordings) =>
          wordings.some((wording) => (findPhrase(wording, sentence)?.quality ?? 0) >= SAID_QUALITY),
        ).length,
      })),
    )
    .sort((a, b) => b.said - a.said);
}

/** How much a word of the case that is neither a name nor a number weighs; see essay-facts.ts for those. */
const WORD_WEIGHT = 0.3;
/** A sentence of which the answer has less than this share is unused. */
const USED_SHARE = 0.4;
/** What asks rather than tells: the calls of an essay. */
const CALL = /\?\s*$|\b(?:discuss|explain|answer according|assume|how should|what claims|what rights)\b/i;

function unusedFacts(
  { facts, abbreviations }: EssayKey,
  question: string,
  answer: readonly AnswerSentence[],
): string[] {
  const used = new Set(answer.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)));
  const weightOf = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + (facts.marks.get(stem) ?? 0) + (facts.words.has(stem) ? WORD_WEIGHT : 0), 0);
  return readText(question, abbreviations)
    .sentences.map(({ start, end, tokens, isHeading }) => {
      const stems = [...new Set(tokens.map(({ stem }) => stem))];
      const all = weightOf(stems);
      const shared = weightOf(stems.filter((stem) => used.has(stem)));
      const text = question.slice(start, end);
      const isTold = !isHeading && !CALL.test(text) && all > 0;
      return { text, missing: isTold && shared / all < USED_SHARE ? all - shared : 0 };
    })
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing)
    .map(({ text }) => text);
}
