import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { calendarDay, daysBetween, earlierDay, laterDay, startOfDay } from '@/lib/domain/time/calendar-day';
import { CARD_RATINGS, type CardRating } from './constants';
import type { Interval, Intervals } from './interval';

/**
 * When a card comes back: FSRS (https://github.com/open-spaced-repetition/ts-fsrs), aiming at a
 * recall of 90 percent, without fuzz, so that the same reviews always lead to the same state.
 *
 * Intervals of a day and more are counted in the learner's own calendar days: what was learned late
 * in the evening and comes back after one day is due the next morning. Only the steps of a card that
 * is being learned, or was forgotten, are counted in minutes.
 */

const FSRS_GRADES: Record<CardRating, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good };

const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});

/** One entry of the log. */
export type CardReview = {
  rating: CardRating;
  /** Milliseconds since 1970. */
  reviewedAtMs: number;
  /** The learner's IANA time zone then. */
  timeZone: string;
  /** The learner's calendar day then, YYYY-MM-DD. */
  day: string;
};

/** What is known of a card after its last review. */
export type CardMemory = {
  dueAtMs: number;
  /** The learner's day on which it is due, YYYY-MM-DD. */
  dueDay: string;
  /** Days until recall falls to 90 percent. */
  stability: number;
  /** From 1 to 10. */
  difficulty: number;
  /** Whole days from the last review to the next; 0 while a step of minutes is running. */
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  /** 1 learning, 2 review, 3 relearning. */
  state: number;
  lastReviewedAtMs: number;
  lastDay: string;
};

/** FSRS counts days between UTC dates; noon of the learner's own day stands for that day. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function cardOf(memory: CardMemory | null, day: string): Card {
  if (!memory) return createEmptyCard(noonOf(day));
  const { stability, difficulty, reps, lapses, state } = memory;
  return {
    due: noonOf(memory.lastDay),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps,
    lapses,
    state,
    last_review: noonOf(memory.lastDay),
  };
}

/** What is known of a card after one more review; `memory` is null for one never seen. */
export function reviewCard(memory: CardMemory | null, review: CardReview): CardMemory {
  // Somebody who flies west may live a day twice.
  const day = memory ? laterDay(memory.lastDay, review.day) : review.day;
  const { card } = scheduler.next(cardOf(memory, day), noonOf(day), FSRS_GRADES[review.rating]);
  const isCountedInDays = card.scheduled_days > 0;
  const sinceNoonMs = card.due.getTime() - noonOf(day).getTime();
  const dayOfStep = calendarDay(review.reviewedAtMs + sinceNoonMs, review.timeZone) ?? day;
  const dueDay = isCountedInDays ? card.due.toISOString().slice(0, 10) : laterDay(dayOfStep, day);
  return {
    dueAtMs: isCountedInDays ? startOfDay(dueDay, review.timeZone) : review.reviewedAtMs + sinceNoonMs,
    dueDay,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReviewedAtMs: review.reviewedAtMs,
    lastDay: day,
  };
}

/** What a log of reviews, the first first, leaves of a card; null for an empty one. */
export function replayReviews(reviews: readonly CardReview[]): CardMemory | null {
  return reviews.reduce<CardMemory | null>(reviewCard, null);
}

type Moment = { nowMs: number; timeZone: string; day: string };

/** What each rating would do now; no card is put off beyond `latestDay`. */
export function previewIntervals(
  memory: CardMemory | null,
  { nowMs, timeZone, day }: Moment,
  latestDay: string | null,
): Intervals {
  const intervalOf = (rating: CardRating): Interval => {
    const next = reviewCard(memory, { rating, reviewedAtMs: nowMs, timeZone, day });
    if (next.scheduledDays === 0) return { minutes: Math.round((next.dueAtMs - nowMs) / 60_000) };
    const dueDay = latestDay === null ? next.dueDay : earlierDay(latestDay, next.dueDay);
    return { days: Math.max(1, daysBetween(day, dueDay)) };
  };
  const [again, hard, good] = CARD_RATINGS.map(intervalOf) as [Interval, Interval, Interval];
  return { again, hard, good };
}

/** The chance, in percent, that a card is recalled on the learner's day `day`; 0 for one never learned. */
export function recallPercent(memory: CardMemory, day: string): number {
  const dayOfAsking = laterDay(memory.lastDay, day);
  return 100 * scheduler.get_retrievability(cardOf(memory, dayOfAsking), noonOf(dayOfAsking), false);
}
