import 'server-only';
import { listNewestOwnCards, type OwnCard } from '@/lib/db/own-card-repository';
import { requireOwnCard } from './write-own-card';

const PAGE_SIZE = 50;

type Page = {
  userId: string;
  /** The page begins after this card; with the newest when absent. */
  before?: string | undefined;
};

/**
 * A page of the learner's own cards, newest first, and the `before` of the next page, null on the
 * last. Throws 'forbidden' or 'not_found' when `before` is no card of theirs.
 */
export async function listOwnCards({ userId, before }: Page): Promise<{ cards: OwnCard[]; nextBefore: string | null }> {
  if (before !== undefined) await requireOwnCard(userId, before);
  // One more than the page holds, to know whether another follows.
  const cards = await listNewestOwnCards(userId, { afterId: before, limit: PAGE_SIZE + 1 });
  const page = cards.slice(0, PAGE_SIZE);
  return { cards: page, nextBefore: cards.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}
