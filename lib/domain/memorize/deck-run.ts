import type { CardRating } from './constants';

/**
 * One run through a deck (specification 4.2): a card shows its front or is flipped; flipping
 * resets the rating; the last card leads on only once it was flipped. Rating a card leads on by itself.
 * A card has one rating in a run: rating it again replaces the one before.
 */
export type DeckRun = {
  cardCount: number;
  index: number;
  isFlipped: boolean;
  /** The rating shown on the card: the one it was given before, until it is flipped; else null. */
  rating: CardRating | null;
  /** What was rated, the first first; each card once. */
  ratings: readonly GivenRating[];
  isComplete: boolean;
};

export type GivenRating = {
  index: number;
  rating: CardRating;
  /** Names the review wherever it is stored. */
  reviewKey: string;
};

export type DeckAction =
  | { type: 'flip' }
  | { type: 'rate'; rating: CardRating; reviewKey: string }
  | { type: 'undo' }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'restart' };

/** A run at its first card. */
export function startRun(cardCount: number): DeckRun {
  return { cardCount, index: 0, isFlipped: false, rating: null, ratings: [], isComplete: false };
}

/** Whether Next leads anywhere: on the last card only once it was flipped. */
export function canGoOn({ index, cardCount, isFlipped, isComplete }: DeckRun): boolean {
  return !isComplete && (index < cardCount - 1 || (index === cardCount - 1 && isFlipped));
}

/** The rating a card was given in this run, shown or not; null without one. */
export function ratingOf(run: DeckRun, index: number): GivenRating | null {
  return run.ratings.find((given) => given.index === index) ?? null;
}

function showCard(run: DeckRun, index: number): DeckRun {
  return { ...run, index, isFlipped: false, rating: ratingOf(run, index)?.rating ?? null, isComplete: false };
}

/** The card after this one, or the end behind the last. */
function goOn(run: DeckRun): DeckRun {
  return run.index < run.cardCount - 1 ? showCard(run, run.index + 1) : { ...run, rating: null, isComplete: true };
}

/** The next state of a run; the same object where an action means nothing. */
export function deckRunReducer(run: DeckRun, action: DeckAction): DeckRun {
  if (action.type === 'restart') return startRun(run.cardCount);
  if (action.type === 'undo') {
    const last = run.ratings.at(-1);
    if (!last) return run;
    return {
      ...run,
      index: last.index,
      isFlipped: true,
      rating: null,
      isComplete: false,
      ratings: run.ratings.slice(0, -1),
    };
  }
  if (run.isComplete || run.cardCount === 0) return run;
  switch (action.type) {
    case 'flip':
      return { ...run, isFlipped: !run.isFlipped, rating: null };
    case 'rate': {
      if (!run.isFlipped) return run;
      const { rating, reviewKey } = action;
      const others = run.ratings.filter(({ index }) => index !== run.index);
      return goOn({ ...run, ratings: [...others, { index: run.index, rating, reviewKey }] });
    }
    case 'previous':
      return run.index > 0 ? showCard(run, run.index - 1) : run;
    case 'next':
      return canGoOn(run) ? goOn(run) : run;
  }
}
