import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { desiredRows } from '@/lib/content/desired-rows';
import { importPack, planPack } from '@/lib/content/import-pack';
import { loadPack } from '@/lib/content/load-pack';
import { type ContentPlan, planImport } from '@/lib/content/plan-import';
import { readContent, updateContent } from '@/lib/db/content-repository';
import { database } from '@/lib/db/prisma';
import { clearContent, importChanged, rowWriters } from '../support/content';
import { plainFacts } from '../support/plain-facts';
import { entryAt, type SmallPack, smallPack, smallQuestion, writePack } from '../support/small-pack';
import { essayIssue, question, wording } from '../support/small-pack-entries';

beforeEach(clearContent);

/** Tables of the rows that appeared or were rewritten between two looks, one entry per row. */
function rewrittenTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([row, writer]) => before.get(row) !== writer).map(([row]) => row.split(' ')[0] ?? '');
}

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
      wordings: wording(smallPack()).elements.map(({ phrase: _, ...wordings }) => wordings),
      authority: ['FRE 801(d)(2)'],
      note: null,
    });
  });

  it('keeps what one other fact would change, in the row and in the document', async () => {
    const flip = { question: 'What if the driver had said nothing?', answer: 'Then there is no statement.' };
    const documents = async () =>
      (await database().questionDocument.findMany({ orderBy: { questionId: 'asc' } })).map(
        ({ document }) => (document as { flip?: unknown }).flip,
      );
    await importChanged((pack) => {
      question(pack, 1).flip = flip;
    });
    expect(await documents()).toEqual([undefined, flip, undefined, undefined]);
    await importChanged(() => {});
    expect(await documents()).toEqual([undefined, undefined, undefined, undefined]);
    expect(await database().question.count({ where: { flipAnswer: { not: null } } })).toBe(0);
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
    [
      'a paraphrase',
      (pack) => (entryAt(wording(pack).elements, 0).paraphrases[0] = 'the one on the other side'),
      'rule',
    ],
    ['a misstatement', (pack) => entryAt(wording(pack, 1).elements, 1).misstatements.push('must be certain'), 'rule'],
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
    expect(planImport(await readContent(), await desiredOf(change)).changes).toEqual([]);
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

  it('lets imports at the same time wait for one another', async () => {
    const desired = await desiredOf(() => {});
    let second: Promise<ContentPlan> | undefined;
    const first = await updateContent((stored) => {
      // Begins while the first import holds everything it read and has written nothing yet.
      second = updateContent((storedLater) => planImport(storedLater, desired));
      return planImport(stored, desired);
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

    const beforeFilling = process.cpuUsage();
    await importPack({ packDirectory });
    const filling = process.cpuUsage(beforeFilling);
    const beforeSecond = process.cpuUsage();
    const { plan } = await importPack({ packDirectory });
    const second = process.cpuUsage(beforeSecond);

    expect(plan.changes).toEqual([]);
    expect(await database().questionOption.count()).toBe(4016);
    // Of the processor, whatever else the machine does: far above what an idle machine needs (docs/content.md has the figures), far below a row at a time.
    expect(filling.user / 1_000).toBeLessThan(20_000);
    expect(second.user / 1_000).toBeLessThan(5_000);
  }, 60_000);

  it('takes the default pack', async () => {
    const { plan } = await importPack({ packDirectory: 'prisma/content/barwright' });
    expect(plan.changes.every(({ action }) => action === 'create')).toBe(true);
    expect(await database().rule.count()).toBeGreaterThan(0);
  });
});

/** The rows that a changed small pack asks for. */
async function desiredOf(change: (pack: SmallPack) => void) {
  const changed = smallPack();
  change(changed);
  const { pack } = await loadPack(await writePack(changed));
  return desiredRows(pack);
}
