import 'server-only';
import type { PracticeMap } from '@/lib/domain/performance/practice-map';
import { database } from './prisma';
import { findWithdrawnQuestionIds } from './withdrawal-repository';

/** Where every question that can be practiced stands and which rules it tests, retired and withdrawn parts left out. */
export async function loadPracticeMap(): Promise<PracticeMap> {
  const withdrawn = await findWithdrawnQuestionIds();
  const [issues, subIssues, questions] = await Promise.all([
    database().issue.findMany({
      where: { retired: false, subject: { mbeName: { not: null } } },
      orderBy: [{ subject: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, weight: true, subject: { select: { mbeName: true } } },
    }),
    database().subIssue.findMany({ where: { retired: false }, select: { id: true, name: true, parentId: true } }),
    database().$queryRaw<{ id: string; issueId: string; subIssueId: string | null; ruleIds: string[] }[]>`
      SELECT question.id, question.issue_id AS "issueId", question.sub_issue_id AS "subIssueId",
             ARRAY(SELECT rule.id FROM question_rule AS tested JOIN rule ON rule.id = tested.rule_id
                   WHERE tested.question_id = question.id AND NOT rule.retired ORDER BY tested.position) AS "ruleIds"
      FROM question JOIN content_source AS source ON source.id = question.source_id
      WHERE NOT question.retired AND NOT source.retired AND question.id <> ALL (${withdrawn})`,
  ]);
  return {
    places: new Map(questions.map(({ id, ...place }) => [id, place])),
    issues: new Map(
      issues.map(({ subject, weight, ...issue }) => [
        issue.id,
        { ...issue, weight: weight ?? 0, subject: subject.mbeName ?? '' },
      ]),
    ),
    subIssues: new Map(subIssues.map(({ id, ...subIssue }) => [id, subIssue])),
  };
}
