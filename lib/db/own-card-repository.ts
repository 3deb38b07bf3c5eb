import 'server-only';
import type { OwnCardText } from '@/lib/domain/memorize/own-card';
import { inPages, type Pages } from './in-pages';
import { transactAsUser } from './lock-user';
import { type Database, database, type Transaction } from './prisma';
import { uuidV7 } from './uuid-v7';

export type OwnCard = OwnCardText & { id: string };

const CARD = { id: true, front: true, back: true, deck: true, tags: true } as const;
/** Of 7,000 characters each at most: reading a page is what all other requests wait for. */
const PAGE_CARDS = 100;

/** The learner's cards of these ids. */
export function findOwnCards(userId: string, ids: readonly string[]): Promise<OwnCard[]> {
  return database().ownCard.findMany({ where: { userId, id: { in: [...ids] } }, select: CARD });
}

/** All of the learner's cards, the first written first. */
export function pagesOfOwnCards(userId: string): Pages<OwnCard> {
  const keyOf = ({ id }: OwnCard) => id;
  return inPages(PAGE_CARDS, keyOf, (after, take) =>
    database().ownCard.findMany({
      where: { userId, ...(after !== undefined && { id: { gt: after } }) },
      // Ids are ordered by time.
      orderBy: { id: 'asc' },
      take,
      select: CARD,
    }),
  );
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

const columnsOf = (cards: readonly OwnCardText[]) => ({
  decks: cards.map(({ deck }) => deck),
  fronts: cards.map(({ front }) => front),
  backs: cards.map(({ back }) => back),
  tags: cards.map(({ tags }) => tags.join(' ')),
});

/**
 * Of the cards given, in their order and each once, those of which the learner has none of the same
 * text in the same deck.
 */
export async function findNewCards(
  userId: string,
  cards: readonly OwnCardText[],
  transaction: Transaction | Database = database(),
): Promise<OwnCardText[]> {
  const { decks, fronts, backs } = columnsOf(cards);
  const rows = await transaction.$queryRaw<{ place: number }[]>`
    SELECT min(place)::int AS place FROM (
      SELECT deck, front, back, place
      FROM unnest(${decks}::text[], ${fronts}::text[], ${backs}::text[]) WITH ORDINALITY AS given (deck, front, back, place)
      UNION ALL
      SELECT deck, front, back, 0 FROM own_card WHERE user_id = ${userId}::uuid
    ) AS card
    GROUP BY deck COLLATE "C", front COLLATE "C", back COLLATE "C" HAVING min(place) > 0
    ORDER BY place`;
  return rows.flatMap(({ place }) => cards[place - 1] ?? []);
}

/** How many cards the learner wrote. */
export function countOwnCards(userId: string, transaction: Transaction | Database = database()): Promise<number> {
  return transaction.ownCard.count({ where: { userId } });
}

type Insertion = {
  userId: string;
  cards: readonly OwnCardText[];
  /** Whether cards are left out that the learner has already, or that come twice. */
  isNewOnly: boolean;
  /** Of the first of them: when a card of the learner has it already, that one is answered and nothing stored. */
  idempotencyKey?: string | undefined;
  nowMs: number;
  /** Cards that the learner may have in all. */
  maxCards: number;
};

/**
 * Stores new cards of a learner, all of them or none; insertions of one learner go one after the
 * other. Answers them as stored, or why nothing was.
 */
export function insertOwnCards({
  userId,
  cards,
  isNewOnly,
  idempotencyKey,
  nowMs,
  maxCards,
}: Insertion): Promise<OwnCard[] | 'no-user' | 'too-many'> {
  return transactAsUser(userId, async (transaction, isUserKnown) => {
    if (!isUserKnown) return 'no-user';
    if (idempotencyKey !== undefined) {
      const known = { userId_idempotencyKey: { userId, idempotencyKey } };
      const stored = await transaction.ownCard.findUnique({ where: known, select: CARD });
      if (stored) return [stored];
    }
    const chosen = isNewOnly ? await findNewCards(userId, cards, transaction) : cards;
    if ((await countOwnCards(userId, transaction)) + chosen.length > maxCards) return 'too-many';
    // A millisecond apart, so that they keep the order in which they were given.
    const stored = chosen.map((card, index) => ({ ...card, id: uuidV7(nowMs + index) }));
    const { decks, fronts, backs, tags } = columnsOf(stored);
    await transaction.$executeRaw`
      INSERT INTO own_card (id, user_id, idempotency_key, deck, front, back, tags, created_at, updated_at)
      SELECT id, ${userId}::uuid, CASE WHEN place = 1 THEN ${idempotencyKey ?? null} END, deck, front, back,
             string_to_array(tags, ' '), at, at
      FROM unnest(
        ${stored.map(({ id }) => id)}::uuid[], ${decks}::text[], ${fronts}::text[], ${backs}::text[], ${tags}::text[]
      ) WITH ORDINALITY AS given (id, deck, front, back, tags, place),
      LATERAL (SELECT ${new Date(nowMs)}::timestamptz + (place - 1) * interval '1 millisecond' AS at) AS moment`;
    return stored;
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
export function deleteOwnCard(userId: string, id: string): Promise<boolean> {
  // A review of the card is stored before or after, never while it goes.
  return transactAsUser(userId, async (transaction) => {
    const { count } = await transaction.ownCard.deleteMany({ where: { id, userId } });
    return count > 0;
  });
}
