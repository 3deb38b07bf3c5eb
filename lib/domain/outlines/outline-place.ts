import type { OutlineIssue } from './graph';

/** Answers the names of the sub-issues that a rule of an issue stands under, the widest first, at any depth. */
export function placesWithin({ subIssues }: Pick<OutlineIssue, 'subIssues'>): (subIssueId: string | null) => string[] {
  const byId = new Map(subIssues.map((subIssue) => [subIssue.id, subIssue]));
  return (subIssueId) => {
    const names: string[] = [];
    const seen = new Set<string>();
    for (let id = subIssueId; id !== null && !seen.has(id); ) {
      seen.add(id);
      const subIssue = byId.get(id);
      if (subIssue) names.unshift(subIssue.name);
      id = subIssue?.parentId ?? null;
    }
    return names;
  };
}
