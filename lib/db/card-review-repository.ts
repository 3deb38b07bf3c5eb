import 'server-only';
import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating, ReviewOrigin } from '@/lib/domain/memorize/constants';
import type { CardMemory, CardReview } from '@/lib/domain/memorize/schedule';
import type { CardState } from './generated/client';
import { transactAsUser } from './lock-user';
import { database, type Transaction } from './prisma';
import { uuidV7 } from './uuid-v7';

/** What a log, the first review first, leaves of a card; null for an empty one. */
type Replay = (reviews: readonly CardReview[]) => CardMemory | null;

/** What one more review makes of what a log left. */
type Review = (memory: CardMemory, review: CardReview) => CardMemory;

export type NewReview = CardReview & {
  userId: string;
  ref: CardRef;
  origin: ReviewOrigin;
  idempotencyKey: string | undefined;
};

export type ReviewOutcome =
  /** The card as it is now; the review of an idempotency key used before is not stored again. */
  | { status: 'stored'; ref: CardRef; memory: CardMemory | null }
  | { status: 'no-user' }
  | { status: 'no-card' }
  | { status: 'not-yours' };

export type RemovalOutcome =
  | { status: 'removed'; ref: CardRef; memory: CardMemory | null }
  | { status: 'no-review' }
  | { status: 'not-last' };

/** A log that is longer is not read for one more review: nobody has so many of a card by learning it. */
export const MOST_REPLAYED = 200;
/** Of a log that must be read, so many of the last reviews are: replaying keeps the processor for 0.1 ms each. */
export const MOST_READ = 400;

const NEWEST_FIRST = [{ reviewedAt: 'desc' }, { id: 'desc' }] as const;

/** A calendar day of the database as YYYY-MM-DD. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function refOf({ ruleId, ownCardId }: { ruleId: string | null; ownCardId: string | null }): CardRef {
  if (ruleId !== null) return { ruleId };
  if (ownCardId !== null) return { ownCardId };
  // A check constraint keeps it from the tables.
  throw new Error('A review belongs to no card.');
}

async function findProblem(
  transaction: Transaction,
  userId: string,
  ref: CardRef,
): Promise<'no-card' | 'not-yours' | null> {
  if ('ruleId' in ref) return (await transaction.rule.count({ where: { id: ref.ruleId } })) > 0 ? null : 'no-card';
  const card = await transaction.ownCard.findUnique({ where: { id: ref.ownCardId }, select: { userId: true } });
  if (!card) return 'no-card';
  return card.userId === userId ? null : 'not-yours';
}

type MemoryColumns = Omit<CardState, 'id' | 'userId' | 'ruleId' | 'ownCardId'>;

/** What is known of a card, from its row. */
export function memoryOf({ dueAt, dueDay, lastReviewedAt, lastDay, ...rest }: MemoryColumns): CardMemory {
  return {
    ...rest,
    dueAtMs: dueAt.getTime(),
    dueDay: dayOf(dueDay),
    lastReviewedAtMs: lastReviewedAt.getTime(),
    lastDay: dayOf(lastDay),
  };
}

function stateKey(userId: string, ref: CardRef) {
  return 'ruleId' in ref
    ? { userId_ruleId: { userId, ruleId: ref.ruleId } }
    : { userId_ownCardId: { userId, ownCardId: ref.ownCardId } };
}

async function findMemory(transaction: Transaction, userId: string, ref: CardRef): Promise<CardMemory | null> {
  const row = await transaction.cardState.findUnique({
    where: stateKey(userId, ref),
    omit: { id: true, userId: true, ruleId: true, ownCardId: true },
  });
  return row && memoryOf(row);
}

/** Makes the state of a card anew from its log, of a very long one from its end. */
async function refreshState(
  transaction: Transaction,
  userId: string,
  ref: CardRef,
  replay: Replay,
): Promise<CardMemory | null> {
  const log = await transaction.cardReview.findMany({
    where: { userId, ...ref },
    orderBy: [...NEWEST_FIRST],
    take: MOST_READ,
    select: { rating: true, reviewedAt: true, timeZone: true, day: true },
  });
  const memory = replay(
    log.toReversed().map(({ reviewedAt, day, ...review }) => ({
      ...review,
      reviewedAtMs: reviewedAt.getTime(),
      day: dayOf(day),
    })),
  );
  if (!memory) {
    await transaction.cardState.deleteMany({ where: { userId, ...ref } });
    return null;
  }
  await storeMemory(transaction, userId, ref, memory);
  return memory;
}

async function storeMemory(transaction: Transaction, userId: string, ref: CardRef, memory: CardMemory): Promise<void> {
  const { dueAtMs, dueDay, lastReviewedAtMs, lastDay, ...rest } = memory;
  const state = {
    ...rest,
    dueAt: new Date(dueAtMs),
    dueDay: new Date(dueDay),
    lastReviewedAt: new Date(lastReviewedAtMs),
    lastDay: new Date(lastDay),
  };
  await transaction.cardState.upsert({
    where: stateKey(userId, ref),
    create: { id: uuidV7(lastReviewedAtMs), userId, ...ref, ...state },
    update: state,
  });
}

/**
 * Stores a review and brings the card's state up to date, all of it or nothing. A long log is
 * read only for a review from before its last, such as one that waited in another browser.
 */
export function insertReview(
  review: NewReview,
  { replay, reviewOnce }: { replay: Replay; reviewOnce: Review },
): Promise<ReviewOutcome> {
  const { userId, ref, idempotencyKey, rating, origin, reviewedAtMs, timeZone, day } = review;
  return transactAsUser(userId, async (transaction, isUserKnown): Promise<ReviewOutcome> => {
    if (!isUserKnown) return { status: 'no-user' };
    const known =
      idempotencyKey === undefined
        ? null
        : await transaction.cardReview.findUnique({
            where: { userId_idempotencyKey: { userId, idempotencyKey } },
            select: { ruleId: true, ownCardId: true },
          });
    if (known) {
      const ref = refOf(known);
      return { status: 'stored', ref, memory: await findMemory(transaction, userId, ref) };
    }
    const problem = await findProblem(transaction, userId, ref);
    if (problem) return { status: problem };
    const before = await findMemory(transaction, userId, ref);
    await transaction.cardReview.create({
      data: {
        id: uuidV7(reviewedAtMs),
        userId,
        ...ref,
        idempotencyKey: idempotencyKey ?? null,
        rating,
        origin,
        reviewedAt: new Date(reviewedAtMs),
        timeZone,
        day: new Date(day),
      },
    });
    // Of two at one moment the log alone knows which comes first.
    const isLast = before !== null && before.lastReviewedAtMs < reviewedAtMs;
    if (!isLast || before.reps < MOST_REPLAYED) {
      return { status: 'stored', ref, memory: await refreshState(transaction, userId, ref, replay) };
    }
    const memory = reviewOnce(before, { rating, reviewedAtMs, timeZone, day });
    await storeMemory(transaction, userId, ref, memory);
    return { status: 'stored', ref, memory };
  });
}

/** Takes the learner's review of this key out of the log, if it is the last of its card. */
export function removeReview(userId: string, idempotencyKey: string, replay: Replay): Promise<RemovalOutcome> {
  return transactAsUser(userId, async (transaction): Promise<RemovalOutcome> => {
    const review = await transaction.cardReview.findUnique({
      where: { userId_idempotencyKey: { userId, idempotencyKey } },
      select: { id: true, ruleId: true, ownCardId: true },
    });
    if (!review) return { status: 'no-review' };
    const ref = refOf(review);
    const last = await transaction.cardReview.findFirst({
      where: { userId, ...ref },
      orderBy: [...NEWEST_FIRST],
      select: { id: true },
    });
    if (last?.id !== review.id) return { status: 'not-last' };
    await transaction.cardReview.delete({ where: { id: review.id } });
    return { status: 'removed', ref, memory: await refreshState(transaction, userId, ref, replay) };
  });
}

/**
 * Changes the rating of the last of the learner's reviews with these keys and brings the card's state up to date; false
 * where there is none.
 */
export function changeRating(
  userId: string,
  idempotencyKeys: readonly string[],
  rating: CardRating,
  replay: Replay,
): Promise<boolean> {
  return transactAsUser(userId, async (transaction) => {
    const review = await transaction.cardReview.findFirst({
      where: { userId, idempotencyKey: { in: [...idempotencyKeys] } },
      orderBy: [...NEWEST_FIRST],
      select: { id: true, rating: true, ruleId: true, ownCardId: true },
    });
    if (!review) return false;
    if (review.rating === rating) return true;
    await transaction.cardReview.update({ where: { id: review.id }, data: { rating } });
    await refreshState(transaction, userId, refOf(review), replay);
    return true;
  });
}

/** The time zone of the learner's last review, null before the first. */
export async function findLastTimeZone(userId: string): Promise<string | null> {
  const last = await database().cardReview.findFirst({
    where: { userId },
    orderBy: [...NEWEST_FIRST],
    select: { timeZone: true },
  });
  return last?.timeZone ?? null;
}
