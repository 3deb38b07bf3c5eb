import type { PracticeIssue, PracticeMap } from './practice-map';

/** Missed questions of an issue from which they make a pattern. */
const MIN_MISSED_OF_ISSUE = 5;
/** How many of them, and which share in percent, one part of the issue must account for to be named. */
const MIN_MISSED_OF_PART = 4;
const CLUSTER_PERCENT = 50;
/** Rules that a recommendation sends to at most. */
const MAX_RULES = 10;

export type MissedCluster = {
  issue: PracticeIssue;
  /** Missed questions of the issue. */
  missed: number;
  /** The part of the issue that most of them are of; null when they are spread. */
  part: { name: string; missed: number } | null;
  /** What the questions of the part (of the issue, when spread) test, the most often missed first. */
  ruleIds: string[];
};

type Missed = { subIssueId: string | null; ruleIds: readonly string[] };

/** The sub-issue and everything that it is nested in, the narrowest first. */
function pathOf({ subIssues }: PracticeMap, subIssueId: string | null): string[] {
  const path: string[] = [];
  for (let id = subIssueId; id !== null; id = subIssues.get(id)?.parentId ?? null) path.push(id);
  return path;
}

function countUp(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The narrowest part that accounts for enough of what was missed. */
function findPart(map: PracticeMap, missed: readonly Missed[]): { id: string; name: string; missed: number } | null {
  const counts = countUp(missed.flatMap(({ subIssueId }) => pathOf(map, subIssueId)));
  const parts = [...counts]
    .filter(([, count]) => count >= MIN_MISSED_OF_PART && count * 100 >= CLUSTER_PERCENT * missed.length)
    .map(([id, count]) => ({ id, count, depth: pathOf(map, id).length }))
    .sort((a, b) => b.depth - a.depth || b.count - a.count);
  const [part] = parts;
  const name = part && map.subIssues.get(part.id)?.name;
  return part && name !== undefined ? { id: part.id, name, missed: part.count } : null;
}

/**
 * The issues of which a learner missed so many questions that it is a pattern, each with the part of
 * it that most of them are of. `missedQuestionIds` are questions last answered wrong; those that
 * cannot be practiced any more do not count.
 */
export function findMissedClusters(missedQuestionIds: readonly string[], map: PracticeMap): MissedCluster[] {
  const byIssue = new Map<string, Missed[]>();
  for (const id of missedQuestionIds) {
    const place = map.places.get(id);
    if (place) byIssue.set(place.issueId, [...(byIssue.get(place.issueId) ?? []), place]);
  }
  return [...byIssue].flatMap(([issueId, missed]) => {
    const issue = map.issues.get(issueId);
    if (!issue || missed.length < MIN_MISSED_OF_ISSUE) return [];
    const part = findPart(map, missed);
    const within = part ? missed.filter(({ subIssueId }) => pathOf(map, subIssueId).includes(part.id)) : missed;
    const ruleIds = [...countUp(within.flatMap((question) => question.ruleIds))]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_RULES)
      .map(([ruleId]) => ruleId);
    return [{ issue, missed: missed.length, part: part && { name: part.name, missed: part.missed }, ruleIds }];
  });
}
