import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { compilePhrase, type Phrase } from '@/lib/domain/text/phrases';
import { type ReadText, readText, type Sentence } from '@/lib/domain/text/read-text';
import { Vocabulary } from '@/lib/domain/text/typos';
import { type EssayFacts, factsOf, stemsOf } from './essay-facts';
import type { EssayGrading, GradedIssue, GradedPhrase, GradedRule } from './essay-grading';

export type KeyPhrase = { phrase: string; /** The phrase itself and its synonyms. */ wordings: readonly Phrase[] };

export type KeyRule = GradedRule & { /** Its sentences. */ statements: readonly Sentence[] };

export type KeyIssue = {
  issue: GradedIssue;
  /** Name and aliases. */
  names: readonly Phrase[];
  buzzwords: readonly KeyPhrase[];
  rules: readonly KeyRule[];
  /** Stems of its names, buzzwords and rules. */
  lawStems: ReadonlySet<string>;
};

/** The grading of one essay made ready, so that many answers can be compared with it. */
export type EssayKey = {
  issues: readonly KeyIssue[];
  facts: EssayFacts;
  /** The question's sentences: repeating them shows nothing. */
  questionSentences: ReadonlySet<string>;
  vocabulary: Vocabulary;
};

/** Makes an essay's grading ready. */
export function prepareEssayKey({ question, issues, rules, abbreviations }: EssayGrading): EssayKey {
  const index = new AbbreviationIndex(abbreviations);
  const keyRules = new Map(
    rules.map((rule) => [rule.id, { ...rule, statements: readText(rule.text, index).sentences.filter(isStatement) }]),
  );
  const readQuestion = readText(question, index);
  const keyIssues = issues.map((issue) => prepareIssue(issue, issue.rules.flatMap((id) => keyRules.get(id) ?? []), index));
  const lawTexts = issues.flatMap((issue) => lawTextsOf(issue, issue.rules.flatMap((id) => keyRules.get(id) ?? [])));
  return {
    issues: keyIssues,
    facts: factsOf(readQuestion, stemsOf(lawTexts)),
    questionSentences: new Set(readQuestion.sentences.map(wordingOf)),
    vocabulary: new Vocabulary([...wordsOf(readQuestion), ...lawTexts.flatMap((text) => wordsOf(readText(text, index)))]),
  };
}

function isStatement({ isHeading }: Sentence): boolean {
  return !isHeading;
}

function prepareIssue(issue: GradedIssue, rules: readonly KeyRule[], index: AbbreviationIndex): KeyIssue {
  return {
    issue,
    names: [issue.name, ...issue.aliases].map((name) => compilePhrase(name, index)),
    buzzwords: issue.buzzwords.map(({ phrase, synonyms }) => ({
      phrase,
      wordings: [phrase, ...synonyms].map((wording) => compilePhrase(wording, index)),
    })),
    rules,
    lawStems: stemsOf(lawTextsOf(issue, rules)),
  };
}

function lawTextsOf({ name, aliases, buzzwords }: GradedIssue, rules: readonly GradedRule[]): string[] {
  return [name, ...aliases, ...wordingsOf(buzzwords), ...rules.flatMap((rule) => [rule.name, rule.text, ...wordingsOf(rule.buzzwords)])];
}

function wordingsOf(phrases: readonly GradedPhrase[]): string[] {
  return phrases.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]);
}

function wordsOf({ sentences }: ReadText): string[] {
  return sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word));
}

/** The words of a sentence in one form of writing: equal for sentences that say the same in the same words. */
export function wordingOf({ tokens }: Pick<Sentence, 'tokens'>): string {
  return tokens.flatMap(({ word, reading }) => (reading === 0 ? [word] : [])).join(' ');
}
