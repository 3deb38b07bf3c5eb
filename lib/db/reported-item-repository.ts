import 'server-only';
import { hash } from 'node:crypto';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import type { ReportedKind } from '@/lib/domain/reports/constants';
import { essayWording, explanationWording, questionWording, ruleWording } from '@/lib/domain/reports/wording';
import { shortened } from '@/lib/domain/text/shortened';
import { database } from './prisma';
import { findQuestions } from './question-repository';

/** What can be reported, as it is worded now. */
export type ReportedItem = {
  id: string;
  title: string;
  wording: string;
  /** SHA-256 of the wording, in hexadecimal. */
  wordingDigest: string;
};

const TITLE_LENGTH = 110;

function toItem(id: string, title: string, wording: string): ReportedItem {
  return { id, title: shortened(title, TITLE_LENGTH), wording, wordingDigest: hash('sha256', wording) };
}

/** A question as an item that can be reported. */
export function questionItem(question: QuizQuestion): ReportedItem {
  return toItem(question.id, question.questionText, questionWording(question));
}

const FINDERS: Record<ReportedKind, (ids: string[]) => Promise<ReportedItem[]>> = {
  question: async (ids) => (await findQuestions(ids)).map(questionItem),
  rule: async (ids) => {
    const rules = await database().rule.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        name: true,
        text: true,
        explanation: true,
        example: true,
        trap: true,
        note: true,
        authority: true,
      },
    });
    return rules.map((rule) => toItem(rule.id, rule.name, ruleWording(rule)));
  },
  explanation: async (ids) => {
    const explanations = await database().issueExplanation.findMany({
      where: { issueId: { in: ids } },
      select: {
        issueId: true,
        aboutHtml: true,
        testedHtml: true,
        exampleHtml: true,
        mnemonicHtml: true,
        issue: { select: { name: true } },
      },
    });
    return explanations.map((one) => toItem(one.issueId, one.issue.name, explanationWording(one)));
  },
  essay: async (ids) => {
    const essays = await database().essay.findMany({
      where: { id: { in: ids } },
      select: { id: true, displayName: true, questionHtml: true, answerHtml: true, checklist: true },
    });
    return essays.map((essay) => toItem(essay.id, essay.displayName, essayWording(essay)));
  },
};

/** What is there of these ids, by id; retired content is found too. */
export async function findReportedItems(
  kind: ReportedKind,
  ids: readonly string[],
): Promise<Map<string, ReportedItem>> {
  const items = ids.length === 0 ? [] : await FINDERS[kind]([...new Set(ids)]);
  return new Map(items.map((item) => [item.id, item]));
}
