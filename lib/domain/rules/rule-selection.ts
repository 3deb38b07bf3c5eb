import {
  DEFAULT_NUMBER_OF_RULES,
  MAX_NUMBER_OF_RULES,
  MIN_NUMBER_OF_RULES,
  RULE_PRESETS,
  type RulePreset,
} from './constants';
import type { RuleSource } from './rule-catalogue';
import type { SubtopicStatus } from './rule-status';

/**
 * What is ticked among source > topic > subtopic, and how a quiz is asked for. A subtopic is known by
 * its name within its source. A quiz draws from one source or from all of them: ticking something in
 * another source begins anew there, so that the link of a quiz says exactly what was ticked.
 */

/** A subtopic with its places; `key` tells it apart from all others. */
export type SubtopicLeaf = { key: string; source: string; topic: string; subtopic: string; rulesLoaded: number };

/** Every subtopic of the sources, in their order. */
export function subtopicLeaves(sources: readonly RuleSource[]): SubtopicLeaf[] {
  return sources.flatMap(({ name: source, topics }) =>
    topics.flatMap(({ name: topic, subtopics }) =>
      subtopics.map(({ name: subtopic, rulesLoaded }) => ({
        key: leafKey(source, subtopic),
        source,
        topic,
        subtopic,
        rulesLoaded,
      })),
    ),
  );
}

export function leafKey(source: string, subtopic: string): string {
  return JSON.stringify([source, subtopic]);
}

export type TickState = 'none' | 'some' | 'all';

/** How many of these leaves are ticked. */
export function tickState(leaves: readonly SubtopicLeaf[], ticked: ReadonlySet<string>): TickState {
  const count = leaves.filter(({ key }) => ticked.has(key)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** The ticks after a click on the box above these leaves: all of them, or none of them if all were. */
export function toggleLeaves(
  leaves: readonly SubtopicLeaf[],
  ticked: ReadonlySet<string>,
  all: readonly SubtopicLeaf[],
): Set<string> {
  const wasEveryTicked = tickState(leaves, ticked) === 'all';
  const next = new Set(ticked);
  for (const { key } of leaves) {
    if (wasEveryTicked) next.delete(key);
    else next.add(key);
  }
  if (next.size === all.length) return next;
  const source = leaves[0]?.source;
  return new Set(all.flatMap((leaf) => (leaf.source === source && next.has(leaf.key) ? [leaf.key] : [])));
}

/** The sources without what a search does not find; a name found keeps all that is under it. */
export function searchSources(sources: readonly RuleSource[], search: string): RuleSource[] {
  const wanted = search.trim().toLowerCase();
  const isFound = (name: string) => name.toLowerCase().includes(wanted);
  if (wanted === '') return [...sources];
  return sources.flatMap((source) => {
    if (isFound(source.name)) return [source];
    const topics = source.topics.flatMap((topic) => {
      if (isFound(topic.name)) return [topic];
      const subtopics = topic.subtopics.filter(({ name }) => isFound(name));
      return subtopics.length > 0 ? [{ ...topic, subtopics }] : [];
    });
    return topics.length > 0 ? [{ ...source, topics }] : [];
  });
}

/** What a learner has chosen, as it is remembered. */
export type RuleSelection = {
  /** Keys of subtopics. None means every rule. */
  ticked: ReadonlySet<string>;
  preset: RulePreset | null;
};

export type RuleCounts = Record<RulePreset | 'all', number>;

/** How many rules the ticks hold, in all and for each preset; of every rule where nothing is ticked. */
export function countSelected(
  leaves: readonly SubtopicLeaf[],
  statuses: readonly SubtopicStatus[],
  ticked: ReadonlySet<string>,
): RuleCounts {
  const isWanted = (key: string) => ticked.size === 0 || ticked.has(key);
  const counts: RuleCounts = { all: 0, due: 0, weak: 0, unseen: 0 };
  for (const { key, rulesLoaded } of leaves) if (isWanted(key)) counts.all += rulesLoaded;
  for (const row of statuses) {
    if (!isWanted(leafKey(row.source, row.subtopic))) continue;
    for (const preset of RULE_PRESETS) counts[preset] += row[preset];
  }
  return counts;
}

/** A typed number of rules as a whole number from 1 to the longest quiz; no number counts as 1. */
export function parseRuleCount(typed: string): number {
  const wished = Math.floor(Number(typed.trim() || Number.NaN));
  if (!(wished >= MIN_NUMBER_OF_RULES)) return MIN_NUMBER_OF_RULES;
  return Math.min(wished, MAX_NUMBER_OF_RULES);
}

/** The query of `GET /rules/filtered` and of the address of a quiz. */
export type RuleQuery = {
  source?: string;
  topics?: string;
  subtopics?: string;
  /** Ids of rules. */
  rules?: string;
  preset?: RulePreset;
  numRules: string;
};

const QUERY_NAMES = ['source', 'topics', 'subtopics', 'rules', 'preset', 'numRules'] as const;

/** The shortest query that draws from exactly what is ticked. */
export function ruleQuery(
  leaves: readonly SubtopicLeaf[],
  { ticked, preset }: RuleSelection,
  numRules: number,
): RuleQuery {
  const rest = { ...(preset && { preset }), numRules: String(numRules) };
  const chosen = leaves.filter(({ key }) => ticked.has(key));
  const source = chosen[0]?.source;
  if (source === undefined || chosen.length === leaves.length) return rest;

  const inSource = leaves.filter((leaf) => leaf.source === source);
  if (chosen.length === inSource.length) return { source: joinNames([source]), ...rest };
  const topics = new Set(chosen.map(({ topic }) => topic));
  const inTopics = inSource.filter(({ topic }) => topics.has(topic));
  return {
    source: joinNames([source]),
    topics: joinNames([...topics]),
    ...(chosen.length < inTopics.length && { subtopics: joinNames(chosen.map(({ subtopic }) => subtopic)) }),
    ...rest,
  };
}

/** Names joined by commas, each encoded by itself, as `GET /rules/filtered` takes them. */
function joinNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join(',');
}

/** The parameters of a quiz's address that mean something, null where there is none of them. */
export function readRuleQuery(parameters: Record<string, string | string[] | undefined>): RuleQuery | null {
  const given = QUERY_NAMES.flatMap((name) => {
    const value = parameters[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  if (given.length === 0) return null;
  // A preset that nobody knows is the server's to refuse.
  return { numRules: String(DEFAULT_NUMBER_OF_RULES), ...Object.fromEntries(given) } as RuleQuery;
}

/** Where the quiz of a query runs; the same query always has the same address. */
export function ruleQuizAddress(query: RuleQuery): string {
  const parameters = new URLSearchParams(
    QUERY_NAMES.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
  return `/rules/quiz?${parameters}`;
}
