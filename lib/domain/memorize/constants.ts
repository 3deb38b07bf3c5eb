/** The ratings of the flashcards, the worst first. */
export const CARD_RATINGS = ['again', 'hard', 'good'] as const;
export type CardRating = (typeof CARD_RATINGS)[number];

/** What the ratings are called on the screen (specification 4.2). */
export const RATING_LABELS: Record<CardRating, string> = { again: 'Forgotten', hard: 'Struggled', good: 'Got It!' };

/** Where a review comes from. */
export type ReviewOrigin = 'flashcard' | 'rule_quiz';

/** 'Due today' shows a new card, then so many that are due, and so on. */
export const DUE_CARDS_PER_NEW_CARD = 2;

/** Cards that one run through a deck holds at most. */
export const MAX_RUN_CARDS = 200;

export const MAX_NEW_CARDS_PER_DAY = 999;

export const MAX_FRONT_LENGTH = 2_000;
export const MAX_BACK_LENGTH = 5_000;
export const MAX_DECK_NAME_LENGTH = 100;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 50;
/** Cards of their own that a learner can keep. */
export const MAX_OWN_CARDS = 5_000;
/** Size of a file of cards, bytes of UTF-8. */
export const MAX_IMPORT_BYTES = 1_000_000;
/** Rows of such a file: each costs time whether it is a card or not. */
export const MAX_IMPORT_ROWS = 2 * MAX_OWN_CARDS;
