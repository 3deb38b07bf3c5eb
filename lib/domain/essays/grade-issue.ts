import { SAID_QUALITY } from '@/lib/domain/text/phrases';
import type { SentenceIndex, SentenceMatch } from '@/lib/domain/text/sentence-index';
import type { Token } from '@/lib/domain/text/read-text';
import {
  APPLIED_WEIGHT,
  FULL_APPLICATION_WEIGHT,
  PART_SHARES,
  UNAPPLIED_LAW,
  UNREASONED_APPLICATION,
} from './constants';
import type { EssayFacts } from './essay-facts';
import type { IssueParts } from './essay-grading';
import type { KeyIssue } from './essay-key';
import type { AnswerSentence } from './read-answer';
import { isConclusion, isReasoned } from './reasoning';
import { ruleStated } from './rule-statement';

/** Where an answer says the phrases of an issue. */
export type IssueMentions = {
  names: SentenceMatch[];
  /** For each buzzword, in the order of the issue. */
  buzzwords: SentenceMatch[][];
};

/** Finds the name, aliases and buzzwords of an issue. */
export function findMentions({ names, buzzwords }: KeyIssue, index: SentenceIndex): IssueMentions {
  return {
    names: names.flatMap((phrase) => index.find(phrase, SAID_QUALITY)),
    buzzwords: buzzwords.map(({ wordings }) =>
      wordings.flatMap((wording) => index.find(wording, SAID_QUALITY)).filter(({ isNegated }) => !isNegated),
    ),
  };
}

/** The parts of an issue that its passage shows, and the sentence that shows most. */
export function gradeParts(
  key: KeyIssue,
  { isNamed, foundBuzzwords, passage }: { isNamed: boolean; foundBuzzwords: number; passage: readonly AnswerSentence[] },
  facts: EssayFacts,
): IssueParts & { appliedWeight: number } {
  const applying = passage.filter((sentence) => factWeight([sentence], facts) > 0);
  const weight = factWeight(applying, facts);
  const reasoned = applying.some(({ tokens }) => isReasoned(tokens)) ? 1 : UNREASONED_APPLICATION;
  return {
    named: isNamed ? 1 : 0,
    buzzwords: key.buzzwords.length === 0 ? 0 : foundBuzzwords / key.buzzwords.length,
    rule: Math.max(0, ...key.rules.map((rule) => ruleStated(rule, passage))),
    application: Math.min(1, weight / FULL_APPLICATION_WEIGHT) * reasoned,
    conclusion: applying.length > 0 && passage.some(({ tokens }) => isConclusion(tokens)) ? 1 : 0,
    appliedWeight: Math.min(1, weight / APPLIED_WEIGHT),
  };
}

/** What the parts are worth together, 0 to 1: law counts in full only where it is applied. */
export function worthOf({ appliedWeight, ...parts }: IssueParts & { appliedWeight: number }): number {
  const law =
    PART_SHARES.named * parts.named + PART_SHARES.buzzwords * parts.buzzwords + PART_SHARES.rule * parts.rule;
  const application = PART_SHARES.application * parts.application + PART_SHARES.conclusion * parts.conclusion;
  const hasLaw = law > 0;
  return hasLaw ? law * (UNAPPLIED_LAW + (1 - UNAPPLIED_LAW) * appliedWeight) + application : 0;
}

/** Weight of the different facts that sentences speak of. */
function factWeight(sentences: readonly { tokens: readonly Token[] }[], facts: EssayFacts): number {
  const stems = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)));
  let weight = 0;
  for (const stem of stems) weight += facts.get(stem) ?? 0;
  return weight;
}
