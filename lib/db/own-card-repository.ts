import 'server-only';
import type { OwnCardText } from '@/lib/domain/memorize/own-card';
import { lockUser } from './card-review-repository';
import { database } from './prisma';
import { uuidV7 } from './uuid-v7';

export type OwnCard = OwnCardText & { id: string };

const CARD = { id: true, front: true, back: true, deck: true, tags: true } as const;
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;

/** The learner's cards of these ids. */
export function findOwnCards(userId: string, ids: readonly string[]): Promise<OwnCard[]> {
  return database().ownCard.findMany({ where: { userId, id: { in: [...ids] } }, select: CARD });
}

/** All of the learner's cards, or those of one of their decks, the first written first. */
export function listOwnCards(userId: string, deck?: string): Promise<OwnCard[]> {
  return database().ownCard.findMany({
    where: { userId, ...(deck !== undefined && { deck }) },
    orderBy: [...OLDEST_FIRST],
    select: CARD,
  });
}

/** Up to `limit` of the learner's cards, the last written first, from the one after `afterId` on. */
export function listNewestOwnCards(
  userId: string,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<OwnCard[]> {
  return database().ownCard.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...(afterId !== undefined && { cursor: { id: afterId }, skip: 1 }),
    take: limit,
    select: CARD,
  });
}

/** Whose card it is, null when there is none. */
export async function findOwnCardOwner(id: string): Promise<string | null> {
  const card = await database().ownCard.findUnique({ where: { id }, select: { userId: true } });
  return card?.userId ?? null;
}

type Insertion = {
  userId: string;
  /** Of the first of them: when a card of the learner has it already, that one is answered and nothing stored. */
  idempotencyKey?: string | undefined;
  nowMs: number;
  /** Cards that the learner may have in all. */
  maxCards: number;
  /** Of the cards given, which to store beside those already there. */
  choose: (present: readonly OwnCard[]) => readonly OwnCardText[];
};

/**
 * Stores new cards of a learner, all of them or none; insertions of one learner go one after the
 * other. Answers them as stored, or why nothing was.
 */
export function insertOwnCards({
  userId,
  idempotencyKey,
  nowMs,
  maxCards,
  choose,
}: Insertion): Promise<OwnCard[] | 'no-user' | 'too-many'> {
  return database().$transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) return 'no-user';
    if (idempotencyKey !== undefined) {
      const known = { userId_idempotencyKey: { userId, idempotencyKey } };
      const stored = await transaction.ownCard.findUnique({ where: known, select: CARD });
      if (stored) return [stored];
    }
    const present = await transaction.ownCard.findMany({ where: { userId }, select: CARD });
    const chosen = choose(present);
    if (present.length + chosen.length > maxCards) return 'too-many';
    // A millisecond apart, so that they keep the order in which they were given.
    const cards = chosen.map((card, index) => ({ ...card, id: uuidV7(nowMs + index), atMs: nowMs + index }));
    await transaction.ownCard.createMany({
      data: cards.map(({ atMs, ...card }, index) => ({
        ...card,
        userId,
        idempotencyKey: index === 0 ? (idempotencyKey ?? null) : null,
        createdAt: new Date(atMs),
        updatedAt: new Date(atMs),
      })),
    });
    return cards.map(({ atMs: _, ...card }) => card);
  });
}

/** Writes one of the learner's cards anew; what is known of it stays. Null when they have no such card. */
export async function updateOwnCard(
  userId: string,
  id: string,
  card: OwnCardText,
  nowMs: number,
): Promise<OwnCard | null> {
  const { count } = await database().ownCard.updateMany({
    where: { id, userId },
    data: { ...card, updatedAt: new Date(nowMs) },
  });
  return count > 0 ? { id, ...card } : null;
}

/** Deletes one of the learner's cards with its reviews; false when they have no such card. */
export async function deleteOwnCard(userId: string, id: string): Promise<boolean> {
  const { count } = await database().ownCard.deleteMany({ where: { id, userId } });
  return count > 0;
}
