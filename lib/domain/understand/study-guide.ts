/** What is studied, laid out as a learner reads it: subject, issue, rule. */

/** HTML made by the import, which lets allowed tags through and nothing else. */
export type IssueExplanation = {
  aboutHtml: string;
  testedHtml: string;
  exampleHtml: string;
  mnemonicHtml: string | null;
};

export type StudyRule = {
  id: string;
  name: string;
  text: string;
  explanation: string;
  example: string;
  trap: string;
  authority: string[];
  note: string | null;
  /** Names of the sub-issues it stands under, the widest first; empty when it hangs on the issue. */
  place: string[];
};

export type StudyIssue = {
  id: string;
  name: string;
  /** Share of the multiple-choice subject's questions, percent. */
  weight: number | null;
  explanation: IssueExplanation | null;
  rules: StudyRule[];
  questionCount: number;
  /** Essays of which a grading issue rests on one of the rules. */
  essays: { id: string; displayName: string }[];
};

/** The issues of each subject by its id, both in their order. */
export type StudyGuide = ReadonlyMap<string, readonly StudyIssue[]>;

/** What the content tables hold of it, in the order of subjects, issues and rules. */
export type StudyContent = {
  issues: readonly (Pick<StudyIssue, 'id' | 'name' | 'weight' | 'explanation' | 'rules'> & { subjectId: string })[];
  questionCounts: readonly { issueId: string; count: number }[];
  /** In the order in which learners see essays. */
  essays: readonly { issueId: string; id: string; displayName: string }[];
};

/** Puts questions and essays to the issues they test, and issues to their subjects. */
export function buildStudyGuide({ issues, questionCounts, essays }: StudyContent): StudyGuide {
  const countOf = new Map(questionCounts.map(({ issueId, count }) => [issueId, count]));
  const guide = new Map<string, StudyIssue[]>();
  for (const { subjectId, ...issue } of issues) {
    const testedBy = essays.filter(({ issueId }) => issueId === issue.id);
    const studied = {
      ...issue,
      questionCount: countOf.get(issue.id) ?? 0,
      essays: testedBy.map(({ id, displayName }) => ({ id, displayName })),
    };
    guide.set(subjectId, [...(guide.get(subjectId) ?? []), studied]);
  }
  return guide;
}

/** A place in the guide: an issue, and the rule within it where one was asked for. */
export type StudyPlace = {
  issue: StudyIssue;
  previous: StudyIssue | null;
  next: StudyIssue | null;
  ruleId: string | null;
};

/** Where the issue or the rule of this id stands among the issues of a subject; null when nowhere. */
export function findStudyPlace(issues: readonly StudyIssue[], partId: string): StudyPlace | null {
  const index = issues.findIndex(({ id, rules }) => id === partId || rules.some((rule) => rule.id === partId));
  const issue = issues[index];
  if (!issue) return null;
  return {
    issue,
    previous: issues[index - 1] ?? null,
    next: issues[index + 1] ?? null,
    ruleId: issue.id === partId ? null : partId,
  };
}

/** How much there is to study in a subject. */
export function summarizeStudy(issues: readonly StudyIssue[]): { issueCount: number; ruleCount: number } {
  return { issueCount: issues.length, ruleCount: issues.reduce((sum, { rules }) => sum + rules.length, 0) };
}
