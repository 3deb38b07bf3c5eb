import 'server-only';
import type { CatalogueCell, CatalogueContent } from '@/lib/domain/mbe/question-catalogue';
import { database } from './prisma';
import { findWithdrawnQuestionIds } from './withdrawal-repository';

/** Everything that questions are drawn from, retired and withdrawn parts left out. */
export async function loadCatalogueContent(): Promise<CatalogueContent> {
  const withdrawn = await findWithdrawnQuestionIds();
  const [sources, issues, cells] = await Promise.all([
    database().contentSource.findMany({
      where: { kind: 'question', retired: false },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { name: true },
    }),
    database().issue.findMany({
      where: { retired: false, subject: { mbeName: { not: null } } },
      orderBy: [{ subject: { position: 'asc' } }, { position: 'asc' }],
      select: {
        id: true,
        name: true,
        subject: { select: { mbeName: true } },
        subIssues: {
          where: { retired: false },
          orderBy: { position: 'asc' },
          select: { id: true, parentId: true, name: true },
        },
      },
    }),
    database().$queryRaw<CatalogueCell[]>`
      SELECT source.name AS source, question.topic, question.issue_id AS "issueId",
             question.sub_issue_id AS "subIssueId", array_agg(question.id) AS "questionIds"
      FROM question JOIN content_source AS source ON source.id = question.source_id
      WHERE NOT question.retired AND NOT source.retired AND question.id <> ALL (${withdrawn})
      GROUP BY source.name, question.topic, question.issue_id, question.sub_issue_id`,
  ]);
  return {
    sources: sources.map(({ name }) => name),
    issues: issues.map(({ subject, ...issue }) => ({ ...issue, subject: subject.mbeName ?? '' })),
    cells,
  };
}
