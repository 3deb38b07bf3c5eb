import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { wordingOf } from '@/lib/content/blind-review';
import { importPack, planPack } from '@/lib/content/import-pack';
import { loadPack } from '@/lib/content/load-pack';
import { type ContentPlan, planImport } from '@/lib/content/plan-import';
import { BrokenPackError } from '@/lib/content/problem';
import { wantedRows } from '@/lib/content/wanted-rows';
import { readContent, updateContent } from '@/lib/db/content-repository';
import { database } from '@/lib/db/prisma';
import { createUser } from '../support/factories/users';
import { plainFacts } from '../support/plain-facts';
import { entryAt, type SmallPack, smallPack, smallQuestion, writePack } from '../support/small-pack';

const CONTENT_TABLES = [
  'subject',
  'content_source',
  'issue',
  'sub_issue',
  'rule',
  'question',
  'question_option',
  'question_rule',
  'essay',
  'essay_topic',
  'essay_issue',
  'essay_issue_rule',
  'issue_explanation',
  'abbreviation',
  'content_state',
];

beforeEach(async () => {
  await database().$executeRawUnsafe(`TRUNCATE ${CONTENT_TABLES.join(', ')} CASCADE`);
});

async function importChanged(change: (pack: SmallPack) => void = () => {}) {
  const pack = smallPack();
  change(pack);
  return importPack({ packDirectory: await writePack(pack) });
}

/** Each content row with the transaction that last wrote it. */
async function rowWriters(): Promise<Map<string, string>> {
  const writers = new Map<string, string>();
  for (const table of CONTENT_TABLES) {
    const rows = await database().$queryRawUnsafe<{ place: string; writer: string }[]>(
      `SELECT ctid::text AS place, xmin::text AS writer FROM ${table}`,
    );
    for (const { place, writer } of rows) writers.set(`${table} ${place}`, writer);
  }
  return writers;
}

/** Tables of the rows that appeared or were rewritten between two looks, one entry per row. */
function rewrittenTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([row, writer]) => before.get(row) !== writer).map(([row]) => row.split(' ')[0] ?? '');
}

const essayIssue = (pack: SmallPack, index = 0) => entryAt(pack.essay.issues, index);
const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);

describe('importPack', () => {
  it('fills an empty database with what the pack says', async () => {
    const { plan, unreviewedCount } = await importChanged((pack) => {
      Object.assign(question(pack, 3), { reviewed: undefined });
    });

    expect(unreviewedCount).toBe(1);
    expect(await database().contentState.findMany()).toMatchObject([{ id: 1, version: plan.version, inputs: null }]);
    expect(await database().subject.count()).toBe(13);
    const stored = await database().question.findMany({
      orderBy: { id: 'asc' },
      include: {
        options: { orderBy: { label: 'asc' } },
        rules: true,
        source: true,
        subIssue: { include: { parent: true } },
      },
    });
    expect(stored.map(({ id }) => id)).toEqual(['evi-core-001', 'evi-core-002', 'evi-core-003']);
    const written = question(smallPack());
    expect(stored[0]).toMatchObject({
      topic: 'Evidence',
      text: `${written.facts}\n\n${written.call}`,
      passage: null,
      correctLabel: 'A',
      reviewedOn: new Date('2026-11-21T00:00:00Z'),
      retired: false,
      source: { name: 'Core', kind: 'question' },
      subIssue: { name: 'Statements of a party opponent', parent: { name: 'Definition of hearsay' } },
      rules: [{ ruleId: 'evi-rule-party-opponent', position: 0 }],
      options: ['A', 'B', 'C', 'D'].map((label) => ({ label, advancedExplanation: null })),
    });
    expect(await database().rule.findUnique({ where: { id: 'evi-rule-party-opponent' } })).toMatchObject({
      buzzwords: [
        { phrase: 'opposing party', synonyms: ['party opponent'] },
        { phrase: 'not hearsay', synonyms: [] },
      ],
      authority: ['FRE 801(d)(2)'],
      note: null,
    });
  });

  it('remembers what the rows were made of until they are made of something else', async () => {
    const inputs = async () => (await database().contentState.findUniqueOrThrow({ where: { id: 1 } })).inputs;
    const packDirectory = await writePack(smallPack());
    await importPack({ packDirectory, inputs: 'first' });
    expect(await inputs()).toBe('first');
    // Other files, the same content.
    await importPack({ packDirectory, inputs: 'reformatted' });
    expect(await inputs()).toBe('reformatted');
    await importPack({ packDirectory });
    expect(await inputs()).toBe('reformatted');
    await importChanged((pack) => {
      entryAt(pack.rules.rules, 0).name = 'Admission';
    });
    expect(await inputs()).toBeNull();
  });

  it('stores essays, explanations and abbreviations, their Markdown as HTML with allowed tags only', async () => {
    await importChanged((pack) => {
      pack.essay.topics.push('torts');
      pack.essay.question += '\n\n<script>alert(1)</script>\n\n[Mail](javascript:alert(1))';
      entryAt(pack.explanations.explanations, 0).mnemonic = '**TOMA**: truth of the matter asserted';
    });

    const [essay] = await database().essay.findMany({
      include: {
        topics: { orderBy: { position: 'asc' } },
        issues: { orderBy: { position: 'asc' }, include: { rules: true } },
      },
    });
    const written = smallPack().essay;
    expect(essay).toMatchObject({
      id: 'evi-essay-001',
      displayName: 'Evidence 1 - The Small Case',
      year: 2026,
      checklist: written.checklist,
      position: 1,
      retired: false,
      topics: [{ subjectId: 'evidence' }, { subjectId: 'torts' }],
      issues: written.issues.map(({ id, name, aliases, buzzwords, points, rules }) => ({
        id,
        name,
        aliases,
        buzzwords,
        points,
        rules: [{ ruleId: rules[0], position: 0 }],
        retired: false,
      })),
    });
    expect(essay?.questionHtml).toMatch(
      /<li>Is it <strong>admissible<\/strong>\? Discuss\.<\/li>\n<\/ol>\s*<p>Mail<\/p>$/,
    );
    expect(essay?.answerHtml).toMatch(/^<h3>logical relevance<\/h3>\n<p>The issue is/);
    expect(await database().issueExplanation.findMany({ orderBy: { issueId: 'asc' } })).toMatchObject([
      { issueId: 'evi-hearsay', mnemonicHtml: '<p><strong>TOMA</strong>: truth of the matter asserted</p>' },
      { issueId: 'evi-relevance', mnemonicHtml: null },
    ]);
    expect(await database().abbreviation.findMany({ orderBy: { position: 'asc' } })).toMatchObject([
      { abbr: 'π', full: 'plaintiff' },
      { abbr: 'Δ', full: 'defendant' },
    ]);
  });

  it('writes nothing the second time', async () => {
    const first = await importChanged();
    const before = await rowWriters();
    const second = await importChanged();
    expect(second.plan.changes).toEqual([]);
    expect(second.plan.version).toBe(first.plan.version);
    expect(await rowWriters()).toEqual(before);
  });

  it.each<[string, (pack: SmallPack) => void, string]>([
    ['the facts of a question', (pack) => (question(pack).facts = `${question(pack).facts} He left.`), 'question'],
    ['an option', (pack) => (question(pack).options.D.text = 'Exclude it, for nobody asked.'), 'question_option'],
    [
      'the name of a sub-issue',
      (pack) =>
        Object.assign(entryAt(entryAt(pack.taxonomy.issues, 0).subissues ?? [], 0), { name: 'What is hearsay' }),
      'sub_issue',
    ],
    ['the model answer of an essay', (pack) => (pack.essay.answer += '\n\nMore.'), 'essay'],
    ['the points of an issue of an essay', (pack) => (essayIssue(pack).points = 9), 'essay_issue'],
    [
      'an explanation',
      (pack) => (entryAt(pack.explanations.explanations, 1).tested += ' Beware.'),
      'issue_explanation',
    ],
    ['an abbreviation', (pack) => (entryAt(pack.abbreviations.abbreviations, 1).abbr = 'D'), 'abbreviation'],
  ])('changing %s touches one row, and the version', async (_, change, table) => {
    const first = await importChanged();
    const before = await rowWriters();
    const second = await importChanged(change);
    expect(rewrittenTables(before, await rowWriters())).toEqual([table, 'content_state']);
    expect(second.plan.version).not.toBe(first.plan.version);
    expect(planImport(await readContent(), await wantedOf(change)).changes).toEqual([]);
  });

  it('retires what learners have answered instead of deleting it, and restores it', async () => {
    await importChanged();
    const userId = await createUser();
    await database().learnerQuestion.create({
      data: {
        userId,
        questionId: 'evi-core-001',
        timesAnswered: 1,
        timesCorrect: 1,
        lastCorrect: true,
        lastAnsweredAt: new Date('2026-11-20T10:00:00Z'),
      },
    });

    await importChanged((pack) => pack.questions.questions.splice(0, 1));
    const retired = await database().question.findUnique({
      where: { id: 'evi-core-001' },
      include: { options: true, rules: true },
    });
    expect(retired).toMatchObject({ retired: true });
    expect(retired?.options).toHaveLength(4);
    expect(retired?.rules).toHaveLength(1);
    expect(await database().learnerQuestion.count({ where: { userId } })).toBe(1);

    const { plan } = await importChanged();
    expect(plan.changes).toEqual([{ action: 'restore', entity: 'question', id: 'evi-core-001', fields: [] }]);
    expect(await database().question.count({ where: { retired: true } })).toBe(0);
  });

  it('retires an essay with all that hangs on it, an explanation and an abbreviation, and restores them', async () => {
    await importChanged();
    const without = smallPack();
    without.explanations.explanations.pop();
    without.abbreviations.abbreviations.pop();
    const packDirectory = await writePack(without);
    await rm(join(packDirectory, 'essays'), { recursive: true });
    await importPack({ packDirectory });

    const essay = await database().essay.findUnique({
      where: { id: 'evi-essay-001' },
      include: { topics: true, issues: { include: { rules: true } } },
    });
    expect(essay).toMatchObject({ retired: true, topics: [{ subjectId: 'evidence' }] });
    expect(essay?.issues).toHaveLength(8);
    expect(essay?.issues.every(({ rules }) => rules.length === 1)).toBe(true);
    const retired = { where: { retired: true } };
    expect(await database().issueExplanation.findMany(retired)).toMatchObject([{ issueId: 'evi-relevance' }]);
    expect(await database().abbreviation.findMany(retired)).toMatchObject([{ id: 'abbr-defendant' }]);

    const { plan } = await importChanged();
    expect(plan.changes.map(({ action, id }) => `${action} ${id}`)).toEqual([
      'restore evi-essay-001',
      'restore evi-relevance',
      'restore abbr-defendant',
    ]);
    expect(await database().essay.count(retired)).toBe(0);
  });

  it('retires an issue that an essay loses, and removes the topics and rules it no longer names', async () => {
    await importChanged((pack) => {
      pack.essay.topics.push('torts');
      pack.essay.issues.push({ ...essayIssue(pack), id: 'evi-essay-001-ninth', name: 'the ninth' });
      essayIssue(pack).rules.push('evi-rule-party-opponent');
    });
    await importChanged();
    expect(await database().essayIssue.findMany({ where: { retired: true } })).toMatchObject([
      { id: 'evi-essay-001-ninth' },
    ]);
    expect(await database().essayTopic.findMany()).toMatchObject([{ subjectId: 'evidence' }]);
    expect(await database().essayIssueRule.count({ where: { essayIssueId: 'evi-essay-001-logical-relevance' } })).toBe(
      1,
    );
  });

  it('lets what has a unique name swap it within one import', async () => {
    await importChanged();
    await importChanged((pack) => {
      const [first, second] = [entryAt(pack.taxonomy.issues, 0), entryAt(pack.taxonomy.issues, 1)];
      [first.name, second.name] = [second.name, first.name];
      const [one, other] = [essayIssue(pack, 0), essayIssue(pack, 1)];
      [one.name, other.name] = [other.name, one.name];
      const [plaintiff, defendant] = [
        entryAt(pack.abbreviations.abbreviations, 0),
        entryAt(pack.abbreviations.abbreviations, 1),
      ];
      Object.assign(plaintiff, { abbr: defendant.abbr, full: defendant.full });
      Object.assign(defendant, { abbr: 'π', full: 'plaintiff' });
    });
    expect(await database().issue.findUnique({ where: { id: 'evi-hearsay' } })).toMatchObject({ name: 'Relevance' });
    expect(await database().abbreviation.findUnique({ where: { id: 'abbr-defendant' } })).toMatchObject({ abbr: 'π' });
  });

  it.each([
    ['issue', `INSERT INTO issue (id, subject_id, name, position) VALUES ('x', 'evidence', 'HEARSAY', 9)`],
    [
      'sub-issue',
      `INSERT INTO sub_issue (id, issue_id, name, position)
      VALUES ('x', 'evi-hearsay', 'definition of Hearsay', 9)`,
    ],
    [
      'essay',
      `INSERT INTO essay (id, display_name, year, question_html, answer_html, checklist, position)
      VALUES ('x', 'Evidence 1 - the small case', 2026, '', '', '{a}', 9)`,
    ],
    [
      'issue of an essay',
      `INSERT INTO essay_issue (id, essay_id, name, buzzwords, points, position)
      VALUES ('x', 'evi-essay-001', 'Legal Relevance', '[]', 5, 9)`,
    ],
    ['abbreviation', `INSERT INTO abbreviation (id, abbr, "full", position) VALUES ('x', 'Δ', 'Defendant', 9)`],
  ])('is guarded by the database: no two of one name, unless retired (%s)', async (_, statement) => {
    await importChanged();
    await expect(database().$executeRawUnsafe(statement)).rejects.toThrow(/conflicting key value|_unique/);
    const retired = statement.replace(' position)', ' position, retired)').replace(/, 9\)$/, ', 9, true)');
    expect(await database().$executeRawUnsafe(retired)).toBe(1);
  });

  it('imports nothing from a pack with a broken file and says why', async () => {
    await importChanged();
    const before = await rowWriters();
    const pack = smallPack();
    question(pack).facts = 'Changed, but next to a broken file.';
    const packDirectory = await writePack(pack, { 'rules/torts.yaml': 'subject: torts\nsource: rule: book\n' });
    const failure = await importPack({ packDirectory }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BrokenPackError);
    expect(String(failure)).toMatch(/nothing was imported.\n.*rules\/torts\.yaml:2:9 This is not valid YAML/);
    expect(await rowWriters()).toEqual(before);
  });

  it('imports nothing when an essay is broken', async () => {
    await importChanged();
    const before = await rowWriters();
    const broken = importChanged((pack) => {
      question(pack).facts = 'Changed, but next to a broken essay.';
      essayIssue(pack).rules = ['evi-rule-none'];
    });
    await expect(broken).rejects.toThrow(/evi-essay-001-logical-relevance tests the rule 'evi-rule-none'/);
    expect(await rowWriters()).toEqual(before);
  });

  it('takes only questions that as many readers as the pack asks for answered as they stand', async () => {
    const { unreviewedCount } = await importChanged((pack) => {
      question(pack, 0).blindAnswers = ['A'];
      Object.assign(question(pack, 1), { wording: wordingOf(question(pack, 1)), readers: ['Ana', 'Bo'] });
      Object.assign(question(pack, 2), { reviewed: undefined, wording: '00000000' });
    });
    expect(unreviewedCount).toBe(2);
    const ids = async () => (await database().question.findMany({ where: { retired: false } })).map(({ id }) => id);
    expect((await ids()).toSorted()).toEqual(['evi-core-002', 'evi-core-004']);

    await importChanged((pack) => {
      pack.pack.blindReaders = 1;
      question(pack, 0).blindAnswers = ['A'];
    });
    expect(await ids()).toHaveLength(4);
  });

  it('keeps out a pack whose names or reviews the product could not rely on', async () => {
    const withComma = importChanged((pack) => {
      pack.questions.topic = 'Evidence, mostly';
    });
    await expect(withComma).rejects.toThrow(/The topic 'Evidence, mostly' holds a comma/);
    const disputed = importChanged((pack) => {
      question(pack).blindAnswers = ['A', 'B'];
    });
    await expect(disputed).rejects.toThrow(/blind answers \(A, B\) differ from the key A/);
    expect(await database().question.count()).toBe(0);
  });

  it('takes two sources that swap their names, and a name that a retired one had', async () => {
    const sources = (first: string, second: string) => (pack: SmallPack) => {
      pack.pack.questionSources = [
        { id: 'core', name: first },
        { id: 'other', name: second },
      ];
    };
    await importChanged(sources('Core', 'Other'));
    await importChanged(sources('Other', 'Core'));
    await importChanged((pack) => {
      pack.pack.questionSources = [
        { id: 'core', name: 'Other' },
        { id: 'newer', name: 'Core' },
      ];
    });
    const stored = await database().contentSource.findMany({ where: { kind: 'question' }, orderBy: { id: 'asc' } });
    expect(stored.map(({ id, name, retired }) => ({ id, name, retired }))).toEqual([
      { id: 'core', name: 'Other', retired: false },
      { id: 'newer', name: 'Core', retired: false },
      { id: 'other', name: 'Core (other)', retired: true },
    ]);
  });

  it('lets imports at the same time wait for one another', async () => {
    const wanted = await wantedOf(() => {});
    let second: Promise<ContentPlan> | undefined;
    const first = await updateContent((stored) => {
      // Begins while the first import holds everything it read and has written nothing yet.
      second = updateContent((storedLater) => planImport(storedLater, wanted));
      return planImport(stored, wanted);
    });
    expect(first.changes).not.toEqual([]);
    expect((await second)?.changes).toEqual([]);
  });

  it('plans without writing', async () => {
    const packDirectory = await writePack(smallPack());
    const { plan } = await planPack({ packDirectory });
    expect(plan.changes.filter(({ entity }) => entity === 'question')).toHaveLength(4);
    expect(await database().subject.count()).toBe(0);
  });

  it('imports a thousand questions in seconds and finds nothing to do at once', async () => {
    const pack = smallPack();
    const overrides = Object.fromEntries(
      Array.from({ length: 10 }, (_, file) => {
        const questions = Array.from({ length: 100 }, (_, index) => {
          const number = 1000 + file * 100 + index;
          return smallQuestion(number, plainFacts(number));
        });
        return [`questions/core/more-${file}.yaml`, stringify({ ...pack.questions, questions })];
      }),
    );
    const packDirectory = await writePack(pack, overrides);

    const startedAt = performance.now();
    await importPack({ packDirectory });
    const filledAt = performance.now();
    const { plan } = await importPack({ packDirectory });
    const doneAt = performance.now();

    expect(plan.changes).toEqual([]);
    expect(await database().questionOption.count()).toBe(4016);
    // Far above what an idle machine needs (docs/content.md has the figures), far below a row at a time.
    expect(filledAt - startedAt).toBeLessThan(20_000);
    expect(doneAt - filledAt).toBeLessThan(5_000);
  }, 60_000);

  it('takes the default pack', async () => {
    const { plan } = await importPack({ packDirectory: 'prisma/content/barwright' });
    expect(plan.changes.every(({ action }) => action === 'create')).toBe(true);
    expect(await database().rule.count()).toBeGreaterThan(0);
  });
});

/** The rows that a changed small pack asks for. */
async function wantedOf(change: (pack: SmallPack) => void) {
  const changed = smallPack();
  change(changed);
  const { pack } = await loadPack(await writePack(changed));
  return wantedRows(pack);
}
