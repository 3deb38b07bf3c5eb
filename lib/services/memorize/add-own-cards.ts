import 'server-only';
import { insertOwnCards, listOwnCards } from '@/lib/db/own-card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { MAX_OWN_CARDS } from '@/lib/domain/memorize/constants';
import { type OwnCardText, ownCardIdentity } from '@/lib/domain/memorize/own-card';
import { TOO_MANY_CARDS } from './write-own-card';

/** The cards that are not among `present`, each once. */
function newAmong(cards: readonly OwnCardText[], present: readonly OwnCardText[]): OwnCardText[] {
  const known = new Set(present.map(ownCardIdentity));
  return cards.filter((card) => {
    const identity = ownCardIdentity(card);
    if (known.has(identity)) return false;
    known.add(identity);
    return true;
  });
}

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
  const present = await listOwnCards(userId);
  const added = newAmong(cards, present);
  if (present.length + added.length > MAX_OWN_CARDS) throw new AppError('invalid_input', TOO_MANY_CARDS);
  if (!isCommitted) return added;

  const stored = await insertOwnCards({
    userId,
    nowMs,
    maxCards: MAX_OWN_CARDS,
    choose: (atLast) => newAmong(cards, atLast),
  });
  if (stored === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  if (stored === 'too-many') throw new AppError('invalid_input', TOO_MANY_CARDS);
  return stored.map(({ id: _, ...card }) => card);
}
