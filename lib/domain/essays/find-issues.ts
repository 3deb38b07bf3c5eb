import { textOfHtml } from '@/lib/domain/html/plain-text';
import type { Steps } from '@/lib/domain/steps/steps';
import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { readTextInSteps } from '@/lib/domain/text/read-text';
import { analyzeInSteps } from './analyze-essay';
import type { GradedPhrase, GradedRule } from './essay-grading';
import { prepareEssayKeyInSteps } from './essay-key';
import { gradedPart } from './graded-part';

/** An essay as the browser knows it. */
export type FindableEssay = {
  questionHtml: string;
  issues: readonly {
    issueName: string;
    aliases: readonly string[];
    phrases: readonly GradedPhrase[];
    points: number;
    rules: readonly GradedRule[];
  }[];
  abbreviations: readonly Abbreviation[];
};

/** Whether the analysis would find each of the issues in a text, in their order, in steps. */
export type IssueFinder = (text: string) => Steps<boolean[]>;

/**
 * Makes an essay ready for looking through texts as its analysis does, in steps: with the same key, and
 * no further than it reads.
 */
export function* prepareIssueFinder({ questionHtml, issues, abbreviations }: FindableEssay): Steps<IssueFinder> {
  const rules = new Map(issues.flatMap((issue) => issue.rules.map((rule) => [rule.id, rule] as const)));
  const key = yield* prepareEssayKeyInSteps({
    question: textOfHtml(questionHtml),
    issues: issues.map(({ issueName, aliases, phrases, points, rules: ofIssue }) => ({
      name: issueName,
      aliases,
      buzzwords: phrases,
      points,
      rules: ofIssue.map(({ id }) => id),
    })),
    rules: [...rules.values()],
    abbreviations,
  });
  return function* (text) {
    const answer = yield* readTextInSteps(gradedPart(text), key.abbreviations);
    const { feedback } = yield* analyzeInSteps(key, answer);
    return feedback.map(({ status }) => status === 'Detected');
  };
}
