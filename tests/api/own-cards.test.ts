import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { GET as exportFile } from '@/app/api/cards/export/route';
import { POST as importFile } from '@/app/api/cards/import/route';
import { DELETE as deleteCard, PUT as putCard } from '@/app/api/cards/own/[id]/route';
import { GET as getOwnCards, POST as postCard } from '@/app/api/cards/own/route';
import { type CardExportFormat, createOwnCard, importCards, listOwnCards } from '@/lib/contract/cards';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { cardsOf, frontsOf, review, writeCard } from '../support/cards';
import { createQuestionBank } from '../support/factories/question-bank';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createQuestionBank();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

describe('own cards', () => {
  it('are written, listed, changed and deleted', async () => {
    const who = await newLearner();
    const card = await writeCard(
      { front: ' Duty \r\nof care ', back: 'B', deck: ' Week  1 ', tags: ['a b', 'a'] },
      who,
    );
    expect(card).toEqual({ id: card.id, front: 'Duty \nof care', back: 'B', deck: 'Week 1', tags: ['a', 'b'] });
    await review({ ...who, card: { ownCardId: card.id } });

    const json = { front: 'Duty', back: 'C' };
    const put = await send(putCard, { method: 'PUT', token: who.token, params: { id: card.id }, json });
    expect(await put.json()).toEqual({ id: card.id, front: 'Duty', back: 'C', deck: '', tags: [] });
    expect(await cardsOf('own', who)).toMatchObject([{ front: 'Duty', status: 'later' }]);

    const gone = await send(deleteCard, { method: 'DELETE', token: who.token, params: { id: card.id } });
    expect(gone.status).toBe(204);
    expect(await frontsOf('own', who)).toEqual([]);
    expect(await database().cardReview.count({ where: { userId: who.id } })).toBe(0);
  });

  it('are stored once for the same key, of each learner apart, and answered as they are', async () => {
    const [who, other] = [await newLearner(), await newLearner()];
    const writeUnder = async (key: string, { token }: Learner, json: object = { front: 'Duty', back: 'B' }) =>
      send(postCard, { token, json, headers: { 'Idempotency-Key': key } });
    const [first, second] = await Promise.all([writeUnder('k', who), writeUnder('k', who)]);
    const card = createOwnCard.response.parse(await first.json());
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(card);
    expect(createOwnCard.response.parse(await (await writeUnder('k', other)).json()).id).not.toBe(card.id);
    expect(createOwnCard.response.parse(await (await writeUnder('l', who)).json()).id).not.toBe(card.id);

    const json = { front: 'Duty', back: 'C' };
    await send(putCard, { method: 'PUT', token: who.token, params: { id: card.id }, json });
    expect(await (await writeUnder('k', who)).json()).toMatchObject({ id: card.id, back: 'C' });
    expect(await database().ownCard.count({ where: { userId: who.id } })).toBe(2);
    await expectError(await writeUnder('x'.repeat(201), who), 400, 'invalid_input');
  });

  it('are listed page by page, newest first', async () => {
    const who = await newLearner();
    const text = Array.from({ length: 120 }, (_, index) => `${index},b`).join('\n');
    await send(importFile, { token: who.token, json: { format: 'csv', text, commit: true } });
    const fronts: string[] = [];
    let before: string | null = null;
    do {
      const path: string = `/cards/own${before ? `?before=${before}` : ''}`;
      const page = listOwnCards.response.parse(await (await send(getOwnCards, { token: who.token, path })).json());
      fronts.push(...page.cards.map(({ front }) => front));
      before = page.nextBefore;
    } while (before);
    expect(fronts).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)));
  });

  it('keep script and HTML as the text they are', async () => {
    const front = '<script>alert(1)</script> & "quotes"';
    expect(await writeCard({ front, back: '<b>x</b>' }, learner)).toMatchObject({ front, back: '<b>x</b>' });
  });

  it.each<[string, unknown]>([
    ['no front', { back: 'b' }],
    ['an empty back', { front: 'a', back: ' \n ' }],
    ['a front that shows nothing', { front: '\u3164 \u200b', back: 'b' }],
    ['a back that shows nothing', { front: 'a', back: '\u2800\u1160' }],
    ['an endless front', { front: 'x'.repeat(2_001), back: 'b' }],
    ['an endless back', { front: 'a', back: 'x'.repeat(5_001) }],
    ['an endless deck', { front: 'a', back: 'b', deck: 'x'.repeat(101) }],
    ['too many tags', { front: 'a', back: 'b', tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    ['a control character', { front: 'a\u0000', back: 'b' }],
    ['a surplus field', { front: 'a', back: 'b', id: 'mine' }],
    ['no object', 'card'],
  ])('are 400 for %s', async (_, json) => {
    await expectError(await send(postCard, { token: learner.token, json }), 400, 'invalid_input');
  });

  it('are 413 for more than a megabyte, and nothing of it is stored', async () => {
    const who = await newLearner();
    const json = { front: 'a', back: 'x'.repeat(1_000_001) };
    await expectError(await send(postCard, { token: who.token, json }), 413, 'too_large');
    expect(await database().ownCard.count({ where: { userId: who.id } })).toBe(0);
  });

  it('are 403 when someone else’s, 404 unknown, 400 without an id, 401 without a valid token', async () => {
    const { id } = await writeCard({ front: 'a', back: 'b' }, learner);
    const json = { front: 'x', back: 'y' };
    for (const [ask, method] of [
      [putCard, 'PUT'],
      [deleteCard, 'DELETE'],
    ] as const) {
      const change = (cardId: string, token?: string) =>
        send(ask, {
          method,
          params: { id: cardId },
          ...(token && { token }),
          ...(method === 'PUT' && { json }),
        });
      await expectError(await change(id, stranger.token), 403, 'forbidden');
      await expectError(await change(crypto.randomUUID(), learner.token), 404, 'not_found');
      await expectError(await change('1', learner.token), 400, 'invalid_input');
      await expectError(await change(id), 401, 'unauthenticated');
    }
    const page = (before: string, token?: string) =>
      send(getOwnCards, { path: `/cards/own?before=${before}`, ...(token && { token }) });
    await expectError(await page(id, stranger.token), 403, 'forbidden');
    await expectError(await page(crypto.randomUUID(), learner.token), 404, 'not_found');
    await expectError(await page(id), 401, 'unauthenticated');
    await expectError(await send(postCard, { json }), 401, 'unauthenticated');
  });
});

describe('POST /cards/import', () => {
  const sendImport = (json: unknown, token = learner.token) => send(importFile, { token, json });
  async function report(json: unknown, { token }: Learner) {
    const response = await sendImport(json, token);
    expect(response.status).toBe(200);
    return importCards.response.parse(await response.json());
  }

  it('says first what is in a file, then stores it, and the same file once', async () => {
    const who = await newLearner();
    const file = { format: 'csv', text: 'front,back,deck\nq1,a1,D\nq1,a1,D\nalone\nq2,a2,\n' };
    const expected = {
      newCount: 2,
      duplicateCount: 1,
      problemCount: 1,
      problems: [{ line: 4, msg: 'The back is empty.' }],
    };
    expect(await report(file, who)).toMatchObject({ ...expected, isCommitted: false });
    expect(await frontsOf('own', who)).toEqual([]);
    expect(await report({ ...file, commit: true }, who)).toMatchObject({ ...expected, isCommitted: true });
    expect(await frontsOf('own', who)).toEqual(['q1', 'q2']);
    expect(await frontsOf('own:D', who)).toEqual(['q1']);
    expect(await report({ ...file, commit: true }, who)).toMatchObject({ newCount: 0, duplicateCount: 3 });
  });

  it('reads nothing out of a file that holds no cards', async () => {
    for (const text of ['', '\n\n', 'PK\u0003\u0004'.slice(0, 2)]) {
      expect(await report({ format: 'anki', text }, learner)).toMatchObject({ newCount: 0 });
    }
  });

  it.each([
    ['a quotation mark that stays open', 'csv', 'front,back\nq1,a1\n"q2,a2\nq3,a3\n', 1],
    ['rows that are torn', 'tsv', 'q1\ta1\nq2\n\ta3\n', 1],
    ['a separator that nobody knows', 'anki', '#separator:nonsense\nq1\ta1\n', 0],
    ['bytes that were no text', 'csv', '\uFFFD\uFFFDPK\uFFFD\uFFFD\n\uFFFD', 0],
  ])('says by line what is wrong with %s, and keeps the rest', async (_, format, text, newCount) => {
    const found = await report({ format, text }, await newLearner());
    expect(found).toMatchObject({ isCommitted: false, newCount });
    expect(found.problemCount).toBeGreaterThan(0);
    for (const { line, msg } of found.problems) {
      expect(line).toBeGreaterThan(0);
      expect(msg).toMatch(/\.$/);
    }
  });

  it('keeps script in a file as the text it is', async () => {
    const who = await newLearner();
    const text = '<script>alert(1)</script>,<img src=x onerror=alert(1)>\n';
    await report({ format: 'csv', text, commit: true }, who);
    expect(await cardsOf('own', who)).toMatchObject([
      { front: '<script>alert(1)</script>', back: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it('is 413 for more than a megabyte, 400 for control characters and other formats, 401 without a token', async () => {
    const large = 'a,"b\n"\n'.repeat(150_000);
    await expectError(await sendImport({ format: 'csv', text: large }), 413, 'too_large');
    await expectError(await sendImport({ format: 'csv', text: 'x'.repeat(3_000_000) }), 413, 'too_large');
    await expectError(await sendImport({ format: 'csv', text: 'a\u0000,b' }), 400, 'invalid_input');
    await expectError(await sendImport({ format: 'xlsx', text: 'a,b' }), 400, 'invalid_input');
    await expectError(await sendImport({ format: 'csv' }), 400, 'invalid_input');
    await expectError(await sendImport({ format: 'csv', text: 'a,b' }, ''), 401, 'unauthenticated');
  });

  it('is 400 for more cards than anybody may keep, and stores none of them', async () => {
    const who = await newLearner();
    const text = Array.from({ length: 5_001 }, (_, index) => `${index},b`).join('\n');
    await expectError(await sendImport({ format: 'csv', text, commit: true }, who.token), 400, 'invalid_input');
    expect(await database().ownCard.count({ where: { userId: who.id } })).toBe(0);
  });
});

describe('GET /cards/export', () => {
  const ask = (deck: string, format: string, token?: string) =>
    send(exportFile, { path: `/cards/export?${new URLSearchParams({ deck, format })}`, ...(token && { token }) });
  async function fileOf(deck: string, format: CardExportFormat, { token }: Learner) {
    const response = await ask(deck, format, token);
    expect(response.status).toBe(200);
    return {
      name: decodeURIComponent(response.headers.get('Content-Disposition')?.split("''")[1] ?? ''),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  }

  it.each(['csv', 'tsv', 'anki'] as const)('gives cards as %s that another learner can import', async (format) => {
    const [giver, taker] = [await newLearner(), await newLearner()];
    const card = { front: 'Say "x",\n#2\tor;', back: 'π, Δ\n\n"q"', deck: 'My deck', tags: ['a', 'b'] };
    await writeCard(card, giver);
    const { bytes, name } = await fileOf('own', format, giver);
    expect(name).toBe(`barwright-My-cards.${format === 'anki' ? 'txt' : format}`);
    const text = new TextDecoder().decode(bytes);
    await send(importFile, { token: taker.token, json: { format, text, commit: true } });
    const stored = await database().ownCard.findMany({ where: { userId: taker.id } });
    expect(stored).toMatchObject([card]);
  });

  it('gives the rules of a subject', async () => {
    const { bytes } = await fileOf('subject:evidence', 'csv', learner);
    expect(new TextDecoder().decode(bytes).split('\n').slice(0, 2)).toEqual([
      'front,back,deck,tags',
      '"Rule of Hearsay","The rule of Hearsay in one sentence.","Evidence::Hearsay",""',
    ]);
  });

  it('gives a document to print, two cards in a row', async () => {
    const who = await newLearner();
    for (const front of ['one', 'two & <three>', 'four']) await writeCard({ front, back: 'first line\nsecond' }, who);
    const { bytes, name } = await fileOf('own', 'docx', who);
    expect(name).toBe('barwright-My-cards.docx');
    const document = (await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string')) ?? '';
    expect(document.match(/<w:tr>|<w:tr /g)).toHaveLength(2);
    expect(document.match(/<w:tc>|<w:tc /g)).toHaveLength(4);
    expect(document).toContain('two &amp; &lt;three&gt;');
    expect(document).toContain('second');
  });

  it('is 404 for an unknown deck, 400 for another format, 401 without a valid token', async () => {
    await expectError(await ask('nowhere', 'csv', learner.token), 404, 'not_found');
    await expectError(await ask('own', 'pdf', learner.token), 400, 'invalid_input');
    await expectError(await ask('own', 'csv'), 401, 'unauthenticated');
  });
});

it('own cards, reviews and the study plan are part of the learner’s export', async () => {
  const who = await newLearner();
  const { id } = await writeCard({ front: 'mine', back: 'too', deck: 'D' }, who);
  await review({ ...who, card: { ownCardId: id } });
  const everything = await (await send(exportAccount, { token: who.token })).json();
  expect(everything).toMatchObject({
    user: { examDate: null, newCardsPerDay: 20 },
    ownCards: [{ id, front: 'mine', back: 'too', deck: 'D' }],
    cardReviews: [{ ownCardId: id, rating: 'good', origin: 'flashcard', timeZone: 'UTC' }],
  });
});
