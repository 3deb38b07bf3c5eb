import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentRows } from '@/lib/domain/content/content-rows';
import { applyPlan, EMPTY, NO_LINKS, rowsOf, writtenRows } from '@/tests/support/import-plans';
import { entryAt, type SmallPack } from '@/tests/support/small-pack';
import { essayIssue, question, rule, wording } from '@/tests/support/small-pack-entries';
import { versionOf } from './desired-rows';
import { planImport } from './plan-import';

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
      essay: 1,
      essayTopic: 1,
      essayIssue: 8,
      essayIssueRule: 8,
      issueExplanation: 2,
      abbreviation: 2,
    });
  });

  test('finds nothing to do the second time', async () => {
    const rows = await rowsOf();
    const plan = planImport(rows, await rowsOf());
    expect(plan).toEqual({ changes: [], writes: EMPTY, removedLinks: NO_LINKS, version: versionOf(rows) });
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
    [
      'a paraphrase',
      (pack) => (entryAt(wording(pack, 1).elements, 0).paraphrases[0] = 'a thing that matters'),
      'update rule evi-rule-relevance wordings',
      { rule: 1 },
    ],
    [
      'a misstatement',
      (pack) => entryAt(wording(pack).elements, 1).misstatements.pop(),
      'update rule evi-rule-party-opponent wordings',
      { rule: 1 },
    ],
    [
      'wordings that are gone',
      (pack) => pack.wordings.wordings.pop(),
      'update rule evi-rule-relevance wordings',
      { rule: 1 },
    ],
    [
      'the question of an essay',
      (pack) => (pack.essay.question += ' Discuss *well*.'),
      'update essay evi-essay-001 questionHtml',
      { essay: 1 },
    ],
    [
      'the points of an issue',
      (pack) => (essayIssue(pack).points = 5),
      'update essay evi-essay-001 issues.evi-essay-001-logical-relevance.points',
      { essayIssue: 1 },
    ],
    [
      'the topics of an essay',
      (pack) => pack.essay.topics.push('torts'),
      'update essay evi-essay-001 topics',
      { essayTopic: 1 },
    ],
    [
      'the rules of an issue',
      (pack) => essayIssue(pack).rules.push('evi-rule-party-opponent'),
      'update essay evi-essay-001 issues.evi-essay-001-logical-relevance.rules',
      { essayIssueRule: 1 },
    ],
    [
      'an explanation',
      (pack) => (entryAt(pack.explanations.explanations, 1).mnemonic = 'More or less.'),
      'update explanation evi-relevance mnemonicHtml',
      { issueExplanation: 1 },
    ],
    [
      'an abbreviation',
      (pack) => (entryAt(pack.abbreviations.abbreviations, 0).abbr = 'P'),
      'update abbreviation abbr-plaintiff abbr',
      { abbreviation: 1 },
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
    expect(plan.removedLinks).toEqual({
      ...NO_LINKS,
      questionRule: [{ questionId: 'evi-core-001', ruleId: 'evi-rule-relevance', position: 1 }],
    });
    expect(plan.changes).toEqual([{ action: 'update', entity: 'question', id: 'evi-core-001', fields: ['rules'] }]);
  });

  test('retires what is gone, with its options and links, and restores what returns', async () => {
    const before = await rowsOf();
    const without = await rowsOf((pack) => pack.questions.questions.splice(0, 1));
    const retiring = planImport(before, without);
    expect(retiring.changes).toEqual([{ action: 'retire', entity: 'question', id: 'evi-core-001', fields: [] }]);
    expect(writtenRows(retiring)).toEqual({ question: 1 });
    expect(retiring.removedLinks).toEqual(NO_LINKS);

    const retired = applyPlan(before, retiring);
    expect(planImport(retired, without).changes).toEqual([]);
    expect(planImport(retired, before).changes).toEqual([
      { action: 'restore', entity: 'question', id: 'evi-core-001', fields: [] },
    ]);
  });

  test('retires an issue that an essay loses, and removes its topics and rules that are gone', async () => {
    const before = await rowsOf((pack) => {
      pack.essay.topics.push('torts');
      pack.essay.issues.push({ ...essayIssue(pack), id: 'evi-essay-001-ninth', name: 'the ninth' });
      essayIssue(pack).rules.push('evi-rule-party-opponent');
    });
    const fewer = await rowsOf();
    const plan = planImport(before, fewer);
    expect(plan.changes).toEqual([
      {
        action: 'update',
        entity: 'essay',
        id: 'evi-essay-001',
        fields: ['topics', 'issues.evi-essay-001-ninth', 'issues.evi-essay-001-logical-relevance.rules'],
      },
    ]);
    expect(writtenRows(plan)).toEqual({ essayIssue: 1 });
    expect(plan.writes.essayIssue).toMatchObject([{ id: 'evi-essay-001-ninth', retired: true }]);
    expect(plan.removedLinks).toEqual({
      questionRule: [],
      essayTopic: [{ essayId: 'evi-essay-001', subjectId: 'torts', position: 1 }],
      essayIssueRule: [
        { essayIssueId: 'evi-essay-001-logical-relevance', ruleId: 'evi-rule-party-opponent', position: 1 },
      ],
    });
    expect(planImport(applyPlan(before, plan), fewer).changes).toEqual([]);
  });

  test('retires an essay as it stands, an explanation and an abbreviation, and restores them', async () => {
    const before = await rowsOf();
    const without: ContentRows = {
      ...before,
      essay: [],
      essayTopic: [],
      essayIssue: [],
      essayIssueRule: [],
      issueExplanation: [],
      abbreviation: before.abbreviation.slice(1),
    };
    const plan = planImport(before, without);
    expect(plan.changes.map(({ action, entity, id }) => `${action} ${entity} ${id}`)).toEqual([
      'retire essay evi-essay-001',
      'retire explanation evi-hearsay',
      'retire explanation evi-relevance',
      'retire abbreviation abbr-plaintiff',
    ]);
    expect(writtenRows(plan)).toEqual({ essay: 1, issueExplanation: 2, abbreviation: 1 });
    expect(plan.removedLinks).toEqual(NO_LINKS);

    const retired = applyPlan(before, plan);
    expect(planImport(retired, without).changes).toEqual([]);
    const restoring = planImport(retired, before);
    expect(new Set(restoring.changes.map(({ action }) => action))).toEqual(new Set(['restore']));
    expect(planImport(applyPlan(retired, restoring), before).changes).toEqual([]);
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
          const desired = pick(step);
          stored = applyPlan(stored, planImport(stored, desired));
          expect(planImport(stored, desired).changes).toEqual([]);
          const active = stored.question.filter(({ retired }) => !retired);
          expect(active.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(desired.question);
        }
      }),
    );
  });
});
