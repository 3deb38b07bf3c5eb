import { groupBy } from '@/lib/domain/grouping/group-by';

/** A rule as it stands in the content, with the names of its places. */
export type ContentRule = {
  id: string;
  /** Name of its rule source. */
  source: string;
  /** Name of its subject. */
  topic: string;
  /** Name of its issue; no other issue has it. */
  subtopic: string;
  name: string;
  text: string;
  /** Not drawn any more. */
  retired: boolean;
};

/** A rule as the rule calls answer it. */
export type ListedRule = {
  _id: string;
  ruleName: string;
  ruleContent: string;
  source: string;
  topic: string;
  subtopic: string;
};

export type RuleSource = {
  name: string;
  topics: { name: string; subtopics: { name: string; rulesLoaded: number }[] }[];
};

export type RuleCatalogue = {
  /** What can be drawn, in the order of the outline, like everything below. */
  rules: ListedRule[];
  sources: RuleSource[];
  /** Topic to its rules, of every source. */
  byTopic: Record<string, { id: string; name: string; text: string }[]>;
};

/** Everything that is answered from the rules as they stand; `rules` come in the order of the outline. */
export function buildRuleCatalogue(rules: readonly ContentRule[]): RuleCatalogue {
  const drawable = rules.filter(({ retired }) => !retired);
  return {
    rules: drawable.map(listedRule),
    sources: [...groupBy(drawable, ({ source }) => source)].map(([name, ofSource]) => ({
      name,
      topics: [...groupBy(ofSource, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
        name: topic,
        subtopics: [...groupBy(ofTopic, ({ subtopic }) => subtopic)].map(([subtopic, { length }]) => ({
          name: subtopic,
          rulesLoaded: length,
        })),
      })),
    })),
    byTopic: Object.fromEntries(
      [...groupBy(drawable, ({ topic }) => topic)].map(([topic, ofTopic]) => [
        topic,
        ofTopic.map(({ id, name, text }) => ({ id, name, text })),
      ]),
    ),
  };
}

function listedRule({ id, name, text, source, topic, subtopic }: ContentRule): ListedRule {
  return { _id: id, ruleName: name, ruleContent: text, source, topic, subtopic };
}

/** Names to draw from. Each list that is given narrows; unknown names match nothing. */
export type RuleFilter = {
  sources?: readonly string[] | undefined;
  topics?: readonly string[] | undefined;
  subtopics?: readonly string[] | undefined;
  /** Ids of rules. */
  rules?: readonly string[] | undefined;
};

/** The rules that a filter leaves, in their order; all of them where it names nothing. */
export function filterRules<Rule extends Pick<ListedRule, '_id' | 'source' | 'topic' | 'subtopic'>>(
  rules: readonly Rule[],
  { sources, topics, subtopics, rules: ids }: RuleFilter,
): Rule[] {
  const isWanted = [sources, topics, subtopics, ids].map((names) => {
    const wanted = names?.length ? new Set(names) : null;
    return (name: string) => wanted === null || wanted.has(name);
  });
  return rules.filter((rule) =>
    [rule.source, rule.topic, rule.subtopic, rule._id].every((name, part) => isWanted[part]?.(name)),
  );
}
