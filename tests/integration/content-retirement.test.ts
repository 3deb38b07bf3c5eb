import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { importPack } from '@/lib/content/import-pack';
import { database } from '@/lib/db/prisma';
import { clearContent, importChanged } from '../support/content';
import { createUser } from '../support/factories/users';
import { entryAt, type SmallPack, smallPack, writePack } from '../support/small-pack';

beforeEach(clearContent);

const essayIssue = (pack: SmallPack, index = 0) => entryAt(pack.essay.issues, index);

describe('an import that leaves something out', () => {
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
});
