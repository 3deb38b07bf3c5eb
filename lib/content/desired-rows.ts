import { createHash } from 'node:crypto';
import type { ContentRows } from '@/lib/domain/content/content-rows';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { isReviewed } from './blind-review';
import { renderMarkdown } from './markdown';
import type { Pack } from './pack';

/** Nothing that a pack asks for is retired. */
const retired = false;

/** The rows a pack asks for. Questions whose review has not ended in agreement stay out of the database. */
export function desiredRows(pack: Pack): ContentRows {
  return { ...taxonomyRows(pack), ...questionRows(pack), ...essayRows(pack), ...studyRows(pack) };
}

function taxonomyRows(pack: Pack) {
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
      buzzwords: rule.buzzwords.map(({ phrase, synonyms }) => ({ phrase, synonyms })),
      wordings: rule.wordedAt
        ? rule.buzzwords.map(({ paraphrases = [], misstatements = [] }) => ({ paraphrases, misstatements }))
        : [],
      authority: rule.authority,
      note: rule.note ?? null,
      explanation: rule.explanation,
      example: rule.example,
      trap: rule.trap,
      position: rule.position,
      retired,
    })),
  };
}

function questionRows(pack: Pack) {
  const questions = pack.questions.filter((question) => isReviewed(question, pack.blindReaders));
  return {
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
      flipQuestion: question.flip?.question ?? null,
      flipAnswer: question.flip?.answer ?? null,
      reviewedOn: question.reviewed,
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

function essayRows(pack: Pack) {
  const issues = pack.essays.flatMap(({ id: essayId, issues }) =>
    issues.map((issue, position) => ({ ...issue, essayId, position })),
  );
  return {
    essay: pack.essays.map((essay) => ({
      id: essay.id,
      displayName: essay.displayName,
      year: essay.year,
      minutes: essay.minutes,
      jurisdiction: essay.jurisdiction,
      questionHtml: renderMarkdown(essay.question),
      answerHtml: renderMarkdown(essay.answer),
      checklist: essay.checklist,
      position: numberOfEssay(essay.id),
      retired,
    })),
    essayTopic: pack.essays.flatMap(({ id: essayId, topics }) =>
      topics.map((subjectId, position) => ({ essayId, subjectId, position })),
    ),
    essayIssue: issues.map(({ id, essayId, name, aliases, buzzwords, points, position }) => ({
      id,
      essayId,
      name,
      aliases,
      buzzwords,
      points,
      position,
      retired,
    })),
    essayIssueRule: issues.flatMap(({ id: essayIssueId, rules }) =>
      rules.map((ruleId, position) => ({ essayIssueId, ruleId, position })),
    ),
  };
}

/** Explanations of issues, and abbreviations. */
function studyRows(pack: Pack) {
  return {
    issueExplanation: pack.explanations.map(({ issueId, about, tested, example, mnemonic }) => ({
      issueId,
      aboutHtml: renderMarkdown(about),
      testedHtml: renderMarkdown(tested),
      exampleHtml: renderMarkdown(example),
      mnemonicHtml: mnemonic === undefined ? null : renderMarkdown(mnemonic),
      retired,
    })),
    abbreviation: pack.abbreviations.map(({ id, abbr, full, position }) => ({ id, abbr, full, position, retired })),
  };
}

/** The three digits at the end of an essay's id. */
function numberOfEssay(id: string): number {
  return Number(id.slice(-3));
}

/** A hash of the rows alone, however the files are laid out: equal content has an equal version. */
export function versionOf(rows: ContentRows): string {
  const tables = Object.entries(rows).map(([table, tableRows]) => [
    table,
    tableRows.map((row) => JSON.stringify(row)).toSorted(),
  ]);
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex');
}
