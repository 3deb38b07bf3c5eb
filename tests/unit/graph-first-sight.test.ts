import { expect, it } from 'vitest';
import { buildOutlineGraph, readGraphTree, visibleNodes } from '@/lib/domain/outlines/graph';
import { firstOpen, smallestTypeOnLaptop } from '@/lib/domain/outlines/graph-sight';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { corpus } from '../support/corpus';

const NEW_RULE = { ruleCount: 1, practicedCount: 0, percent: 0 };

it.each(SUBJECTS)('the graph of $name can be read at first sight on a laptop', { timeout: 60_000 }, async (subject) => {
  const { issues, subIssues, rules } = await corpus();
  const graph = buildOutlineGraph({
    subject,
    issues: issues
      .filter(({ subjectId }) => subjectId === subject.id)
      .map(({ id, subjectId, name }) => ({
        id,
        subjectId,
        name,
        subIssues: subIssues.filter(({ issueId }) => issueId === id),
        rules: rules.filter(({ issueId }) => issueId === id).map((rule) => ({ ...rule, essays: [] })),
      })),
    masteryOf: () => NEW_RULE,
    questionCountOf: () => 0,
  });
  const tree = readGraphTree(graph);
  if (!tree) throw new Error('There is no tree.');
  const open = firstOpen(tree);
  expect(smallestTypeOnLaptop(tree, open)).toBeGreaterThanOrEqual(11);
  // It is more than a list of issues.
  expect(visibleNodes(tree, open).length).toBeGreaterThan(25);
});
