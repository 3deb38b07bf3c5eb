import { beforeAll, describe, expect, it } from 'vitest';
import { PUT as putStudyPlan } from '@/app/api/account/study-plan/route';
import { GET as getDecks } from '@/app/api/cards/decks/route';
import { DELETE as deleteReview } from '@/app/api/cards/reviews/[key]/route';
import { POST as postReview } from '@/app/api/cards/reviews/route';
import { DELETE as deleteCards, GET as getCards } from '@/app/api/cards/route';
import { POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import { listDecks, undoReview } from '@/lib/contract/cards';
import { database } from '@/lib/db/prisma';
import { addDays, calendarDay } from '@/lib/domain/time/calendar-day';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { askCards, cardsOf, frontsOf, HEARSAY, type Review, review, sendReview, writeCard } from '../support/cards';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank } from '../support/factories/question-bank';
import { waitForNoon } from '../support/same-every-time';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  waitForNoon();
  await createQuestionBank();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

const NEGLIGENCE = { ruleId: 'rule-tort-negligence' };
const today = () => calendarDay(Date.now(), 'UTC') ?? '';

async function decksOf({ token }: Learner, timeZone = 'UTC') {
  const response = await send(getDecks, { token, path: `/cards/decks?timeZone=${timeZone}` });
  expect(response.status).toBe(200);
  const decks = listDecks.response.parse(await response.json());
  return new Map(decks.map((deck) => [deck.id, deck]));
}
const sendUndo = (key: string, token = learner.token) =>
  send(deleteReview, { method: 'DELETE', token, params: { key }, path: `/cards/reviews/${key}` });
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
        buzzwords: [],
        topic: 'Hearsay',
        subjectId: 'evidence',
        status: 'new',
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
    for (const front of ['one', 'two', 'three']) await writeCard({ front, back: 'b' }, who);
    const json = { examDate: null, newCardsPerDay: 3 };
    expect((await send(putStudyPlan, { method: 'PUT', token: who.token, json })).status).toBe(200);
    // One of the three was the rule's. A new card stands before two that are due.
    expect(await frontsOf('due', who)).toEqual(['one', 'Rule of Hearsay', 'two']);
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
    expect((await cardsOf('issue:evi-hearsay', who))[0]?.status).toBe('later');
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

  it.each<[string, Partial<Review>]>([
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
    await expectError(await sendReview({ ...learner, ...given }), 400, 'invalid_input');
    expect(await database().cardReview.count()).toBe(before);
  });

  it('is 400 without a key, 404 for an unknown card, 403 for someone else’s, 401 without a valid token', async () => {
    const json = { card: HEARSAY, rating: 'good' };
    await expectError(await send(postReview, { token: learner.token, json }), 400, 'invalid_input');
    await expectError(await sendReview({ ...learner, card: { ruleId: 'nowhere' } }), 404, 'not_found');
    await expectError(await sendReview({ ...learner, card: { ownCardId: crypto.randomUUID() } }), 404, 'not_found');
    const { id } = await writeCard({ front: 'mine', back: 'mine' }, stranger);
    await expectError(await sendReview({ ...learner, card: { ownCardId: id } }), 403, 'forbidden');
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
    expect((await cardsOf('issue:evi-hearsay', who))[0]?.status).toBe('new');
  });

  it('is 409 once the card was reviewed again, 404 for an unknown key or someone else’s, 401 without a token', async () => {
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
