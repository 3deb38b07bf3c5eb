import {
  APPLIED_WEIGHT,
  DETECTED_SHARE,
  FULL_APPLICATION_WEIGHT,
  FULL_BUZZWORDS,
  PART_SHARES,
  STATED_SHARE,
  UNAPPLIED_LAW,
  UNREASONED_APPLICATION,
} from './constants';
import { type EssayFacts, factWeight } from './essay-facts';
import type { IssueFeedback, IssueParts } from './essay-grading';
import type { KeyIssue } from './essay-key';
import type { AnswerSentence } from './mentions';
import { passageOf } from './passages';
import { isConclusion, isReasoned } from './reasoning';
import { ruleStated } from './rule-statement';

export type GradedAnswer = {
  /** As written. */
  text: string;
  sentences: readonly AnswerSentence[];
  facts: EssayFacts;
  /** How plainly the whole answer speaks of the case, 0 to 1. */
  engagement: number;
};

/** Grades one issue (counted from 0): its points, unrounded, and what to tell the learner. */
export function gradeIssue(
  key: KeyIssue,
  issue: number,
  answer: GradedAnswer,
): { points: number; feedback: IssueFeedback } {
  const passage = passageOf(issue, key.issue.rules, answer.sentences);
  const isNamed = isNamedIn(answer.sentences, issue);
  const said = new Set(passage.flatMap((sentence) => [...(sentence.said.get(issue) ?? [])]));
  const rules = key.rules.map(({ rule, statements }) => ({ rule, stated: ruleStated(statements, passage) }));
  const applying = passage.filter((sentence) => factWeight([sentence], answer.facts, answer.engagement) > 0);
  const weight = factWeight(applying, answer.facts, answer.engagement);
  const applied = Math.min(1, weight / APPLIED_WEIGHT);
  const isLawReasoned = applying.some(({ tokens }) => isReasoned(tokens));
  const parts: IssueParts = {
    named: isNamed ? 1 : 0,
    buzzwords: Math.min(1, said.size / Math.max(1, key.buzzwords.length * FULL_BUZZWORDS)),
    rule: Math.max(0, ...rules.map(({ stated }) => stated)),
    application: Math.min(1, weight / FULL_APPLICATION_WEIGHT) * (isLawReasoned ? 1 : UNREASONED_APPLICATION),
    conclusion: passage.some(({ tokens }) => isConclusion(tokens)) ? applied : 0,
  };
  const worth = worthOf(parts, applied);
  const { name, points: maxPoints } = key.issue;
  const isDetected = isNamed || worth >= DETECTED_SHARE;
  return {
    points: worth * maxPoints,
    feedback: {
      issue: name,
      status: isDetected ? 'Detected' : 'Missed',
      ...(isDetected && { buzzwordStatus: `${said.size} of ${key.buzzwords.length} buzzwords` }),
      points: Math.round(worth * maxPoints * 10) / 10,
      maxPoints,
      parts,
      quote: isDetected ? quoteOf(passage, issue, key.issue.rules, answer) : null,
      missingBuzzwords: key.buzzwords.flatMap(({ phrase }) => (said.has(phrase) ? [] : [phrase])),
      missingRules: rules.flatMap(({ rule: { id, name, text }, stated }) =>
        stated < STATED_SHARE ? [{ id, name, text }] : [],
      ),
    },
  };
}

/** Named in a sentence, or in a heading that stands over one. */
function isNamedIn(sentences: readonly AnswerSentence[], issue: number): boolean {
  let isUnderHeading = false;
  return sentences.some(({ isHeading, isProse, named }) => {
    if (isHeading && named.size > 0) isUnderHeading = named.has(issue);
    return isProse && (isUnderHeading || named.has(issue));
  });
}

/** What the parts are worth together, 0 to 1. Law counts in full only where it is applied (`applied`, 0 to 1). */
function worthOf({ named, buzzwords, rule, application, conclusion }: IssueParts, applied: number): number {
  const law = PART_SHARES.named * named + PART_SHARES.buzzwords * buzzwords + PART_SHARES.rule * rule;
  const use = PART_SHARES.application * application + PART_SHARES.conclusion * conclusion;
  return law === 0 ? 0 : law * (UNAPPLIED_LAW + (1 - UNAPPLIED_LAW) * applied) + use;
}

/**
 * The sentence that shows an issue best, as the learner wrote it: of those that speak of it. Null where none does, as
 * under a heading that alone names it.
 */
function quoteOf(
  passage: readonly AnswerSentence[],
  issue: number,
  ruleIds: readonly string[],
  { text, facts, engagement }: GradedAnswer,
): string | null {
  let best: AnswerSentence | null = null;
  let most = -1;
  for (const sentence of passage) {
    const { said, named, rules } = sentence;
    if (!said.has(issue) && !named.has(issue) && !ruleIds.some((id) => rules.has(id))) continue;
    const shown =
      2 * (said.get(issue)?.size ?? 0) +
      (named.has(issue) ? 2 : 0) +
      Math.min(1, factWeight([sentence], facts, engagement));
    if (shown > most) [best, most] = [sentence, shown];
  }
  return best && text.slice(best.start, best.end);
}
