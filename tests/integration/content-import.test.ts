import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
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

const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);

describe('importPack', () => {
  it('fills an empty database with what the pack says', async () => {
    const { plan, unreviewedCount } = await importChanged((pack) => {
      Object.assign(question(pack, 3), { reviewed: undefined });
    });

    expect(unreviewedCount).toBe(1);
    expect(await database().contentState.findMany()).toMatchObject([{ id: 1, version: plan.version }]);
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
