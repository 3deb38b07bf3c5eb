import { mbeSubjectOf, type Pack } from '@/lib/content/pack';
import { problemAt } from '@/lib/content/source-file';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import type { Check } from './check';

/** From this many questions of a subject on, their spread over issues must follow the weights. */
const SPREAD_FROM_QUESTIONS = 60;
/** Percentage points between an issue's weight and its share of the questions. */
const MAX_WEIGHT_DEVIATION = 5;
/** Weights are whole or half percents; their sum may miss 100 by rounding alone. */
const WEIGHT_ROUNDING = 0.01;

/** Rules that no question and no issue of an essay tests. */
export function untestedRules(pack: Pack) {
  const essayIssues = pack.essays.flatMap(({ issues }) => issues);
  const tested = new Set([...pack.questions, ...essayIssues].flatMap(({ rules }) => rules));
  return pack.rules.filter(({ id }) => !tested.has(id));
}

export const rulesTested: Check = {
  name: 'rule-tested',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) => untestedRules(pack).map(({ id, at }) => problemAt(at, `No question or essay tests ${id}.`, 'id')),
};

/** A question stands under its own multiple-choice subject, or under the name of an exam. */
export const topicsFit: Check = {
  name: 'topic',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.questions
      .filter(({ topic, subjectId }) => !/exam/i.test(topic) && topic !== mbeSubjectOf(subjectId))
      .map(({ id, topic, subjectId, at }) =>
        problemAt(at, `${id} belongs to ${mbeSubjectOf(subjectId)}, but its topic is '${topic}'.`),
      ),
};

/** The questions of each multiple-choice subject by issue, in the order of the taxonomy. */
export function issueShares(pack: Pack) {
  return MBE_SUBJECTS.map((subject) => {
    const issues = pack.issues.filter(({ subjectId }) => mbeSubjectOf(subjectId) === subject);
    const total = pack.questions.filter(({ subjectId }) => mbeSubjectOf(subjectId) === subject).length;
    return {
      subject,
      total,
      issues: issues.map((issue) => {
        const count = pack.questions.filter(({ issueId }) => issueId === issue.id).length;
        return { issue, count, percent: total === 0 ? 0 : (count / total) * 100 };
      }),
    };
  }).filter(({ issues }) => issues.length > 0);
}

export const weightsComplete: Check = {
  name: 'weight-sum',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) =>
    issueShares(pack).flatMap(({ subject, issues }) => {
      const unweighted = issues
        .filter(({ issue }) => issue.weight === null)
        .map(({ issue }) =>
          problemAt(issue.at, `${issue.id} needs a weight: ${subject} is a multiple-choice subject.`),
        );
      const sum = issues.reduce((total, { issue }) => total + (issue.weight ?? 0), 0);
      const [first] = issues;
      if (unweighted.length > 0 || !first || Math.abs(sum - 100) <= WEIGHT_ROUNDING) return unweighted;
      return [problemAt(first.issue.at, `The weights of ${subject} add up to ${sum} instead of 100.`, 'weight')];
    }),
};

export const weightsFollowed: Check = {
  name: 'weight-spread',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) =>
    issueShares(pack).flatMap(({ subject, total, issues }) => {
      if (total < SPREAD_FROM_QUESTIONS) return [];
      return issues
        .filter(({ issue, percent }) => Math.abs(percent - (issue.weight ?? 0)) > MAX_WEIGHT_DEVIATION)
        .map(({ issue, count, percent }) => {
          const message = `${issue.id} has ${count} of ${total} questions of ${subject} (${percent.toFixed(1)}%), more than ${MAX_WEIGHT_DEVIATION} points from its weight ${issue.weight}%.`;
          return problemAt(issue.at, message, 'weight');
        });
    }),
};
