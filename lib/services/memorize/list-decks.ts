import 'server-only';
import type { DeckSummary } from '@/lib/domain/memorize/decks';
import { type Asking, learnerDecks } from './learner-decks';

/** Every deck of the learner with its counts on their own day. */
export async function listDecks(asking: Asking): Promise<DeckSummary[]> {
  return (await learnerDecks(asking)).decks.summaries;
}
