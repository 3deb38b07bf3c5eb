import { SUBJECTS, type Subject } from '@/lib/domain/subjects/subjects';

/** A rule as the side panel shows it. */
export type PanelRule = { id: string; name: string; text: string };

/** Topic (name of a subject) to its rules. */
export type RulesByTopic = Readonly<Record<string, readonly PanelRule[]>>;

/** The rules of some topics that hold every word of a search, by name or text; topics without any are left out. */
export function findTopicRules(rules: RulesByTopic, topics: readonly string[], search = '') {
  const words = wordsOf(search);
  return topics.flatMap((topic) => {
    const found = (rules[topic] ?? []).filter(({ name, text }) => holdsAll(`${name} ${text}`, words));
    return found.length > 0 ? [{ topic, rules: found }] : [];
  });
}

/** The subject that a rule belongs to; while the rules are not known, the first of the given topics. */
export function subjectOfRule(
  ruleId: string,
  rules: RulesByTopic | null,
  topics: readonly string[],
): Subject | undefined {
  const topic = Object.keys(rules ?? {}).find((name) => rules?.[name]?.some(({ id }) => id === ruleId)) ?? topics[0];
  return SUBJECTS.find(({ name }) => name === topic);
}

type Short = { abbr: string; full: string };

/** The abbreviations whose short or full form holds every word of a search. */
export function findAbbreviations<A extends Short>(abbreviations: readonly A[], search: string): A[] {
  const words = wordsOf(search);
  return abbreviations.filter(({ abbr, full }) => holdsAll(`${abbr} ${full}`, words));
}

function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

function holdsAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
