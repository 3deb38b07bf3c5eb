import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { compilePhrase, type Phrase } from '@/lib/domain/text/phrases';
import { readText, readTokens, type Sentence } from '@/lib/domain/text/read-text';
import { Vocabulary } from '@/lib/domain/text/typos';
import { type EssayFacts, factsOf } from './essay-facts';
import type { EssayGrading, GradedIssue, GradedPhrase, GradedRule } from './essay-grading';
import { type RuleStatement, ruleStatements } from './rule-statement';

export type KeyPhrase = { phrase: string /** The phrase itself and its synonyms. */; wordings: readonly Phrase[] };

export type KeyRule = {
  rule: GradedRule;
  statements: readonly RuleStatement[];
};

export type KeyIssue = {
  issue: GradedIssue;
  /** Name and aliases. */
  names: readonly Phrase[];
  buzzwords: readonly KeyPhrase[];
  rules: readonly KeyRule[];
};

/** The grading of one essay made ready, so that many answers can be compared with it. */
export type EssayKey = {
  issues: readonly KeyIssue[];
  facts: EssayFacts;
  /** Wordings of the question's sentences: repeating them shows nothing. */
  questionWordings: ReadonlySet<string>;
  vocabulary: Vocabulary;
};

/** Makes an essay's grading ready. */
export function prepareEssayKey({ question, issues, rules, abbreviations }: EssayGrading): EssayKey {
  const index = new AbbreviationIndex(abbreviations);
  const readRules = rules.map((rule) => ({ rule, sentences: readText(rule.text, index).sentences }));
  const keyRules = new Map(
    readRules.map(({ rule, sentences }) => [rule.id, { rule, statements: ruleStatements(sentences) }]),
  );
  const readQuestion = readText(question, index);
  const phrases = [
    ...issues.flatMap(phrasesOfIssue),
    ...rules.flatMap(({ name, buzzwords }) => [name, ...wordingsOf(buzzwords)]),
  ];
  const lawTokens = [
    ...phrases.flatMap((phrase) => readTokens(phrase, 0, index)),
    ...readRules.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens)),
  ];
  const questionTokens = readQuestion.sentences.flatMap(({ tokens }) => tokens);
  return {
    issues: issues.map((issue) => ({
      issue,
      names: [issue.name, ...issue.aliases].map((name) => compilePhrase(name, index)),
      buzzwords: issue.buzzwords.map((buzzword) => ({
        phrase: buzzword.phrase,
        wordings: wordingsOf([buzzword]).map((wording) => compilePhrase(wording, index)),
      })),
      rules: issue.rules.flatMap((id) => keyRules.get(id) ?? []),
    })),
    facts: factsOf(readQuestion, new Set(lawTokens.map(({ stem }) => stem))),
    questionWordings: new Set(readQuestion.sentences.map(wordingOf)),
    vocabulary: new Vocabulary([...questionTokens, ...lawTokens].map(({ word }) => word)),
  };
}

function phrasesOfIssue({ name, aliases, buzzwords }: GradedIssue): string[] {
  return [name, ...aliases, ...wordingsOf(buzzwords)];
}

function wordingsOf(phrases: readonly GradedPhrase[]): string[] {
  return phrases.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]);
}

/** The words of a sentence in one form of writing: equal for sentences that say the same in the same words. */
export function wordingOf({ tokens }: Pick<Sentence, 'tokens'>): string {
  return tokens.flatMap(({ word, reading }) => (reading === 0 ? [word] : [])).join(' ');
}
