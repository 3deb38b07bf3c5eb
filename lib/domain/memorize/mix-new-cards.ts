import { DUE_CARDS_PER_NEW_CARD } from './constants';

/** A new card, then some that are due, until either has run out: a day cut short is better spent on both. */
export function mixNewCards<Card>(newCards: readonly Card[], due: readonly Card[]): Card[] {
  const rounds = newCards.flatMap((card, index) => [
    card,
    ...due.slice(index * DUE_CARDS_PER_NEW_CARD, (index + 1) * DUE_CARDS_PER_NEW_CARD),
  ]);
  return [...rounds, ...due.slice(newCards.length * DUE_CARDS_PER_NEW_CARD)];
}
