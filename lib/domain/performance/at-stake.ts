import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { EXAM_QUESTIONS_PER_SUBJECT } from './constants';
import { addUp, type TopicTotal } from './figures';
import { issuesOf, type PracticeIssue, type PracticeMap, practiceAddress } from './practice-map';

export type IssueTotal = { issueId: string; answered: number; correct: number };

type IssueAtStake = {
  issue: string;
  weightPercent: number;
  answered: number;
  errorPercent: number;
  questionsAtStake: number;
  href: string;
};

export type SubjectAtStake = {
  subject: string;
  examQuestions: number;
  answered: number;
  /** Null without an answer. */
  errorPercent: number | null;
  questionsAtStake: number;
  issues: IssueAtStake[];
  href: string;
};

function errorPercentOf({ answered, correct }: { answered: number; correct: number }): number {
  return (100 * (answered - correct)) / answered;
}

/** Scored exam questions that an issue stands for times a weakness in percent: how many of them are at stake. */
export function stakeOf({ weight }: Pick<PracticeIssue, 'weight'>, weaknessPercent: number): number {
  return (EXAM_QUESTIONS_PER_SUBJECT * weight * weaknessPercent) / 10_000;
}

function issueAtStake(issue: PracticeIssue, total: IssueTotal): IssueAtStake {
  const errorPercent = errorPercentOf(total);
  return {
    issue: topicTitle(issue.name),
    weightPercent: issue.weight,
    answered: total.answered,
    errorPercent,
    questionsAtStake: stakeOf(issue, errorPercent),
    href: practiceAddress(issue),
  };
}

/** The issue that most of a subject's questions come from. */
export function heaviestIssue(issues: readonly PracticeIssue[]): PracticeIssue | undefined {
  return issues.reduce<PracticeIssue | undefined>(
    (heaviest, issue) => (heaviest && heaviest.weight >= issue.weight ? heaviest : issue),
    undefined,
  );
}

const byStake = (a: { questionsAtStake: number }, b: { questionsAtStake: number }) =>
  b.questionsAtStake - a.questionsAtStake;

/**
 * The multiple-choice subjects in the order in which to study them: scored questions of the exam ×
 * error rate, most first. A subject without an answer has all of its questions at stake.
 */
export function questionsAtStake(
  subjects: readonly string[],
  topics: readonly TopicTotal[],
  issueTotals: readonly IssueTotal[],
  map: PracticeMap,
): SubjectAtStake[] {
  const totalOf = new Map(issueTotals.map((total) => [total.issueId, total]));
  return MBE_SUBJECTS.filter((subject) => subjects.includes(subject))
    .map((subject) => {
      const { answered, correct } = addUp(topics.filter(({ topic }) => topic === subject));
      const errorPercent = answered === 0 ? null : errorPercentOf({ answered, correct });
      const known = issuesOf(map, subject);
      const issues = known
        .flatMap((issue) => {
          const total = totalOf.get(issue.id);
          return total ? [issueAtStake(issue, total)] : [];
        })
        .sort(byStake);
      const heaviest = heaviestIssue(known);
      return {
        subject,
        examQuestions: EXAM_QUESTIONS_PER_SUBJECT,
        answered,
        errorPercent,
        questionsAtStake: (EXAM_QUESTIONS_PER_SUBJECT * (errorPercent ?? 100)) / 100,
        issues,
        href: issues[0]?.href ?? (heaviest ? practiceAddress(heaviest) : '/questions'),
      };
    })
    .sort(byStake);
}
