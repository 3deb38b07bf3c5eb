import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLearnerCards } from '@/lib/db/card-repository';
import { MOST_READ, MOST_REPLAYED } from '@/lib/db/card-review-repository';
import { database } from '@/lib/db/prisma';
import { cardKey } from '@/lib/domain/memorize/card-ref';
import { CARD_RATINGS, type CardRating } from '@/lib/domain/memorize/constants';
import { replayReviews, reviewCard } from '@/lib/domain/memorize/schedule';
import { calendarDay } from '@/lib/domain/time/calendar-day';
import { recordReview } from '@/lib/services/memorize/record-review';
import { undoReview } from '@/lib/services/memorize/undo-review';
import { rescheduleAnswer, scheduleAnswer } from '@/lib/services/rules/schedule-answer';
import { createTaxonomy, publishContent } from '../support/factories/question-bank';
import { createUser } from '../support/factories/users';

const CARDS = [{ ruleId: 'rule-evi-hearsay' }, { ruleId: 'rule-evi-relevance' }];
const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'];
const DAY_MS = 24 * 60 * 60_000;
const START_MS = Date.parse('2026-03-01T00:00:00Z');

beforeAll(async () => {
  await createTaxonomy();
  await publishContent();
});

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        card: fc.nat({ max: CARDS.length - 1 }),
        rating: fc.constantFrom(...CARD_RATINGS),
        zone: fc.constantFrom(...ZONES),
        // A negative step is a review that waited in another browser.
        minutes: fc.integer({ min: -5_000, max: 60_000 }),
        isSentTwice: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.constant('undo' as const) },
  ),
  { minLength: 1, maxLength: 12 },
);

type Made = { key: string; card: number; rating: CardRating; timeZone: string; atMs: number };

it('the state of every card is what its log leaves, whatever was reviewed and undone', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const userId = await createUser();
      let nowMs = START_MS;
      const made: Made[] = [];
      // What the log should hold: reviews by their moment, those of one moment in any order of one card.
      const inOrder = (card: number) => made.filter((one) => one.card === card).sort((a, b) => a.atMs - b.atMs);

      for (const [index, step] of plan.entries()) {
        if (step === 'undo') {
          const last = made.at(-1);
          if (!last) continue;
          const undone = undoReview({ userId, idempotencyKey: last.key, nowMs });
          if (inOrder(last.card).at(-1) === last) {
            await undone;
            made.pop();
          } else {
            await expect(undone).rejects.toMatchObject({ code: 'taken' });
          }
          continue;
        }
        // No two at one moment: their order in the log would be open.
        const atMs = nowMs + step.minutes * 60_000 + index;
        nowMs = Math.max(nowMs, atMs);
        const review = {
          userId,
          card: CARDS[step.card] ?? { ruleId: '' },
          rating: step.rating,
          origin: 'flashcard' as const,
          nowMs: atMs,
          timeZone: ZONES.includes(step.zone) ? step.zone : 'UTC',
          idempotencyKey: `key-${index}`,
        };
        const first = await recordReview(review);
        if (step.isSentTwice) expect(await recordReview(review)).toEqual(first);
        made.push({ key: `key-${index}`, card: step.card, rating: step.rating, timeZone: review.timeZone, atMs });
      }

      const stored = await findLearnerCards(userId, '2026-03-01');
      for (const [card, ref] of CARDS.entries()) {
        const expected = replayReviews(
          inOrder(card).map(({ rating, timeZone, atMs }) => ({
            rating,
            timeZone,
            reviewedAtMs: atMs,
            day: calendarDay(atMs, timeZone) ?? '',
          })),
        );
        expect(stored?.memories.get(cardKey(ref)) ?? null).toEqual(expected);
      }
      expect(await database().cardReview.count({ where: { userId } })).toBe(made.length);
    }),
    { numRuns: 40 },
  );
});

/** Writes so many reviews of a card into the log, one a day; the state of the card knows nothing of them. */
async function writeLog(userId: string, card: { ruleId: string }, length: number) {
  const logged = Array.from({ length }, (_, index) => ({
    reviewedAtMs: START_MS + index * DAY_MS,
    rating: CARD_RATINGS[index % CARD_RATINGS.length] ?? 'good',
    timeZone: 'UTC',
    day: calendarDay(START_MS + index * DAY_MS, 'UTC') ?? '',
  }));
  await database().cardReview.createMany({
    data: logged.map(({ reviewedAtMs, day, ...review }) => ({
      id: crypto.randomUUID(),
      userId,
      ...card,
      ...review,
      origin: 'flashcard',
      reviewedAt: new Date(reviewedAtMs),
      day: new Date(day),
    })),
  });
  return logged;
}

it('one more review of a long log goes on from the state, without reading the log', async () => {
  const userId = await createUser();
  const card = { ruleId: 'rule-evi-hearsay' };
  const logged = await writeLog(userId, card, MOST_REPLAYED);
  const memory = async () => (await findLearnerCards(userId, '2026-03-01'))?.memories.get(cardKey(card));
  const add = async (index: number, idempotencyKey: string) => {
    const nowMs = START_MS + index * DAY_MS;
    await recordReview({ userId, card, rating: 'good', origin: 'flashcard', nowMs, timeZone: 'UTC', idempotencyKey });
    return { rating: 'good' as const, timeZone: 'UTC', reviewedAtMs: nowMs, day: calendarDay(nowMs, 'UTC') ?? '' };
  };

  const first = await add(MOST_REPLAYED, 'first');
  const afterFirst = replayReviews([...logged, first]);
  expect(await memory()).toEqual(afterFirst);
  // Nobody would see that the log is another now.
  await database().cardReview.updateMany({ where: { userId }, data: { rating: 'again' } });
  const second = await add(MOST_REPLAYED + 1, 'second');
  expect(await memory()).toEqual(reviewCard(afterFirst, second));
  // What is taken out of the log is taken out of all of it.
  await undoReview({ userId, idempotencyKey: 'second', nowMs: START_MS });
  expect(await memory()).toEqual(replayReviews([...logged, first].map((one) => ({ ...one, rating: 'again' }))));
});

describe('of a log without end no more than its end is read by', () => {
  const ruleId = 'rule-evi-hearsay';
  const answer = { ruleId, answerId: 'an answer', timeZone: 'UTC' };
  const when = (index: number) => ({ nowMs: START_MS + index * DAY_MS });

  it.each<[string, (userId: string) => Promise<unknown>]>([
    [
      'a review from before its last',
      (userId) =>
        recordReview({ userId, card: { ruleId }, rating: 'hard', origin: 'flashcard', timeZone: 'UTC', ...when(700) }),
    ],
    [
      'the undoing of its last',
      (userId) => undoReview({ userId, idempotencyKey: 'rule-answer:an answer', ...when(0) }),
    ],
    ['another rating', (userId) => rescheduleAnswer(userId, 'an answer', 'again')],
  ])('%s', async (_, change) => {
    const userId = await createUser();
    await writeLog(userId, { ruleId }, 1_000);
    await scheduleAnswer({ userId, ...answer, rating: 'good', ...when(1_000) });
    await change(userId);
    expect(await database().cardState.findMany({ where: { userId }, select: { reps: true } })).toEqual([
      { reps: MOST_READ },
    ]);
  });
});

it('reviews of one learner at the same time are all stored', async () => {
  const userId = await createUser();
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      recordReview({
        userId,
        card: CARDS[index % 2] ?? { ruleId: '' },
        rating: 'good',
        origin: 'rule_quiz',
        nowMs: START_MS + index,
      }),
    ),
  );
  const states = await database().cardState.findMany({ where: { userId } });
  expect(states.map(({ reps }) => reps)).toEqual([6, 6]);
});

it('a review without a time zone falls on the day of the learner’s last zone', async () => {
  const userId = await createUser();
  const review = { userId, card: CARDS[0] ?? { ruleId: '' }, rating: 'good', origin: 'rule_quiz' } as const;
  const lateMs = Date.parse('2026-03-02T20:00:00Z');
  await recordReview({ ...review, nowMs: START_MS, timeZone: 'Asia/Tokyo' });
  await recordReview({ ...review, nowMs: lateMs });
  const last = await database().cardReview.findFirstOrThrow({ where: { userId }, orderBy: { reviewedAt: 'desc' } });
  expect(last).toMatchObject({ timeZone: 'Asia/Tokyo', day: new Date('2026-03-03') });
});
