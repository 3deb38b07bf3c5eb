import { desiredRows } from '@/lib/content/desired-rows';
import { loadPack } from '@/lib/content/load-pack';
import type { ContentPlan } from '@/lib/content/plan-import';
import type { ContentLinks, ContentRows } from '@/lib/domain/content/content-rows';
import { type SmallPack, smallPack, writePack } from './small-pack';

export const EMPTY: ContentRows = {
  subject: [],
  contentSource: [],
  issue: [],
  subIssue: [],
  rule: [],
  question: [],
  questionOption: [],
  questionRule: [],
  essay: [],
  essayTopic: [],
  essayIssue: [],
  essayIssueRule: [],
  issueExplanation: [],
  abbreviation: [],
};
export const NO_LINKS: ContentLinks = { questionRule: [], essayTopic: [], essayIssueRule: [] };

/** What the database should hold of the small pack, changed as wished. */
export async function rowsOf(change: (pack: SmallPack) => void = () => {}): Promise<ContentRows> {
  const changed = smallPack();
  change(changed);
  const { pack } = await loadPack(await writePack(changed));
  return desiredRows(pack);
}

/** What the database holds after a plan, as the repository's upsert would leave it. */
export function applyPlan(stored: ContentRows, { writes, removedLinks }: ContentPlan): ContentRows {
  const merge = <Row>(before: Row[], after: Row[], keyOf: (row: Row) => string) => [
    ...new Map([...before, ...after].map((row) => [keyOf(row), row])).values(),
  ];
  const byId = <Row extends { id: string }>(before: Row[], after: Row[]) => merge(before, after, ({ id }) => id);
  const keyOfRule = (row: ContentRows['questionRule'][number]) => `${row.questionId} ${row.ruleId}`;
  const keyOfTopic = (row: ContentRows['essayTopic'][number]) => `${row.essayId} ${row.subjectId}`;
  const keyOfIssueRule = (row: ContentRows['essayIssueRule'][number]) => `${row.essayIssueId} ${row.ruleId}`;
  const mergeLinks = <Row>(before: Row[], after: Row[], gone: Row[], keyOf: (row: Row) => string) => {
    const goneKeys = new Set(gone.map(keyOf));
    return merge(before, after, keyOf).filter((row) => !goneKeys.has(keyOf(row)));
  };
  return {
    subject: byId(stored.subject, writes.subject),
    contentSource: byId(stored.contentSource, writes.contentSource),
    issue: byId(stored.issue, writes.issue),
    subIssue: byId(stored.subIssue, writes.subIssue),
    rule: byId(stored.rule, writes.rule),
    question: byId(stored.question, writes.question),
    questionOption: merge(stored.questionOption, writes.questionOption, (row) => `${row.questionId} ${row.label}`),
    questionRule: mergeLinks(stored.questionRule, writes.questionRule, removedLinks.questionRule, keyOfRule),
    essay: byId(stored.essay, writes.essay),
    essayTopic: mergeLinks(stored.essayTopic, writes.essayTopic, removedLinks.essayTopic, keyOfTopic),
    essayIssue: byId(stored.essayIssue, writes.essayIssue),
    essayIssueRule: mergeLinks(
      stored.essayIssueRule,
      writes.essayIssueRule,
      removedLinks.essayIssueRule,
      keyOfIssueRule,
    ),
    issueExplanation: merge(stored.issueExplanation, writes.issueExplanation, ({ issueId }) => issueId),
    abbreviation: byId(stored.abbreviation, writes.abbreviation),
  };
}

/** How many rows of which tables a plan writes. */
export function writtenRows({ writes }: ContentPlan): Record<string, number> {
  return Object.fromEntries(
    Object.entries(writes).flatMap(([table, rows]) => (rows.length > 0 ? [[table, rows.length]] : [])),
  );
}
