import 'server-only';
import type { StudyContent } from '@/lib/domain/understand/study-guide';
import { database } from './prisma';
import { findWithdrawnQuestionIds } from './withdrawal-repository';

/** Issues with their explanations and rules, and what tests them; retired and withdrawn parts left out. */
export async function loadStudyContent(): Promise<StudyContent> {
  const withdrawn = await findWithdrawnQuestionIds();
  const [issues, questionCounts, essays] = await Promise.all([
    database().issue.findMany({
      where: { retired: false },
      orderBy: [{ subject: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        subjectId: true,
        name: true,
        weight: true,
        explanation: {
          select: { aboutHtml: true, testedHtml: true, exampleHtml: true, mnemonicHtml: true, retired: true },
        },
        rules: {
          where: { retired: false },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
          select: {
            id: true,
            name: true,
            text: true,
            explanation: true,
            example: true,
            trap: true,
            authority: true,
            note: true,
            subIssue: { select: { name: true, parent: { select: { name: true } } } },
          },
        },
      },
    }),
    database().$queryRaw<{ issueId: string; count: number }[]>`
      SELECT question.issue_id AS "issueId", count(*)::int AS count
      FROM question JOIN content_source AS source ON source.id = question.source_id
      WHERE NOT question.retired AND NOT source.retired AND question.id <> ALL (${withdrawn})
      GROUP BY question.issue_id`,
    database().$queryRaw<{ issueId: string; id: string; displayName: string }[]>`
      SELECT DISTINCT rule.issue_id AS "issueId", essay.id, essay.display_name AS "displayName"
      FROM essay
      JOIN essay_issue ON essay_issue.essay_id = essay.id AND NOT essay_issue.retired
      JOIN essay_issue_rule ON essay_issue_rule.essay_issue_id = essay_issue.id
      JOIN rule ON rule.id = essay_issue_rule.rule_id AND NOT rule.retired
      WHERE NOT essay.retired
      ORDER BY essay.id`,
  ]);
  return {
    issues: issues.map(({ explanation, rules, ...issue }) => ({
      ...issue,
      explanation: explanation && withoutRetired(explanation),
      rules: rules.map(({ subIssue, ...rule }) => ({
        ...rule,
        place: [subIssue?.parent?.name, subIssue?.name].filter((name) => name !== undefined),
      })),
    })),
    questionCounts,
    essays,
  };
}

function withoutRetired<Row extends { retired: boolean }>({ retired, ...row }: Row): Omit<Row, 'retired'> | null {
  return retired ? null : row;
}
