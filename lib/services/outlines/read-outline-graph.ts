import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import { cardKey } from '@/lib/domain/memorize/card-ref';
import { recallPercent } from '@/lib/domain/memorize/schedule';
import { buildOutlineGraph, type OutlineGraph } from '@/lib/domain/outlines/graph';
import { ruleMastery } from '@/lib/domain/outlines/graph-mastery';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { type Asking, learnerDecks } from '@/lib/services/memorize/learner-decks';
import { currentOutlineIssues } from './current-outline-issues';

/**
 * The knowledge graph of a subject with the learner's mastery of every part of it on their day.
 * Throws 'not_found' for an unknown subject, 'unauthenticated' when the account is gone.
 */
export async function readOutlineGraph(subjectId: string, asking: Asking): Promise<OutlineGraph> {
  const subject = SUBJECTS.find(({ id }) => id === subjectId);
  if (!subject) throw new AppError('not_found', 'There is no such subject.');
  const [issues, { subtopicCounts }, { learner, moment }] = await Promise.all([
    currentOutlineIssues(),
    currentCatalogue(),
    learnerDecks(asking),
  ]);
  const counted = subtopicCounts.filter((row) => row.subject === subject.mbe);
  const countOf = new Map(counted.map(({ name, count }) => [name, count]));
  return buildOutlineGraph({
    subject: { id: subject.id, name: subject.name },
    issues: issues.filter((issue) => issue.subjectId === subjectId),
    questionCountOf: (name) => countOf.get(name) ?? 0,
    masteryOf: (ruleId) =>
      ruleMastery(
        { memory: learner.memories.get(cardKey({ ruleId })), missedAtMs: learner.missedAtMs.get(ruleId) },
        (memory) => recallPercent(memory, moment.day),
      ),
  });
}
