import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardCommandOfKey } from './card-keys';
import { CARD_RATINGS } from './constants';
import { canGoOn, type DeckAction, type DeckRun, deckRunReducer, startRun } from './deck-run';

const rate = (rating: (typeof CARD_RATINGS)[number], reviewKey = `key-${rating}`): DeckAction => ({
  type: 'rate',
  rating,
  reviewKey,
});
const flip: DeckAction = { type: 'flip' };
const next: DeckAction = { type: 'next' };

const play = (cardCount: number, ...actions: DeckAction[]): DeckRun =>
  actions.reduce(deckRunReducer, startRun(cardCount));

describe('a run through a deck', () => {
  it('begins at the front of the first card', () => {
    expect(startRun(3)).toMatchObject({ index: 0, isFlipped: false, rating: null, isComplete: false });
  });

  it('flips to and fro, and flipping resets the rating', () => {
    expect(play(3, flip)).toMatchObject({ isFlipped: true });
    const again = play(3, flip, rate('good'), { type: 'previous' });
    expect(again).toMatchObject({ index: 0, isFlipped: false, rating: 'good' });
    expect(deckRunReducer(again, flip)).toMatchObject({ isFlipped: true, rating: null });
    expect(play(3, flip, flip)).toMatchObject({ isFlipped: false, rating: null });
  });

  it('takes no rating before the card was flipped', () => {
    expect(play(3, rate('good'))).toMatchObject({ index: 0, rating: null, ratings: [] });
  });

  it('turns to the next card once it was rated, and from the last one to the end', () => {
    const atSecond = play(2, flip, rate('again', 'a'));
    expect(atSecond).toMatchObject({ index: 1, isFlipped: false, rating: null, isComplete: false });
    // A second press of the same key meets a card that nobody has flipped.
    expect(deckRunReducer(atSecond, rate('again', 'b'))).toBe(atSecond);
    expect([flip, rate('good', 'b')].reduce(deckRunReducer, atSecond)).toMatchObject({ isComplete: true });
  });

  it('keeps one rating for each card, the last', () => {
    const { ratings } = play(
      3,
      flip,
      rate('again', 'a'),
      { type: 'previous' },
      flip,
      rate('good', 'b'),
      flip,
      rate('hard', 'c'),
    );
    expect(ratings).toEqual([
      { index: 0, rating: 'good', reviewKey: 'b' },
      { index: 1, rating: 'hard', reviewKey: 'c' },
    ]);
  });

  it('shows the front of the card it goes to', () => {
    expect(play(3, flip, next)).toMatchObject({ index: 1, isFlipped: false, rating: null });
    expect(play(3, flip, next, { type: 'previous' })).toMatchObject({ index: 0, isFlipped: false });
    expect(play(3, { type: 'previous' })).toMatchObject({ index: 0 });
  });

  it('leads on from the last card only once it was flipped, and is then complete', () => {
    const atLast = play(3, next, next);
    expect([atLast.index, canGoOn(atLast), deckRunReducer(atLast, next)]).toEqual([2, false, atLast]);
    const flipped = deckRunReducer(atLast, flip);
    expect(canGoOn(flipped)).toBe(true);
    expect(deckRunReducer(flipped, next)).toMatchObject({ isComplete: true });
    expect(play(3, next, next, flip, next, { type: 'restart' })).toEqual(startRun(3));
  });

  it('goes back to the card whose rating is undone', () => {
    const run = play(2, flip, rate('again', 'a'), flip, next, { type: 'undo' });
    expect(run).toMatchObject({ index: 0, isFlipped: true, rating: null, ratings: [], isComplete: false });
    expect(deckRunReducer(run, { type: 'undo' })).toBe(run);
  });

  it('has nothing to do without cards', () => {
    expect(play(0, flip, next, rate('good'))).toEqual(startRun(0));
    expect(canGoOn(startRun(0))).toBe(false);
  });

  it('stays in order whatever is done', () => {
    const action = fc.oneof(
      fc.constantFrom<DeckAction>(flip, next, { type: 'previous' }, { type: 'undo' }, { type: 'restart' }),
      fc.record({
        type: fc.constant('rate' as const),
        rating: fc.constantFrom(...CARD_RATINGS),
        reviewKey: fc.uuid(),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(action, { maxLength: 40 }), (cardCount, actions) => {
        const run = play(cardCount, ...actions);
        expect(run.index).toBeGreaterThanOrEqual(0);
        expect(run.index).toBeLessThan(cardCount);
        expect(new Set(run.ratings.map(({ index }) => index)).size).toBe(run.ratings.length);
        if (run.rating) expect(run.isFlipped).toBe(false);
        if (run.isComplete) expect(run.isFlipped).toBe(true);
      }),
    );
  });
});

it.each([
  [' ', { type: 'flip' }],
  ['1', { type: 'rate', rating: 'again' }],
  ['3', { type: 'rate', rating: 'good' }],
  ['ArrowRight', { type: 'next' }],
  ['Enter', { type: 'advance' }],
  ['U', { type: 'undo' }],
  ['4', null],
  ['Tab', null],
])('the key %j', (key, command) => expect(cardCommandOfKey(key)).toEqual(command));
