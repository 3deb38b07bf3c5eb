import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentRows } from '@/lib/domain/content/content-rows';
import { entryAt, type SmallPack, smallPack, writePack } from '@/tests/support/small-pack';
import { loadPack } from './load-pack';
import { type ContentPlan, planImport } from './plan-import';
import { versionOf, wantedRows } from './wanted-rows';

const EMPTY: ContentRows = {
  subject: [],
  contentSource: [],
  issue: [],
  subIssue: [],
  rule: [],
  question: [],
  questionOption: [],
  questionRule: [],
};

async function rowsOf(change: (pack: SmallPack) => void = () => {}): Promise<ContentRows> {
  const changed = smallPack();
  change(changed);
  const { pack } = await loadPack(await writePack(changed));
  return wantedRows(pack);
}

/** What the database holds after a plan, as the repository's upsert would leave it. */
function applyPlan(stored: ContentRows, { writes, removedLinks }: ContentPlan): ContentRows {
  const merge = <Row>(before: Row[], after: Row[], keyOf: (row: Row) => string) => [
    ...new Map([...before, ...after].map((row) => [keyOf(row), row])).values(),
  ];
  const byId = <Row extends { id: string }>(before: Row[], after: Row[]) => merge(before, after, ({ id }) => id);
  const removed = new Set(removedLinks.map(({ questionId, ruleId }) => `${questionId} ${ruleId}`));
  return {
    subject: byId(stored.subject, writes.subject),
    contentSource: byId(stored.contentSource, writes.contentSource),
    issue: byId(stored.issue, writes.issue),
    subIssue: byId(stored.subIssue, writes.subIssue),
    rule: byId(stored.rule, writes.rule),
    question: byId(stored.question, writes.question),
    questionOption: merge(stored.questionOption, writes.questionOption, (row) => `${row.questionId} ${row.label}`),
    questionRule: merge(stored.questionRule, writes.questionRule, (row) => `${row.questionId} ${row.ruleId}`).filter(
      ({ questionId, ruleId }) => !removed.has(`${questionId} ${ruleId}`),
    ),
  };
}

/** How many rows of which tables a plan writes. */
function writtenRows({ writes }: ContentPlan): Record<string, number> {
  return Object.fromEntries(
    Object.entries(writes).flatMap(([table, rows]) => (rows.length > 0 ? [[table, rows.length]] : [])),
  );
}

const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);
const rule = (pack: SmallPack, index = 0) => entryAt(pack.rules.rules, index);

describe('planImport', () => {
  test('creates everything in an empty database', async () => {
    const plan = planImport(EMPTY, await rowsOf());
    expect(new Set(plan.changes.map(({ action }) => action))).toEqual(new Set(['create']));
    expect(writtenRows(plan)).toEqual({
      subject: 13,
      contentSource: 2,
      issue: 2,
      subIssue: 2,
      rule: 2,
      question: 4,
      questionOption: 16,
      questionRule: 4,
    });
  });

  test('finds nothing to do the second time', async () => {
    const rows = await rowsOf();
    const plan = planImport(rows, await rowsOf());
    expect(plan).toEqual({ changes: [], writes: EMPTY, removedLinks: [], version: versionOf(rows) });
  });

  test.each<[string, (pack: SmallPack) => void, string, Record<string, number>]>([
    [
      'the call of a question',
      (pack) => (question(pack).call = 'Is it admissible?'),
      'update question evi-core-001 text',
      { question: 1 },
    ],
    [
      'one option',
      (pack) => (question(pack).options.C.explanation = 'Wrong.'),
      'update question evi-core-001 options.C.explanation',
      { questionOption: 1 },
    ],
    [
      'the rules a question tests',
      (pack) => question(pack).rules.push('evi-rule-relevance'),
      'update question evi-core-001 rules',
      { questionRule: 1 },
    ],
    [
      'where a question hangs',
      (pack) => (question(pack).subissue = 'evi-hearsay-definition'),
      'update question evi-core-001 subIssueId',
      { question: 1 },
    ],
    [
      'the topic of a file',
      (pack) => (pack.questions.topic = 'Practice Exam 1'),
      'update question evi-core-001 topic',
      { question: 4 },
    ],
    [
      'the name of an issue',
      (pack) => (entryAt(pack.taxonomy.issues, 0).name = 'Hearsay rules'),
      'update issue evi-hearsay name',
      { issue: 1 },
    ],
    [
      'a synonym',
      (pack) => entryAt(rule(pack).buzzwords, 0).synonyms.push('opponent'),
      'update rule evi-rule-party-opponent buzzwords',
      { rule: 1 },
    ],
  ])('writes only what differs: %s', async (_, change, firstChange, written) => {
    const plan = planImport(await rowsOf(), await rowsOf(change));
    const [first] = plan.changes;
    expect(`${first?.action} ${first?.entity} ${first?.id} ${first?.fields.join()}`).toBe(firstChange);
    expect(writtenRows(plan)).toEqual(written);
  });

  test('removes a link to a rule from a question that stays', async () => {
    const withBoth = await rowsOf((pack) => question(pack).rules.push('evi-rule-relevance'));
    const plan = planImport(withBoth, await rowsOf());
    expect(plan.removedLinks).toEqual([{ questionId: 'evi-core-001', ruleId: 'evi-rule-relevance', position: 1 }]);
    expect(plan.changes).toEqual([{ action: 'update', entity: 'question', id: 'evi-core-001', fields: ['rules'] }]);
  });

  test('retires what is gone, with its options and links, and restores what returns', async () => {
    const before = await rowsOf();
    const without = await rowsOf((pack) => pack.questions.questions.splice(0, 1));
    const retiring = planImport(before, without);
    expect(retiring.changes).toEqual([{ action: 'retire', entity: 'question', id: 'evi-core-001', fields: [] }]);
    expect(writtenRows(retiring)).toEqual({ question: 1 });
    expect(retiring.removedLinks).toEqual([]);

    const retired = applyPlan(before, retiring);
    expect(planImport(retired, without).changes).toEqual([]);
    expect(planImport(retired, before).changes).toEqual([
      { action: 'restore', entity: 'question', id: 'evi-core-001', fields: [] },
    ]);
  });

  test('keeps questions without a review out, and takes them back when they lose it', async () => {
    const unreviewed = await rowsOf((pack) => Object.assign(question(pack), { reviewed: undefined }));
    expect(unreviewed.question.map(({ id }) => id)).toEqual(['evi-core-002', 'evi-core-003', 'evi-core-004']);
    expect(unreviewed.questionOption).toHaveLength(12);
    expect(planImport(await rowsOf(), unreviewed).changes).toMatchObject([{ action: 'retire', id: 'evi-core-001' }]);
  });

  test('lets another source have the name of a retired one', async () => {
    const renamed = await rowsOf((pack) => {
      entryAt(pack.pack.questionSources, 0).id = 'bank';
      pack.questions.source = 'bank';
    });
    const plan = planImport(await rowsOf(), { ...renamed, question: [], questionOption: [], questionRule: [] });
    expect(plan.writes.contentSource).toMatchObject([
      { id: 'bank', name: 'Core', retired: false },
      { id: 'core', name: 'Core (core)', retired: true },
    ]);
  });

  test('from any pack to any other: the database then says what the pack says, and nothing is left to do', async () => {
    const all = await rowsOf((pack) => question(pack).rules.push('evi-rule-relevance'));
    const ids = all.question.map(({ id }) => id);
    const subset = fc.record({
      questions: fc.subarray(ids),
      difficulty: fc.constantFrom('easy' as const, 'hard' as const),
      linksOfFirst: fc.constantFrom(1, 2),
    });
    const pick = ({
      questions,
      difficulty,
      linksOfFirst,
    }: {
      questions: string[];
      difficulty: 'easy' | 'hard';
      linksOfFirst: number;
    }): ContentRows => ({
      ...all,
      question: all.question.filter(({ id }) => questions.includes(id)).map((row) => ({ ...row, difficulty })),
      questionOption: all.questionOption.filter(({ questionId }) => questions.includes(questionId)),
      questionRule: all.questionRule.filter(
        ({ questionId, position }) => questions.includes(questionId) && position < linksOfFirst,
      ),
    });
    fc.assert(
      fc.property(fc.array(subset, { minLength: 1, maxLength: 5 }), (history) => {
        let stored = EMPTY;
        for (const step of history) {
          const wanted = pick(step);
          stored = applyPlan(stored, planImport(stored, wanted));
          expect(planImport(stored, wanted).changes).toEqual([]);
          const active = stored.question.filter(({ retired }) => !retired);
          expect(active.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(wanted.question);
        }
      }),
    );
  });
});

describe('versionOf', () => {
  test('is the same for the same content in other files or another order', async () => {
    const rows = await rowsOf();
    expect(versionOf({ ...rows, question: rows.question.toReversed() })).toBe(versionOf(rows));
  });

  test('differs when anything differs', async () => {
    const changed = await rowsOf(
      (pack) => (question(pack).options.D.text = 'Exclude it, for another reason than the others do.'),
    );
    expect(versionOf(changed)).not.toBe(versionOf(await rowsOf()));
  });
});
