import { database } from '@/lib/db/prisma';
import { createQuestions, createTaxonomy, publishContent, questionsOf } from './question-bank';

type NewRule = {
  id: string;
  issueId: string;
  subIssueId?: string;
  name: string;
  text: string;
  note?: string;
  synonyms?: string[];
  retired?: boolean;
};

const RULES: readonly NewRule[] = [
  {
    id: 'evi-rule-dying',
    issueId: 'evi-hearsay',
    subIssueId: 'evi-dying',
    name: 'Dying declarations',
    text: 'A statement by one who believed death to be imminent, about its cause, is admissible in a homicide case.',
    note: 'California adds criminal cases of every kind.',
    synonyms: ['about to die'],
  },
  {
    id: 'evi-rule-limits',
    issueId: 'evi-relevance',
    name: 'Limits of <b>relevance</b>',
    text: 'Relevant evidence may be kept out where unfair prejudice & delay outweigh it. A dying declaration is no exception.',
  },
  {
    id: 'tort-rule-breach',
    issueId: 'tort-negligence',
    subIssueId: 'tort-breach',
    name: 'Breach of duty',
    text: 'Negligence is a failure to use the care of a reasonable person. A court needs subject-matter jurisdiction to say so.',
  },
  {
    id: 'tort-rule-gone',
    issueId: 'tort-negligence',
    name: 'Contributory negligence as a complete bar',
    text: 'A rule that was withdrawn.',
    retired: true,
  },
];

/** Explanations, rules of their own, two abbreviations, an essay and some questions on the small outline. */
export async function createStudyContent(): Promise<void> {
  const db = database();
  await createTaxonomy();
  await db.rule.createMany({
    data: RULES.map(({ synonyms = [], ...rule }, position) => ({
      ...rule,
      sourceId: 'rule-book',
      buzzwords: [{ phrase: 'statement', synonyms }],
      authority: ['FRE 804(b)(2)'],
      explanation: `${rule.name} in plain words.`,
      example: 'A driver says who ran the light.',
      trap: 'Survival does not matter.',
      position: 10 + position,
    })),
  });
  await db.issueExplanation.create({
    data: {
      issueId: 'evi-hearsay',
      aboutHtml: '<p>Hearsay is <strong>out</strong> of court &amp; offered for its truth.</p>',
      testedHtml: '<p>Examiners love the <em>nonhearsay</em> purpose.</p>',
      exampleHtml: '<ol>\n<li>Ewa shouts.</li>\n<li>Bo repeats it.</li>\n</ol>',
      mnemonicHtml: '<p>TOMA</p>',
    },
  });
  await db.abbreviation.createMany({
    data: [
      { id: 'abbr-smj', abbr: 'SMJ', full: 'subject-matter jurisdiction', position: 0 },
      { id: 'abbr-neg', abbr: 'negl.', full: 'negligence', position: 1 },
    ],
  });
  await db.essay.create({
    data: {
      id: 'evi-essay-001',
      displayName: 'Evidence 1 - The Last Word',
      year: 2026,
      questionHtml: '<p>Facts.</p>',
      answerHtml: '<p>Answer.</p>',
      checklist: ['Say what it asks'],
      position: 1,
      topics: { create: { subjectId: 'evidence', position: 0 } },
      issues: {
        create: {
          id: 'evi-essay-001-dying',
          name: 'dying declaration',
          aliases: [],
          buzzwords: [],
          points: 100,
          position: 0,
          rules: { create: { ruleId: 'evi-rule-dying', position: 0 } },
        },
      },
    },
  });
  // Publishes the rest too.
  await createQuestions(questionsOf('evi-def', 3, { issueId: 'evi-hearsay', topic: 'Evidence' }));
}

/** Takes a rule out of the content, as an import does. */
export async function retireRule(id: string): Promise<void> {
  await database().rule.update({ where: { id }, data: { retired: true } });
  await publishContent();
}
