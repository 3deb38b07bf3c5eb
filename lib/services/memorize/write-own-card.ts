import 'server-only';
import {
  deleteOwnCard as deleteCard,
  findOwnCardOwner,
  insertOwnCards,
  type OwnCard,
  updateOwnCard as updateCard,
} from '@/lib/db/own-card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { MAX_OWN_CARDS } from '@/lib/domain/memorize/constants';
import type { OwnCardText } from '@/lib/domain/memorize/own-card';

/** What a learner is told who has written as many cards as anybody may. */
export const TOO_MANY_CARDS = `You can keep at most ${MAX_OWN_CARDS.toLocaleString('en-US')} cards of your own.`;

/** Throws 'not_found' when there is no such card, 'forbidden' when it is someone else's. */
export async function requireOwnCard(userId: string, id: string): Promise<void> {
  const ownerId = await findOwnCardOwner(id);
  if (ownerId === null) throw new AppError('not_found', 'There is no such card.');
  if (ownerId !== userId) throw new AppError('forbidden', 'That card belongs to someone else.');
}

type Creation = { userId: string; card: OwnCardText; idempotencyKey: string | undefined; nowMs: number };

/**
 * Stores a new card, once for each idempotency key: the same key again answers the card as it is now.
 * Throws 'invalid_input' when there are too many, 'unauthenticated' without the account.
 */
export async function createOwnCard({ userId, card, idempotencyKey, nowMs }: Creation): Promise<OwnCard> {
  const stored = await insertOwnCards({
    userId,
    cards: [card],
    isNewOnly: false,
    idempotencyKey,
    nowMs,
    maxCards: MAX_OWN_CARDS,
  });
  if (stored === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  if (stored === 'too-many' || !stored[0]) throw new AppError('invalid_input', TOO_MANY_CARDS);
  return stored[0];
}

type Change = { userId: string; id: string; card: OwnCardText; nowMs: number };

/** Writes a card anew; its reviews stay. Throws 'not_found' or 'forbidden'. */
export async function updateOwnCard({ userId, id, card, nowMs }: Change): Promise<OwnCard> {
  await requireOwnCard(userId, id);
  const stored = await updateCard(userId, id, card, nowMs);
  if (!stored) throw new AppError('not_found', 'There is no such card.');
  return stored;
}

/** Deletes a card with its reviews. Throws 'not_found' or 'forbidden'. */
export async function deleteOwnCard(userId: string, id: string): Promise<void> {
  await requireOwnCard(userId, id);
  await deleteCard(userId, id);
}
