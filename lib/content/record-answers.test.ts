import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryAt, SMALL_PACK_FILES, type SmallPack, smallPack, writePack } from '@/tests/support/small-pack';
import { blindReadings, wordingOf } from './blind-review';
import { loadPack } from './load-pack';
import { RecordAnswersError, recordAnswers } from './record-answers';

const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);
const reference = (index: number) => {
  const { id, ...text } = question(smallPack(), index);
  return `${id}@${wordingOf(text)}`;
};

/** A directory with the small pack, its questions unread, to record answers in one after the other. */
async function unreadPack(change: (pack: SmallPack) => void = () => {}) {
  const pack = smallPack();
  for (const entry of pack.questions.questions) Object.assign(entry, { reviewed: undefined, blindAnswers: undefined });
  change(pack);
  const packDirectory = await writePack(pack);
  const questions = async () => (await loadPack(packDirectory)).pack.questions;
  return {
    questions,
    text: () => readFile(join(packDirectory, SMALL_PACK_FILES.questions), 'utf8'),
    record: async (reader: string, answers: unknown, date = '2026-11-21') =>
      recordAnswers((await loadPack(packDirectory)).pack, { answers, reader, date }),
  };
}

describe('recordAnswers', () => {
  test('marks a question as reviewed once as many readers as the pack asks for agree with the key', async () => {
    const pack = await unreadPack();
    const answers = [{ id: reference(0), answer: 'A', confidence: 'high', dispute: null }];
    expect(await pack.record('Ana', answers)).toEqual({
      subjects: [{ subject: 'Evidence', answers: 1, agreed: 1, disputes: [] }],
      outdated: [],
      unmarkedCount: 0,
      writtenCount: 1,
    });
    const [once] = await pack.questions();
    expect(once).toMatchObject({ blindAnswers: ['A'], readers: ['Ana'], wording: reference(0).split('@')[1] });
    expect(once?.reviewed).toBeUndefined();

    await pack.record('Bo', answers, '2026-11-22');
    expect((await pack.questions())[0]).toMatchObject({
      blindAnswers: ['A', 'A'],
      readers: ['Ana', 'Bo'],
      reviewed: '2026-11-22',
    });
  });

  test('writes how close the second-best option came, for each reader who says so', async () => {
    const pack = await unreadPack();
    await pack.record('Ana', [{ id: reference(0), answer: 'A' }]);
    expect((await pack.questions())[0]?.closeness).toBeUndefined();
    await pack.record('Bo', [{ id: reference(0), answer: 'A', closeness: 2 }]);
    const [read] = await pack.questions();
    expect(read?.closeness).toEqual([null, 2]);
    expect(read && blindReadings(read)).toEqual([
      { reader: 'Ana', answer: 'A', closeness: null },
      { reader: 'Bo', answer: 'A', closeness: 2 },
    ]);
    await expect(pack.record('Cy', [{ id: reference(0), answer: 'A', closeness: 4 }])).rejects.toThrow('do not fit');
  });

  test('changes nothing the second time', async () => {
    const pack = await unreadPack();
    const answers = [0, 1].map((index) => ({ id: reference(index), answer: 'A' }));
    await pack.record('Ana', answers);
    const text = await pack.text();
    expect(await pack.record('Ana', answers, '2026-12-01')).toMatchObject({ writtenCount: 0 });
    expect(await pack.text()).toBe(text);
  });

  test('reports what differs from the key, and takes the mark of a review back', async () => {
    const pack = await unreadPack((changed) => {
      Object.assign(question(changed), { reviewed: '2026-11-20', blindAnswers: ['A', 'A'] });
    });
    const recorded = await pack.record('Ana', [
      { id: reference(0), answer: 'C', dispute: 'No exception covers it.' },
      { id: reference(1), answer: 'D' },
      { id: reference(2), answer: 'C' },
    ]);
    expect(recorded.subjects).toEqual([
      {
        subject: 'Evidence',
        answers: 3,
        agreed: 1,
        disputes: ['evi-core-001 key A, answered C: No exception covers it.', 'evi-core-002 key B, answered D'],
      },
    ]);
    const [first, second] = await pack.questions();
    expect(first).toMatchObject({ blindAnswers: ['A', 'A', 'C'], readers: ['unnamed 1', 'unnamed 2', 'Ana'] });
    expect(first?.reviewed).toBeUndefined();
    expect(second).toMatchObject({ blindAnswers: ['D'] });
  });

  test('counts an objection as no agreement, though the answer is the key', async () => {
    const pack = await unreadPack();
    const recorded = await pack.record('Ana', [{ id: reference(0), answer: 'A', dispute: 'B is as good.' }]);
    expect(recorded).toMatchObject({
      subjects: [{ answers: 1, agreed: 0, disputes: ['evi-core-001 key A, answered A: B is as good.'] }],
      writtenCount: 0,
    });
  });

  test('starts again with a question that was changed, and takes no answers to its earlier wording', async () => {
    const pack = await unreadPack((changed) => {
      Object.assign(question(changed), { blindAnswers: ['C', 'C'], wording: '00000000' });
    });
    const recorded = await pack.record('Ana', [{ id: 'evi-core-001@00000000', answer: 'A' }]);
    expect(recorded).toMatchObject({ outdated: ['evi-core-001'], subjects: [], writtenCount: 0 });
    await pack.record('Bo', [{ id: reference(0), answer: 'A' }]);
    expect((await pack.questions())[0]).toMatchObject({ blindAnswers: ['A'], readers: ['Bo'] });
  });

  test('takes answers that name no wording to be to the present one, and counts them', async () => {
    const pack = await unreadPack();
    expect(await pack.record('Ana', [{ id: 'evi-core-001', answer: 'A' }])).toMatchObject({
      unmarkedCount: 1,
      writtenCount: 1,
    });
  });

  test.each<[string, unknown, RegExp]>([
    ['no list', { id: 'evi-core-001', answer: 'A' }, /^The answers do not fit:/],
    ['no letter of an option', [{ id: 'evi-core-001', answer: 'E' }], /^The answers do not fit:[\s\S]*answer/],
    ['an unknown question', [{ id: 'evi-core-999', answer: 'A' }], /no question 'evi-core-999'/],
    [
      'a question twice',
      ['A', 'B'].map((answer) => ({ id: 'evi-core-001', answer })),
      /The answers name evi-core-001 twice/,
    ],
    [
      'another answer of the same reader',
      [{ id: 'evi-core-002', answer: 'C' }],
      /Ana has already answered evi-core-002/,
    ],
  ])('writes nothing when the answers hold %s', async (_, answers, message) => {
    const pack = await unreadPack((changed) => {
      Object.assign(question(changed, 1), { blindAnswers: ['B'], readers: ['Ana'] });
    });
    const text = await pack.text();
    const recording = pack.record('Ana', answers);
    await expect(recording).rejects.toThrow(message);
    await expect(recording).rejects.toThrow(RecordAnswersError);
    expect(await pack.text()).toBe(text);
  });
});
