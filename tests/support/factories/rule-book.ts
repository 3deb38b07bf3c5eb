import { database } from '@/lib/db/prisma';
import { createTaxonomy, publishContent } from './question-bank';

export type NewRule = {
  id: string;
  issueId: string;
  subIssueId?: string;
  sourceId?: string;
  name?: string;
  text?: string;
  buzzwords?: { phrase: string; synonyms: string[] }[];
  wordings?: { paraphrases: string[]; misstatements: string[] }[];
  retired?: boolean;
};

/** Stores rules and makes the new content known. */
export async function createRules(rules: readonly NewRule[]): Promise<void> {
  await database().rule.createMany({
    data: rules.map(({ sourceId = 'rule-book', ...rule }, position) => ({
      name: `Rule ${rule.id}`,
      text: `The text of ${rule.id}.`,
      buzzwords: [],
      ...rule,
      sourceId,
      authority: ['Restatement'],
      explanation: 'In plain words.',
      example: 'For example.',
      trap: 'But beware.',
      position,
    })),
  });
  await publishContent();
}

/** A rule of four elements, as a learner has to know it. */
export const HEARSAY = {
  id: 'hearsay-definition',
  issueId: 'evi-hearsay',
  subIssueId: 'evi-definition',
  name: 'Hearsay',
  text: 'Hearsay is an out-of-court statement offered to prove the truth of the matter asserted. It is not admissible unless an exception or exclusion applies.',
  buzzwords: [
    { phrase: 'out-of-court statement', synonyms: ['statement made out of court'] },
    { phrase: 'truth of the matter asserted', synonyms: [] },
    { phrase: 'not admissible', synonyms: ['inadmissible'] },
    { phrase: 'exception or exclusion', synonyms: [] },
  ],
} satisfies NewRule;

/** An answer to it that may state its second element or not: its learner has to say. */
export const HEARSAY_IN_DOUBT =
  'Hearsay is an out-of-court statement offered to prove the truth. It is inadmissible unless an exception or exclusion applies.';

/** The taxonomy of the question bank with two books of rules; one rule is retired. */
export async function createRuleBook(): Promise<void> {
  await createTaxonomy();
  await database().contentSource.create({
    data: { id: 'notes', kind: 'rule', name: 'Notes & Queries', position: 1 },
  });
  await createRules([
    { id: 'dying', issueId: 'evi-hearsay', subIssueId: 'evi-dying' },
    HEARSAY,
    { id: 'duty-1', issueId: 'tort-negligence', subIssueId: 'tort-duty' },
    { id: 'duty-2', issueId: 'tort-negligence', subIssueId: 'tort-duty' },
    { id: 'breach', issueId: 'tort-negligence', subIssueId: 'tort-breach', sourceId: 'notes' },
    { id: 'gone', issueId: 'tort-negligence', retired: true },
  ]);
  await database().abbreviation.create({ data: { id: 'k', abbr: 'K', full: 'contract', position: 0 } });
}
