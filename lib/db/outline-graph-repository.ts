import 'server-only';
import type { OutlineIssue } from '@/lib/domain/outlines/graph';
import { database } from './prisma';

/** Every issue with its sub-issues, rules and the essays that test those, retired parts left out, in the order of the outline. */
export async function loadOutlineIssues(): Promise<OutlineIssue[]> {
  const [issues, tested] = await Promise.all([
    database().issue.findMany({
      where: { retired: false },
      orderBy: [{ subject: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        subjectId: true,
        name: true,
        subIssues: {
          where: { retired: false },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
          select: { id: true, parentId: true, name: true },
        },
        rules: {
          where: { retired: false, source: { retired: false } },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
          select: { id: true, subIssueId: true, name: true, text: true },
        },
      },
    }),
    database().$queryRaw<{ ruleId: string; id: string; displayName: string }[]>`
      SELECT DISTINCT essay_issue_rule.rule_id AS "ruleId", essay.id, essay.display_name AS "displayName"
      FROM essay
      JOIN essay_issue ON essay_issue.essay_id = essay.id AND NOT essay_issue.retired
      JOIN essay_issue_rule ON essay_issue_rule.essay_issue_id = essay_issue.id
      WHERE NOT essay.retired
      ORDER BY essay.id`,
  ]);
  const essaysOf = new Map<string, { id: string; displayName: string }[]>();
  for (const { ruleId, ...essay } of tested) essaysOf.set(ruleId, [...(essaysOf.get(ruleId) ?? []), essay]);
  return issues.map(({ rules, ...issue }) => ({
    ...issue,
    rules: rules.map((rule) => ({ ...rule, essays: essaysOf.get(rule.id) ?? [] })),
  }));
}
