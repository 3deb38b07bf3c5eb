import { describe, expect, test } from 'vitest';
import { plainFacts } from '@/tests/support/plain-facts';
import { entryAt, type SmallPack, smallPack, smallQuestion, writePack } from '@/tests/support/small-pack';
import { wordingOf } from './blind-review';
import { type BlindSheetOptions, blindSheet } from './blind-sheet';
import { loadPack } from './load-pack';

async function sheetOf(change: (pack: SmallPack) => void, options: BlindSheetOptions = {}) {
  const changed = smallPack();
  change(changed);
  const { pack } = await loadPack(await writePack(changed));
  const { text, count } = blindSheet(pack, options);
  return { text, count, ids: [...text.matchAll(/^## ([^@\s]+)@/gm)].map(([, id]) => id) };
}

const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);

function unread(pack: SmallPack) {
  for (const entry of pack.questions.questions) Object.assign(entry, { reviewed: undefined, blindAnswers: undefined });
}

describe('blindSheet', () => {
  test('holds what a reader needs, and nothing that tells the key', async () => {
    const { text } = await sheetOf((pack) => {
      unread(pack);
      question(pack).passage = 'Section 4 says so.';
    });
    const { facts, call, options } = question(smallPack());
    const asked = { ...question(smallPack()), passage: 'Section 4 says so.' };
    expect(text).toContain(
      `## evi-core-001@${wordingOf(asked)}\n\n[Passage] Section 4 says so.\n\n${facts}\n\n${call}\n\nA. ${options.A.text}\nB. `,
    );
    expect(text).not.toContain('Consider that');
    expect(text).not.toContain('evi-rule');
    expect(text).not.toMatch(/key|medium|core$/m);
  });

  test('leaves out what two readers agreed on, what is disputed and what the reader has answered', async () => {
    const { ids, count } = await sheetOf(
      (pack) => {
        unread(pack);
        question(pack, 0).blindAnswers = ['A', 'A'];
        question(pack, 1).blindAnswers = ['C'];
        Object.assign(question(pack, 2), { blindAnswers: ['C'], readers: ['Ana'] });
        question(pack, 3).blindAnswers = ['D'];
      },
      { reader: 'Ana' },
    );
    expect(ids).toEqual(['evi-core-004']);
    expect(count).toBe(1);
  });

  test('asks again once a question was changed after it was read', async () => {
    const { ids } = await sheetOf((pack) =>
      Object.assign(question(pack), { reviewed: undefined, wording: '00000000' }),
    );
    expect(ids).toEqual(['evi-core-001']);
  });

  test('takes one source, or the files that a pattern matches', async () => {
    expect((await sheetOf(unread, { source: 'core', file: /core\/evi/ })).count).toBe(4);
    expect((await sheetOf(unread, { source: 'challenge' })).count).toBe(0);
    expect((await sheetOf(unread, { file: /torts/ })).count).toBe(0);
  });

  test("comes in another order than the file's, the same each time for one reader", async () => {
    const many = (pack: SmallPack) => {
      pack.questions.questions = Array.from({ length: 12 }, (_, index) => smallQuestion(index, plainFacts(index)));
      unread(pack);
    };
    const { ids } = await sheetOf(many, { reader: 'Ana' });
    expect(ids).toHaveLength(12);
    expect(ids).not.toEqual(ids.toSorted());
    expect((await sheetOf(many, { reader: 'Ana' })).ids).toEqual(ids);
    expect((await sheetOf(many, { reader: 'Bo' })).ids).not.toEqual(ids);
  });
});
