import { type Steps, takeSteps } from '@/lib/domain/steps/steps';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { compilePhrase, type Phrase } from '@/lib/domain/text/phrases';
import { readText } from '@/lib/domain/text/read-text';
import { stemOf } from '@/lib/domain/text/stem';
import { Vocabulary } from '@/lib/domain/text/typos';
import { scanWords } from '@/lib/domain/text/words';
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
  /** The rules of all issues, each once. */
  rules: readonly KeyRule[];
  facts: EssayFacts;
  /** Wordings of the question's sentences: repeating them shows nothing. */
  questionWordings: ReadonlySet<string>;
  vocabulary: Vocabulary;
  /** The short forms that answers are read with. */
  abbreviations: AbbreviationIndex;
};

/** Makes an essay's grading ready. */
export function prepareEssayKey(grading: EssayGrading): EssayKey {
  return takeSteps(prepareEssayKeyInSteps(grading));
}

/** The same in steps. */
export function* prepareEssayKeyInSteps({ question, issues, rules, abbreviations }: EssayGrading): Steps<EssayKey> {
  const index = new AbbreviationIndex(abbreviations);
  const keyRules = new Map<string, KeyRule>();
  for (const rule of rules) {
    yield;
    keyRules.set(rule.id, { rule, statements: ruleStatements(readText(rule.text, index).sentences) });
  }
  yield;
  const readQuestion = readText(question, index);
  const law = [
    ...issues.flatMap(phrasesOfIssue),
    ...rules.flatMap(({ name, text, buzzwords }) => [name, text, ...wordingsOf(buzzwords)]),
  ].join('; ');
  const lawWords = scanWords(law).map(({ word }) => word);
  const questionWords = readQuestion.sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word));
  const keyIssues: KeyIssue[] = [];
  for (const issue of issues) {
    yield;
    keyIssues.push({
      issue,
      names: [issue.name, ...issue.aliases].map((name) => compilePhrase(name, index)),
      buzzwords: issue.buzzwords.map((buzzword) => ({
        phrase: buzzword.phrase,
        wordings: wordingsOf([buzzword]).map((wording) => compilePhrase(wording, index)),
      })),
      rules: issue.rules.flatMap((id) => keyRules.get(id) ?? []),
    });
  }
  yield;
  return {
    issues: keyIssues,
    rules: [...keyRules.values()],
    facts: factsOf(readQuestion, new Set(lawWords.map(stemOf))),
    questionWordings: new Set(readQuestion.sentences.map(({ wording }) => wording)),
    abbreviations: index,
    vocabulary: new Vocabulary([...questionWords, ...lawWords]),
  };
}

function phrasesOfIssue({ name, aliases, buzzwords }: GradedIssue): string[] {
  return [name, ...aliases, ...wordingsOf(buzzwords)];
}

function wordingsOf(phrases: readonly GradedPhrase[]): string[] {
  return phrases.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]);
}
