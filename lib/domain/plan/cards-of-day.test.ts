import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixNewCards } from '@/lib/domain/memorize/mix-new-cards';
import { cardsThatFit, newAmong } from './cards-of-day';
import { SECONDS_PER_DUE_CARD, SECONDS_PER_NEW_CARD } from './constants';

const arbitraryDeck = fc.record({
  due: fc.nat({ max: 300 }),
  unseen: fc.nat({ max: 60 }),
  newPerDay: fc.nat({ max: 60 }),
});
type Deck = { due: number; unseen: number; newPerDay: number };
const dueDeck = ({ due, unseen, newPerDay }: Deck) =>
  mixNewCards(Array(Math.min(unseen, newPerDay)).fill('new'), Array(due).fill('due'));

describe('mixNewCards', () => {
  it.each([
    [[], [], ''],
    [['n'], ['d'], 'nd'],
    [['n', 'n', 'n'], ['d', 'd', 'd', 'd', 'd'], 'nddnddnd'],
    [['n', 'n', 'n'], ['d'], 'ndnn'],
    [['n'], ['d', 'd', 'd', 'd'], 'ndddd'],
  ])('puts %j among %j', (fresh, due, mixed) => {
    expect(mixNewCards(fresh, due).join('')).toBe(mixed);
  });
});

describe('the cards of a day', () => {
  it('are those that the due deck shows first, as many as the time allows', () => {
    fc.assert(
      fc.property(arbitraryDeck, fc.nat({ max: 12_000 }), (deck, seconds) => {
        const { due, fresh } = cardsThatFit(deck, seconds);
        const taken = due * SECONDS_PER_DUE_CARD + fresh * SECONDS_PER_NEW_CARD;
        expect(taken).toBeLessThanOrEqual(seconds);
        const all = dueDeck(deck);
        if (due + fresh < all.length) expect(seconds - taken).toBeLessThan(SECONDS_PER_NEW_CARD);
        else expect(due + fresh).toBe(all.length);
        // A due card may still fit where the next new one does not.
        const first = all.slice(0, due + fresh).filter((card) => card === 'new').length;
        expect(Math.abs(first - fresh)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('count their new ones as the deck has them', () => {
    fc.assert(
      fc.property(arbitraryDeck, fc.nat({ max: 400 }), (deck, count) => {
        const shown = dueDeck(deck).slice(0, count);
        expect(newAmong(shown.length, deck)).toBe(shown.filter((card) => card === 'new').length);
      }),
    );
  });
});
