import 'server-only';
import { insertOwnCards, listOwnCards } from '@/lib/db/own-card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { CardFileFormat } from '@/lib/domain/memorize/card-file-format';
import { MAX_IMPORT_BYTES, MAX_OWN_CARDS } from '@/lib/domain/memorize/constants';
import { type OwnCardText, ownCardIdentity } from '@/lib/domain/memorize/own-card';
import { readCardFile } from '@/lib/domain/memorize/read-card-file';
import { TOO_MANY_CARDS } from './write-own-card';

const SHOWN_PROBLEMS = 100;
const SHOWN_CARDS = 5;

type Import = {
  userId: string;
  format: CardFileFormat;
  text: string;
  /** Without it nothing is stored: a dry run. */
  isCommitted: boolean;
  nowMs: number;
};

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

/**
 * Reads a file of cards and says what is in it; when committed, stores the new ones, so that the same
 * file twice is stored once. Throws 'too_large' for a file of more than 1 MB, 'invalid_input' when the
 * learner would have too many cards.
 */
export async function importCards({ userId, format, text, isCommitted, nowMs }: Import) {
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES) {
    throw new AppError('too_large', 'That is too large: a file of cards may hold at most 1 MB.');
  }
  const { cards, problems } = readCardFile(format, text);
  const present = await listOwnCards(userId);
  let added = newAmong(cards, present);
  if (present.length + added.length > MAX_OWN_CARDS) throw new AppError('invalid_input', TOO_MANY_CARDS);
  if (isCommitted) {
    const stored = await insertOwnCards({
      userId,
      nowMs,
      maxCards: MAX_OWN_CARDS,
      choose: (atLast) => newAmong(cards, atLast),
    });
    if (stored === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
    if (stored === 'too-many') throw new AppError('invalid_input', TOO_MANY_CARDS);
    added = stored.map(({ id: _, ...card }) => card);
  }
  return {
    isCommitted,
    newCount: added.length,
    duplicateCount: cards.length - added.length,
    problemCount: problems.length,
    problems: problems.slice(0, SHOWN_PROBLEMS),
    preview: added.slice(0, SHOWN_CARDS),
  };
}
