import 'server-only';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import type { ContentRule } from '@/lib/domain/rules/rule-catalogue';
import { database } from './prisma';

/** Every rule with the names of its places, in the order of the outline; retired ones included. */
export function loadRules(): Promise<ContentRule[]> {
  return database().$queryRaw<ContentRule[]>`
    SELECT rule.id, source.name AS source, subject.name AS topic, issue.name AS subtopic, rule.name, rule.text,
           rule.retired OR source.retired AS retired
    FROM rule
    JOIN content_source AS source ON source.id = rule.source_id
    JOIN issue ON issue.id = rule.issue_id
    JOIN subject ON subject.id = issue.subject_id
    LEFT JOIN sub_issue ON sub_issue.id = rule.sub_issue_id
    ORDER BY source.position, subject.position, issue.position, sub_issue.position NULLS FIRST, rule.position, rule.id`;
}

/** A row of the query below. */
type WordedRule = {
  id: string;
  name: string;
  text: string;
  buzzwords: { phrase: string; synonyms: string[] }[];
  /** One for each buzzword, or none. */
  wordings: { paraphrases: string[]; misstatements: string[] }[];
};

/** What the checker reads of every rule, retired ones included, by id: the only reader of the wordings. */
export async function loadRulesToCheck(): Promise<Map<string, RuleToCheck & { name: string }>> {
  const rows = await database().$queryRaw<WordedRule[]>`SELECT id, name, text, buzzwords, wordings FROM rule`;
  return new Map(
    rows.map(({ id, name, text, buzzwords, wordings }) => [
      id,
      { name, text, buzzwords: buzzwords.map((buzzword, position) => ({ ...buzzword, ...wordings[position] })) },
    ]),
  );
}
