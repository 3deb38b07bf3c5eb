import type { ContentRule, ListedRule } from './rule-catalogue';

/** A rule of the rule book on hearsay, unless `over` says otherwise. */
export function contentRule(id: string, over: Partial<ContentRule> = {}): ContentRule {
  return {
    id,
    source: 'Rule Book',
    topic: 'Evidence',
    subtopic: 'Hearsay',
    name: `Rule ${id}`,
    text: `The text of ${id}.`,
    retired: false,
    ...over,
  };
}

/** The same as the rule calls answer it. */
export function listedRule(id: string, over: Partial<ListedRule> = {}): ListedRule {
  return {
    _id: id,
    ruleName: `Rule ${id}`,
    ruleContent: `The text of ${id}.`,
    source: 'Rule Book',
    topic: 'Evidence',
    subtopic: 'Hearsay',
    ...over,
  };
}
