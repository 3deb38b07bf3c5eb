import 'server-only';
import { countOwnCards, findNewCards, insertOwnCards } from '@/lib/db/own-card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { MAX_OWN_CARDS } from '@/lib/domain/memorize/constants';
import type { OwnCardText } from '@/lib/domain/memorize/own-card';
import { TOO_MANY_CARDS } from './write-own-card';

type Addition = {
  userId: string;
  cards: readonly OwnCardText[];
  /** Without it nothing is stored: a dry run. */
  isCommitted: boolean;
  nowMs: number;
};

/**
 * Stores those cards that the learner does not have yet, so that the same cards twice are stored
 * once; answers them. Throws 'invalid_input' when they would have too many, 'unauthenticated' without
 * the account.
 */
export async function addOwnCards({ userId, cards, isCommitted, nowMs }: Addition): Promise<OwnCardText[]> {
  if (!isCommitted) {
    const [added, presentCount] = await Promise.all([findNewCards(userId, cards), countOwnCards(userId)]);
    if (presentCount + added.length > MAX_OWN_CARDS) throw new AppError('invalid_input', TOO_MANY_CARDS);
    return added;
  }
  const stored = await insertOwnCards({ userId, cards, isNewOnly: true, nowMs, maxCards: MAX_OWN_CARDS });
  if (stored === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  if (stored === 'too-many') throw new AppError('invalid_input', TOO_MANY_CARDS);
  return stored.map(({ id: _, ...card }) => card);
}
