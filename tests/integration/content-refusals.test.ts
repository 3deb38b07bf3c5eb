import { beforeEach, describe, expect, it } from 'vitest';
import { wordingOf } from '@/lib/content/blind-review';
import { importPack } from '@/lib/content/import-pack';
import { BrokenPackError } from '@/lib/content/problem';
import { database } from '@/lib/db/prisma';
import { clearContent, importChanged, rowWriters } from '../support/content';
import { entryAt, type SmallPack, smallPack, writePack } from '../support/small-pack';

beforeEach(clearContent);

const essayIssue = (pack: SmallPack, index = 0) => entryAt(pack.essay.issues, index);
const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);

describe('an import of a broken pack', () => {
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
});
