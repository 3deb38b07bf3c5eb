import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertOwnCards } from '@/lib/db/own-card-repository';
import { database } from '@/lib/db/prisma';
import { deleteExpiredFiles, insertFile, saveConversion } from '@/lib/db/transformer-repository';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { recordReview } from '@/lib/services/memorize/record-review';
import { undoReview } from '@/lib/services/memorize/undo-review';
import { deleteOwnCard } from '@/lib/services/memorize/write-own-card';
import { convertDocuments } from '@/lib/services/transformer/convert-documents';
import { uploadDocuments } from '@/lib/services/transformer/upload-documents';
import { documentOf, paragraph } from '../support/factories/documents';
import { createQuestionBank } from '../support/factories/question-bank';
import { createUser } from '../support/factories/users';
import { holdRows } from '../support/held-rows';

const NOON_MS = Date.UTC(2026, 10, 21, 12);

let userId: string;

beforeAll(createQuestionBank);

beforeEach(async () => {
  userId = await createUser();
});

describe('a card that is deleted while', () => {
  const reviewOf = (ownCardId: string, idempotencyKey: string) =>
    recordReview({
      userId,
      card: { ownCardId },
      rating: 'good',
      origin: 'flashcard',
      nowMs: NOON_MS,
      timeZone: 'UTC',
      idempotencyKey,
    });

  it.each([
    ['it is reviewed', (card: string) => reviewOf(card, 'second')],
    ['its review is undone', () => undoReview({ userId, idempotencyKey: 'first', nowMs: NOON_MS })],
  ])('%s is not there', async (_, write) => {
    const card = { front: 'Duty', back: 'Care', deck: '', tags: [] };
    await insertOwnCards({ userId, cards: [card], isNewOnly: false, nowMs: NOON_MS, maxCards: 10 });
    const { id } = await database().ownCard.findFirstOrThrow({ where: { userId } });
    await reviewOf(id, 'first');
    const ofCard = 'SELECT FROM card_review WHERE own_card_id = $1 FOR UPDATE';
    await holdRows(ofCard, [id], async ({ upToLock, release }) => {
      const deletion = await upToLock(() => deleteOwnCard(userId, id));
      expect(deletion.hasWaited).toBe(true);
      // It waits for the deletion without a connection: the account's writers queue before they take one.
      const refused = expect(write(id)).rejects.toMatchObject({ code: 'not_found' });
      await release();
      await deletion.answer;
      await refused;
    });
    expect(await database().cardState.count({ where: { userId } })).toBe(0);
  });
});

describe('an uploaded file', () => {
  const EVER = new Date(NOON_MS + 1);

  async function keepFile(): Promise<string> {
    await insertFile({
      userId,
      content: new Uint8Array([1]),
      wordCount: 1,
      nowMs: NOON_MS,
      after: new Date(0),
      maxFiles: 1,
      chooseName: () => 'Torts.docx',
    });
    return (await database().transformerFile.findFirstOrThrow({ where: { userId } })).id;
  }

  const convert = (uploadedFileId: string) =>
    saveConversion({
      userId,
      uploadedFileId,
      content: new Uint8Array([2]),
      options: DEFAULT_OPTIONS,
      nowMs: NOON_MS,
    });

  it('that goes with its account while it is converted leaves no list that could pass for whole', async () => {
    const nowMs = Date.now();
    const document = await documentOf(paragraph('Battery is a harmful touching.'));
    const sent = async function* () {
      yield { filename: 'Torts.docx', bytes: document };
    };
    await uploadDocuments({ userId, files: sent(), nowMs });
    await holdRows('DELETE FROM "user" WHERE id = $1', [userId], async ({ upToLock, release }) => {
      const conversion = await upToLock(() => convertDocuments({ userId, options: DEFAULT_OPTIONS, nowMs }));
      expect(conversion.hasWaited).toBe(true);
      await release();
      await expect(conversion.answer).rejects.toMatchObject({ code: 'unauthenticated' });
    });
  });

  it('that expires while its conversion is stored is not there', async () => {
    const id = await keepFile();
    await convert(id);
    const conversion = 'SELECT FROM converted_file WHERE uploaded_file_id = $1 FOR UPDATE';
    await holdRows(conversion, [id], async ({ upToLock, release }) => {
      const expiry = await upToLock(() => deleteExpiredFiles(EVER));
      const writing = await upToLock(() => convert(id), 1);
      expect([expiry.hasWaited, writing.hasWaited]).toEqual([true, true]);
      await release();
      await expiry.answer;
      expect(await writing.answer).toBe(false);
    });
  });

  it('that is worked on expires the next time, and nobody waits for it', async () => {
    const id = await keepFile();
    await holdRows('SELECT FROM transformer_file WHERE id = $1 FOR KEY SHARE', [id], async ({ upToLock, release }) => {
      expect((await upToLock(() => deleteExpiredFiles(EVER))).hasWaited).toBe(false);
      expect(await database().transformerFile.count({ where: { id } })).toBe(1);
      await release();
    });
    await deleteExpiredFiles(EVER);
    expect(await database().transformerFile.count({ where: { id } })).toBe(0);
  });
});
