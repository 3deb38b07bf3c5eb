import 'server-only';
import type { ContentRule } from '@/lib/domain/rules/rule-catalogue';
import { database } from './prisma';

/** Every rule with the names of its places, in the order of the outline; retired ones included. */
export function loadRules(): Promise<ContentRule[]> {
  return database().$queryRaw<ContentRule[]>`
    SELECT rule.id, source.name AS source, subject.name AS topic, issue.name AS subtopic, rule.name, rule.text,
           rule.buzzwords, rule.retired OR source.retired AS retired
    FROM rule
    JOIN content_source AS source ON source.id = rule.source_id
    JOIN issue ON issue.id = rule.issue_id
    JOIN subject ON subject.id = issue.subject_id
    LEFT JOIN sub_issue ON sub_issue.id = rule.sub_issue_id
    ORDER BY source.position, subject.position, issue.position, sub_issue.position NULLS FIRST, rule.position, rule.id`;
}

/** The abbreviations that answers may use. */
export function loadAbbreviations(): Promise<{ abbr: string; full: string }[]> {
  return database().abbreviation.findMany({
    where: { retired: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { abbr: true, full: true },
  });
}
