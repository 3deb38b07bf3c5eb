import { createHash } from 'node:crypto';
import type { ContentRows } from '@/lib/domain/content/content-rows';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import type { Pack } from './pack';

/** The rows a pack asks for. Questions without a review stay out of the database. */
export function wantedRows(pack: Pack): ContentRows {
  const questions = pack.questions.flatMap(({ reviewed, ...question }) =>
    reviewed === undefined ? [] : [{ ...question, reviewedOn: reviewed }],
  );
  const retired = false;
  return {
    subject: SUBJECTS.map(({ id, name, mbe }, position) => ({ id, name, mbeName: mbe, position })),
    contentSource: pack.sources.map(({ id, kind, name, position }) => ({ id, kind, name, position, retired })),
    issue: pack.issues.map(({ id, subjectId, name, weight, position }) => ({
      id,
      subjectId,
      name,
      weight,
      position,
      retired,
    })),
    subIssue: pack.subIssues.map(({ id, issueId, parentId, name, position }) => ({
      id,
      issueId,
      parentId,
      name,
      position,
      retired,
    })),
    rule: pack.rules.map((rule) => ({
      id: rule.id,
      sourceId: rule.sourceId,
      issueId: rule.issueId,
      subIssueId: rule.subIssueId,
      name: rule.name,
      text: rule.text,
      buzzwords: rule.buzzwords,
      authority: rule.authority,
      note: rule.note ?? null,
      explanation: rule.explanation,
      example: rule.example,
      trap: rule.trap,
      position: rule.position,
      retired,
    })),
    question: questions.map((question) => ({
      id: question.id,
      sourceId: question.sourceId,
      topic: question.topic,
      issueId: question.issueId,
      subIssueId: question.subIssueId,
      difficulty: question.difficulty,
      passage: question.passage ?? null,
      text: `${question.facts}\n\n${question.call}`,
      correctLabel: question.key,
      reviewedOn: question.reviewedOn,
      retired,
    })),
    questionOption: questions.flatMap(({ id, options }) =>
      OPTION_LABELS.map((label) => ({
        questionId: id,
        label,
        text: options[label].text,
        explanation: options[label].explanation,
        advancedExplanation: options[label].advancedExplanation ?? null,
      })),
    ),
    questionRule: questions.flatMap(({ id, rules }) =>
      rules.map((ruleId, position) => ({ questionId: id, ruleId, position })),
    ),
  };
}

/** A hash of the rows alone, however the files are laid out: equal content has an equal version. */
export function versionOf(rows: ContentRows): string {
  const tables = Object.entries(rows).map(([table, tableRows]) => [
    table,
    tableRows.map((row) => JSON.stringify(row)).toSorted(),
  ]);
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex');
}
