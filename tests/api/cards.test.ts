import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { PUT as putStudyPlan } from '@/app/api/account/study-plan/route';
import { GET as getDecks } from '@/app/api/cards/decks/route';
import { GET as exportFile } from '@/app/api/cards/export/route';
import { POST as importFile } from '@/app/api/cards/import/route';
import { DELETE as deleteCard, PUT as putCard } from '@/app/api/cards/own/[id]/route';
import { GET as getOwnCards, POST as postCard } from '@/app/api/cards/own/route';
import { DELETE as deleteReview } from '@/app/api/cards/reviews/[key]/route';
import { POST as postReview } from '@/app/api/cards/reviews/route';
import { DELETE as deleteCards, GET as getCards } from '@/app/api/cards/route';
import { POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import {
  type CardExportFormat,
  createOwnCard,
  importCards,
  listDeckCards,
  listDecks,
  listOwnCards,
  reviewCard,
  undoReview,
} from '@/lib/contract/cards';
import { database } from '@/lib/db/prisma';
import { addDays, calendarDay } from '@/lib/domain/time/calendar-day';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank } from '../support/factories/question-bank';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createQuestionBank();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

const HEARSAY = { ruleId: 'rule-evi-hearsay' };
const NEGLIGENCE = { ruleId: 'rule-tort-negligence' };
const today = () => calendarDay(Date.now(), 'UTC') ?? '';

async function decksOf({ token }: Learner, timeZone = 'UTC') {
  const response = await send(getDecks, { token, path: `/cards/decks?timeZone=${timeZone}` });
  expect(response.status).toBe(200);
  const decks = listDecks.response.parse(await response.json());
  return new Map(decks.map((deck) => [deck.id, deck]));
}

const askCards = (deck: string, token?: string) =>
  send(getCards, { path: `/cards?${new URLSearchParams({ deck, timeZone: 'UTC' })}`, ...(token && { token }) });

async function cardsOf(deck: string, { token }: Learner) {
  const response = await askCards(deck, token);
  expect(response.status).toBe(200);
  return listDeckCards.response.parse(await response.json()).cards;
}

const frontsOf = async (deck: string, who: Learner) => (await cardsOf(deck, who)).map(({ front }) => front);

type Review = { card?: unknown; rating?: string; key?: string; token?: string; more?: object };
const sendReview = ({ card = HEARSAY, rating = 'good', key, token = learner.token, more }: Review = {}) =>
  send(postReview, {
    token,
    json: { card, rating, timeZone: 'UTC', ...more },
    headers: { 'Idempotency-Key': key ?? crypto.randomUUID() },
  });

async function review(given: Review) {
  const response = await sendReview(given);
  expect(response.status).toBe(201);
  return reviewCard.response.parse(await response.json());
}

const sendUndo = (key: string, token = learner.token) =>
  send(deleteReview, { method: 'DELETE', token, params: { key }, path: `/cards/reviews/${key}` });

async function write(card: object, { token }: Learner) {
  const response = await send(postCard, { token, json: card });
  expect(response.status).toBe(201);
  return createOwnCard.response.parse(await response.json());
}

describe('GET /cards/decks', () => {
  it('lists every deck with its counts', async () => {
    const decks = await decksOf(await newLearner());
    expect([...decks.keys()].slice(0, 3)).toEqual(['due', 'missed', 'own']);
    expect(decks.get('subject:evidence')).toMatchObject({ name: 'Evidence', total: 2, due: 0, unseen: 2 });
    expect(decks.get('issue:evi-hearsay')).toMatchObject({ name: 'Hearsay', subjectId: 'evidence', total: 1 });
  });

  it('goes by the zone of the last review without one, and by UTC before', async () => {
    expect((await send(getDecks, { token: (await newLearner()).token })).status).toBe(200);
  });

  it('is 400 for an unknown time zone and 401 without a valid token', async () => {
    const path = '/cards/decks?timeZone=Mars/Olympus';
    await expectError(await send(getDecks, { token: learner.token, path }), 400, 'invalid_input');
    await expectError(await send(getDecks), 401, 'unauthenticated');
  });
});

describe('GET /cards', () => {
  it('answers the cards of a deck with what each rating would do', async () => {
    const cards = await cardsOf('issue:evi-hearsay', await newLearner());
    expect(cards).toEqual([
      {
        card: HEARSAY,
        front: 'Rule of Hearsay',
        back: 'The rule of Hearsay in one sentence.',
        topic: 'Hearsay',
        subjectId: 'evidence',
        standing: 'new',
        next: { again: { minutes: 10 }, hard: { minutes: 15 }, good: { days: 2 } },
      },
    ]);
  });

  it('leaves out what is retired', async () => {
    const who = await newLearner();
    expect(await frontsOf('subject:evidence', who)).toEqual(['Rule of Hearsay', 'Rule of Relevance']);
  });

  it('is 404 for an unknown deck, 400 without one, 401 without a valid token, 405 for another method', async () => {
    for (const deck of ['nowhere', 'issue:nowhere', 'own:nowhere', "' or 1=1", '__proto__']) {
      await expectError(await askCards(deck, learner.token), 404, 'not_found');
    }
    await expectError(await send(getCards, { token: learner.token, path: '/cards' }), 400, 'invalid_input');
    await expectError(await askCards('x'.repeat(201), learner.token), 400, 'invalid_input');
    await expectError(await askCards('due'), 401, 'unauthenticated');
    await expectError(await send(deleteCards, { method: 'DELETE', token: learner.token }), 405, 'method_not_allowed');
  });
});

describe('the due deck', () => {
  it('holds what is due, and new cards of started topics up to the daily limit', async () => {
    const who = await newLearner();
    expect(await frontsOf('due', who)).toEqual([]);
    await review({ ...who, rating: 'again' });
    for (const front of ['one', 'two', 'three']) await write({ front, back: 'b' }, who);
    const json = { examDate: null, newCardsPerDay: 3 };
    expect((await send(putStudyPlan, { method: 'PUT', token: who.token, json })).status).toBe(200);
    // One of the three was the rule's.
    expect(await frontsOf('due', who)).toEqual(['Rule of Hearsay', 'one', 'two']);
    expect((await decksOf(who)).get('due')).toMatchObject({ total: 3, due: 1, unseen: 2 });
  });

  it('holds the rule of a missed question until the rule is reviewed or the question answered right', async () => {
    const who = await newLearner();
    const answer = async (questionId: string, userAnswerLabel: 'A' | 'B') =>
      send(saveAttempt, { token: who.token, json: attemptOf([answerTo(questionId, { userAnswerLabel })]) });
    await answer('tort-duty-1', 'A');
    await answer('evi-def-1', 'B');
    expect(await frontsOf('due', who)).toEqual(['Rule of Negligence']);
    expect(await frontsOf('missed', who)).toEqual(['Rule of Negligence']);
    await review({ ...who, card: NEGLIGENCE });
    expect(await frontsOf('due', who)).toEqual([]);
    expect(await frontsOf('missed', who)).toEqual(['Rule of Negligence']);
    await answer('tort-duty-1', 'A');
    expect(await frontsOf('due', who)).toEqual(['Rule of Negligence']);
    await answer('tort-duty-1', 'B');
    expect(await frontsOf('due', who)).toEqual([]);
    expect(await frontsOf('missed', who)).toEqual([]);
  });
});

describe('POST /cards/reviews', () => {
  it('stores the review and answers when the card is due', async () => {
    const who = await newLearner();
    const { dueAt } = await review(who);
    expect(dueAt).toBe(`${addDays(today(), 2)}T00:00:00.000Z`);
    const stored = await database().cardReview.findMany({ where: { userId: who.id } });
    expect(stored).toMatchObject([{ ruleId: HEARSAY.ruleId, rating: 'good', origin: 'flashcard', timeZone: 'UTC' }]);
    expect((await cardsOf('issue:evi-hearsay', who))[0]?.standing).toBe('later');
  });

  it('stores the same key once, and answers alike', async () => {
    const who = await newLearner();
    const key = crypto.randomUUID();
    const first = await review({ ...who, key });
    expect(await review({ ...who, key, rating: 'again' })).toEqual(first);
    expect(await database().cardReview.count({ where: { userId: who.id } })).toBe(1);
  });

  it('counts a late review on its own day, in the order in which they were made', async () => {
    const who = await newLearner();
    await review({ ...who, rating: 'good' });
    const reviewedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await review({ ...who, rating: 'again', more: { reviewedAt } });
    const [first] = await database().cardReview.findMany({ where: { userId: who.id }, orderBy: { reviewedAt: 'asc' } });
    expect(first).toMatchObject({ rating: 'again', day: new Date(addDays(today(), -3)) });
    const state = await database().cardState.findFirstOrThrow({ where: { userId: who.id } });
    expect(state).toMatchObject({ reps: 2, lastDay: new Date(today()) });
  });

  it('puts nothing off beyond the exam', async () => {
    const who = await newLearner();
    const json = { examDate: addDays(today(), 2), newCardsPerDay: 20 };
    await send(putStudyPlan, { method: 'PUT', token: who.token, json });
    expect((await cardsOf('issue:evi-hearsay', who))[0]?.next).toMatchObject({ good: { days: 1 } });
    expect((await review(who)).dueAt).toBe(`${addDays(today(), 1)}T00:00:00.000Z`);
  });

  it.each<[string, Review]>([
    ['no card', { card: null }],
    ['a card of two kinds', { card: { ...HEARSAY, ownCardId: crypto.randomUUID() } }],
    ['a card that is no id', { card: { ownCardId: '1' } }],
    ['another rating', { rating: 'easy' }],
    ['a number for a rating', { more: { rating: 3 } }],
    ['a surplus field', { more: { origin: 'rule_quiz' } }],
    ['an unknown time zone', { more: { timeZone: 'Mars/Olympus' } }],
    ['a moment that is none', { more: { reviewedAt: 'yesterday' } }],
    ['an endless key', { key: 'x'.repeat(201) }],
  ])('is 400 for %s, and stores nothing', async (_, given) => {
    const before = await database().cardReview.count();
    await expectError(await sendReview(given), 400, 'invalid_input');
    expect(await database().cardReview.count()).toBe(before);
  });

  it('is 400 without a key, 404 for an unknown card, 403 for somebody else’s, 401 without a valid token', async () => {
    const json = { card: HEARSAY, rating: 'good' };
    await expectError(await send(postReview, { token: learner.token, json }), 400, 'invalid_input');
    await expectError(await sendReview({ card: { ruleId: 'nowhere' } }), 404, 'not_found');
    await expectError(await sendReview({ card: { ownCardId: crypto.randomUUID() } }), 404, 'not_found');
    const { id } = await write({ front: 'mine', back: 'mine' }, stranger);
    await expectError(await sendReview({ card: { ownCardId: id } }), 403, 'forbidden');
    await expectError(await send(postReview, { json }), 401, 'unauthenticated');
  });

  it('is 401 for an account that was deleted a moment ago', async () => {
    const gone = await newLearner();
    await review(gone);
    await database().user.delete({ where: { id: gone.id } });
    await expectError(await sendReview(gone), 401, 'unauthenticated');
  });
});

describe('DELETE /cards/reviews/{key}', () => {
  it('takes the last review back, as if it had never been', async () => {
    const who = await newLearner();
    const { dueAt } = await review({ ...who, key: 'first' });
    await review({ ...who, key: 'second', rating: 'again' });
    const undone = await sendUndo('second', who.token);
    expect(undoReview.response.parse(await undone.json())).toEqual({ dueAt });
    expect(undoReview.response.parse(await (await sendUndo('first', who.token)).json())).toEqual({ dueAt: null });
    expect(await database().cardState.count({ where: { userId: who.id } })).toBe(0);
    expect((await cardsOf('issue:evi-hearsay', who))[0]?.standing).toBe('new');
  });

  it('is 409 once the card was reviewed again, 404 for an unknown key or somebody else’s, 401 without a token', async () => {
    const who = await newLearner();
    await review({ ...who, key: 'first' });
    await review({ ...who, key: 'second' });
    await expectError(await sendUndo('first', who.token), 409, 'taken');
    await expectError(await sendUndo('third', who.token), 404, 'not_found');
    await expectError(await sendUndo('second', stranger.token), 404, 'not_found');
    await expectError(await sendUndo('x'.repeat(201), who.token), 400, 'invalid_input');
    await expectError(await sendUndo('second', ''), 401, 'unauthenticated');
  });
});

describe('own cards', () => {
  it('are written, listed, changed and deleted', async () => {
    const who = await newLearner();
    const card = await write({ front: ' Duty \r\nof care ', back: 'B', deck: ' Week  1 ', tags: ['a b', 'a'] }, who);
    expect(card).toEqual({ id: card.id, front: 'Duty \nof care', back: 'B', deck: 'Week 1', tags: ['a', 'b'] });
    await review({ ...who, card: { ownCardId: card.id } });

    const json = { front: 'Duty', back: 'C' };
    const put = await send(putCard, { method: 'PUT', token: who.token, params: { id: card.id }, json });
    expect(await put.json()).toEqual({ id: card.id, front: 'Duty', back: 'C', deck: '', tags: [] });
    expect(await cardsOf('own', who)).toMatchObject([{ front: 'Duty', standing: 'later' }]);

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
    expect(await write({ front, back: '<b>x</b>' }, learner)).toMatchObject({ front, back: '<b>x</b>' });
  });

  it.each<[string, unknown]>([
    ['no front', { back: 'b' }],
    ['an empty back', { front: 'a', back: ' \n ' }],
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

  it('are 403 when somebody else’s, 404 unknown, 400 without an id, 401 without a valid token', async () => {
    const { id } = await write({ front: 'a', back: 'b' }, learner);
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
    await write(card, giver);
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
    for (const front of ['one', 'two & <three>', 'four']) await write({ front, back: 'first line\nsecond' }, who);
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
  const { id } = await write({ front: 'mine', back: 'too', deck: 'D' }, who);
  await review({ ...who, card: { ownCardId: id } });
  const everything = await (await send(exportAccount, { token: who.token })).json();
  expect(everything).toMatchObject({
    user: { examDate: null, newCardsPerDay: 20 },
    ownCards: [{ id, front: 'mine', back: 'too', deck: 'D' }],
    cardReviews: [{ ownCardId: id, rating: 'good', origin: 'flashcard', timeZone: 'UTC' }],
  });
});

describe('PUT /account/study-plan', () => {
  const put = (json: unknown, token?: string) => send(putStudyPlan, { method: 'PUT', json, ...(token && { token }) });

  it('keeps the exam day and the daily limit, and takes the day away again', async () => {
    const { id, token } = await newLearner();
    const plan = { examDate: '2027-02-23', newCardsPerDay: 0 };
    expect(await (await put(plan, token)).json()).toEqual({ ...plan, dailyGoal: null, timeZone: null });
    const stored = () => database().user.findUniqueOrThrow({ where: { id } });
    expect(await stored()).toMatchObject({ examDate: new Date('2027-02-23'), newCardsPerDay: 0 });
    await put({ ...plan, examDate: null }, token);
    expect(await stored()).toMatchObject({ examDate: null });
  });

  it('keeps the daily goal and the time zone, and leaves alone what is not given', async () => {
    const { token } = await newLearner();
    const plan = { examDate: '2027-02-23', newCardsPerDay: 5 };
    const aims = { dailyGoal: 33, timeZone: 'America/New_York' };
    expect(await (await put({ ...plan, ...aims }, token)).json()).toEqual({ ...plan, ...aims });
    expect(await (await put(plan, token)).json()).toEqual({ ...plan, ...aims });
    const none = { dailyGoal: null, timeZone: null };
    expect(await (await put({ ...plan, ...none }, token)).json()).toEqual({ ...plan, ...none });
  });

  it('takes every time zone that browsers offer', async () => {
    const rows = await database().$queryRaw<{ name: string }[]>`SELECT name FROM pg_timezone_names`;
    const known = new Set(rows.map(({ name }) => name));
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !known.has(name))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['a goal of nothing', { examDate: null, newCardsPerDay: 1, dailyGoal: 0 }],
    ['a goal beyond a day', { examDate: null, newCardsPerDay: 1, dailyGoal: 501 }],
    ['half a question as a goal', { examDate: null, newCardsPerDay: 1, dailyGoal: 1.5 }],
    ['a time zone that is none', { examDate: null, newCardsPerDay: 1, timeZone: 'Mars/Olympus' }],
    ['a time zone without a name', { examDate: null, newCardsPerDay: 1, timeZone: '' }],
    ['a day that is none', { examDate: '2027-02-30', newCardsPerDay: 20 }],
    ['a day in words', { examDate: 'tomorrow', newCardsPerDay: 20 }],
    ['another millennium', { examDate: '9999-12-31', newCardsPerDay: 20 }],
    ['no day', { newCardsPerDay: 20 }],
    ['a negative limit', { examDate: null, newCardsPerDay: -1 }],
    ['half a card', { examDate: null, newCardsPerDay: 0.5 }],
    ['too many cards', { examDate: null, newCardsPerDay: 1_000 }],
    ['a surplus field', { examDate: null, newCardsPerDay: 1, role: 'admin' }],
  ])('is 400 for %s', async (_, json) => {
    await expectError(await put(json, learner.token), 400, 'invalid_input');
  });

  it('is 401 without a valid token', async () => {
    await expectError(await put({ examDate: null, newCardsPerDay: 1 }), 401, 'unauthenticated');
  });
});
