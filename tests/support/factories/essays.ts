import { database } from '@/lib/db/prisma';
import { createTaxonomy, publishContent } from './question-bank';

/** What an answer to the first essay may say, well. */
export const GOOD_ANSWER = `Assault requires an intentional act that causes reasonable apprehension of imminent contact. Here Marchetti threw a lantern and Okonjo saw it coming and ducked, so Marchetti is liable to Okonjo.

Under the doctrine of transferred intent the intent to touch one person is transferred when the harmful contact happens to another person. Because the lantern hit Lindqvist's arm instead of Okonjo, Marchetti is liable to Lindqvist as well.`;

/** The same with the second issue left out. */
export const HALF_ANSWER = GOOD_ANSWER.split('\n\n')[0] ?? '';

const QUESTION =
  '<p>Marchetti and Okonjo met in Verona. Marchetti shouted at Okonjo and threw a lantern at Okonjo, who saw it coming and ducked.</p><p>The lantern broke the arm of Lindqvist. <em>Discuss</em>.</p>';

const RULES = [
  {
    id: 'tort-rule-assault',
    name: 'Assault',
    text: 'An actor is liable for assault who intentionally causes reasonable apprehension of an imminent contact. Words alone are not sufficient.',
  },
  {
    id: 'tort-rule-transfer',
    name: 'Transferred intent',
    text: 'Intent to touch one person is transferred when harmful contact results to another person.',
  },
];

const ISSUES = [
  {
    name: 'assault',
    aliases: ['apprehension tort'],
    buzzwords: [
      { phrase: 'reasonable apprehension', synonyms: ['well-founded expectation'] },
      { phrase: 'imminent contact', synonyms: [] },
    ],
    ruleId: 'tort-rule-assault',
  },
  {
    name: 'transferred intent',
    aliases: [],
    buzzwords: [
      { phrase: 'another person', synonyms: ['a third person'] },
      { phrase: 'harmful contact', synonyms: [] },
    ],
    ruleId: 'tort-rule-transfer',
  },
];

const ESSAYS = [
  { id: 'tort-essay-001', displayName: 'Torts 1 - The Lantern', subjects: ['torts'] },
  { id: 'tort-essay-002', displayName: 'Torts 2 - The Ladder', subjects: ['torts', 'evidence'] },
  { id: 'evi-essay-001', displayName: 'Evidence 1 - The Last Word', subjects: ['evidence'] },
  { id: 'tort-essay-003', displayName: 'Torts 3 - Withdrawn', subjects: ['torts'], retired: true },
];

/** Two torts essays and one on evidence, all graded alike; one more is retired. Two abbreviations. */
export async function createEssays(): Promise<void> {
  const db = database();
  await createTaxonomy();
  await db.rule.createMany({
    data: RULES.map((rule, position) => ({
      ...rule,
      sourceId: 'rule-book',
      issueId: 'tort-negligence',
      buzzwords: [],
      authority: ['Restatement'],
      explanation: 'In plain words.',
      example: 'For example.',
      trap: 'But beware.',
      position: 20 + position,
    })),
  });
  for (const [position, { id, subjects, ...essay }] of ESSAYS.entries()) {
    await db.essay.create({
      data: {
        ...essay,
        id,
        year: 2026,
        ...(id === 'evi-essay-001' && { minutes: 30, jurisdiction: 'california' }),
        position,
        questionHtml: id === 'tort-essay-001' ? QUESTION : '<p>A ladder fell upon Petrov.</p>',
        // Sanitized at import; this one never was.
        answerHtml: '<h2>Assault</h2><p onclick="alert(1)">Marchetti is liable.</p><script>alert(1)</script>',
        checklist: ['Say who sues whom', 'Name the tort'],
        topics: { create: subjects.map((subjectId, index) => ({ subjectId, position: index })) },
        issues: {
          create: ISSUES.map(({ ruleId, ...issue }, index) => ({
            ...issue,
            id: `${id}-${index}`,
            points: 50,
            position: index,
            rules: { create: { ruleId, position: 0 } },
          })),
        },
      },
    });
  }
  await db.abbreviation.createMany({
    data: [
      { id: 'abbr-ti', abbr: 'TI', full: 'transferred intent', position: 1 },
      { id: 'abbr-p', abbr: 'π', full: 'plaintiff', position: 0 },
      { id: 'abbr-old', abbr: 'OLD', full: 'withdrawn', position: 2, retired: true },
    ],
  });
  await publishContent();
}
