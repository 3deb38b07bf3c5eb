import type { OutlineIssue } from './graph';
import { placesWithin } from './outline-place';

export type OutlinedRule = {
  id: string;
  name: string;
  text: string;
  /** Names of the sub-issues it stands under, the widest first. */
  place: string[];
  /** Essays whose grading rests on it. */
  essayIds: string[];
};

export type OutlinedIssue = {
  id: string;
  name: string;
  /** Essays that rest on any of its rules. */
  essayIds: string[];
  rules: OutlinedRule[];
};

export type OutlinedTopic = {
  id: string;
  name: string;
  /** Essays that rest on any of its rules. */
  essayCount: number;
  issues: OutlinedIssue[];
};

/** Every rule where it stands, with the essays that ask for it. */
export type RuleOutline = {
  /** In sorted order, those without issues too. */
  topics: OutlinedTopic[];
  /** Essay id to the name that learners see. */
  friendlyNames: Record<string, string>;
  totalEssays: number;
  totalRules: number;
};

type OutlineParts = {
  subjects: readonly { id: string; name: string }[];
  /** In the order of the outline. */
  issues: readonly OutlineIssue[];
  /** Every essay that can be opened. */
  essays: readonly { id: string; displayName: string }[];
};

/** Lays the rules out by topic and issue; topics come sorted by name, all else in the order of the outline. */
export function buildRuleOutline({ subjects, issues, essays }: OutlineParts): RuleOutline {
  const friendlyNames = Object.fromEntries(essays.map(({ id, displayName }) => [id, displayName]));
  const topics = subjects
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id, name }) => {
      const ofTopic = issues.filter(({ subjectId }) => subjectId === id).map(outlineIssue);
      return { id, name, essayCount: unite(ofTopic).length, issues: ofTopic };
    });
  return {
    topics,
    friendlyNames,
    totalEssays: essays.length,
    totalRules: issues.reduce((sum, { rules }) => sum + rules.length, 0),
  };
}

function outlineIssue(issue: OutlineIssue): OutlinedIssue {
  const placeOf = placesWithin(issue);
  const rules = issue.rules.map(({ id, name, text, subIssueId, essays }) => ({
    id,
    name,
    text,
    place: placeOf(subIssueId),
    essayIds: essays.map((essay) => essay.id),
  }));
  return { id: issue.id, name: issue.name, essayIds: unite(rules), rules };
}

function unite(parts: readonly { essayIds: readonly string[] }[]): string[] {
  return [...new Set(parts.flatMap(({ essayIds }) => essayIds))].sort();
}

/** The outline as `GET /essays/rule-outline-data` answers it (specification 6.1). */
export type RuleOutlineData = {
  /** Topic to issue to its essays and its rules, each rule's text to the ids of its essays. */
  outlines: Record<string, Record<string, { essays: string[]; rules_map: Record<string, string[]> }>>;
  sortedTopics: string[];
  friendlyNames: Record<string, string>;
  totalEssays: number;
  totalRules: number;
  topicEssayCounts: Record<string, number>;
};

/** Writes an outline down by its names; rules that share a text share its entry. */
export function ruleOutlineData({ topics, ...totals }: RuleOutline): RuleOutlineData {
  return {
    outlines: Object.fromEntries(
      topics.map((topic) => [
        topic.name,
        Object.fromEntries(
          topic.issues.map(({ name, essayIds, rules }) => [name, { essays: essayIds, rules_map: rulesMap(rules) }]),
        ),
      ]),
    ),
    sortedTopics: topics.map(({ name }) => name),
    topicEssayCounts: Object.fromEntries(topics.map(({ name, essayCount }) => [name, essayCount])),
    ...totals,
  };
}

function rulesMap(rules: readonly OutlinedRule[]): Record<string, string[]> {
  const essaysOf = new Map<string, string[]>();
  for (const { text, essayIds } of rules) {
    essaysOf.set(text, unite([{ essayIds: essaysOf.get(text) ?? [] }, { essayIds }]));
  }
  return Object.fromEntries(essaysOf);
}
