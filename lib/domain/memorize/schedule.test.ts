import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween } from '@/lib/domain/time/calendar-day';
import { CARD_RATINGS, type CardRating } from './constants';
import { intervalLabel } from './interval';
import { type CardMemory, type CardReview, previewIntervals, replayReviews, reviewCard } from './schedule';

const ZONE = 'America/Los_Angeles';

function review(rating: CardRating, instant: string, timeZone = ZONE): CardReview {
  const reviewedAtMs = Date.parse(instant);
  return { rating, reviewedAtMs, timeZone, day: calendarDay(reviewedAtMs, timeZone) ?? '' };
}

describe('a card', () => {
  it('seen for the first time comes back in minutes when it was hard, in days when it was known', () => {
    const now = '2026-11-21T18:00:00Z';
    expect(reviewCard(null, review('again', now))).toMatchObject({
      state: 1,
      scheduledDays: 0,
      dueAtMs: Date.parse(now) + 600_000,
      dueDay: '2026-11-21',
    });
    expect(reviewCard(null, review('hard', now)).dueAtMs).toBe(Date.parse(now) + 900_000);
    expect(reviewCard(null, review('good', now))).toMatchObject({ state: 2, scheduledDays: 2, dueDay: '2026-11-23' });
  });

  it('is due from the morning of its day, in the learner’s zone', () => {
    const memory = reviewCard(null, review('good', '2026-11-22T07:30:00Z'));
    expect(memory).toMatchObject({ lastDay: '2026-11-21', dueDay: '2026-11-23' });
    expect(new Date(memory.dueAtMs).toISOString()).toBe('2026-11-23T08:00:00.000Z');
  });

  it('counts the night between two days, not the hours', () => {
    const evening = review('good', '2026-11-22T07:30:00Z');
    const morning = review('good', '2026-11-22T15:00:00Z');
    const overNight = replayReviews([evening, morning]);
    const sameEvening = replayReviews([evening, { ...morning, day: evening.day }]);
    expect(overNight?.stability).toBeGreaterThan(sameEvening?.stability ?? 0);
  });

  it('follows FSRS over weeks', () => {
    let memory: CardMemory | null = null;
    let instant = Date.parse('2026-11-21T18:00:00Z');
    const days: number[] = [];
    for (const rating of ['good', 'good', 'good', 'again', 'good', 'hard', 'good'] as const) {
      memory = reviewCard(memory, review(rating, new Date(instant).toISOString()));
      days.push(memory.scheduledDays);
      instant = Math.max(memory.dueAtMs + 3_600_000, instant);
    }
    expect(days).toEqual([2, 11, 46, 0, 3, 6, 12]);
    expect(memory).toMatchObject({ reps: 7, lapses: 1, state: 2 });
  });

  it('takes a day that is lived twice for one', () => {
    const first = reviewCard(null, review('good', '2026-11-21T20:00:00Z', 'Asia/Tokyo'));
    expect(first.lastDay).toBe('2026-11-22');
    const second = reviewCard(first, review('good', '2026-11-21T23:00:00Z', 'Pacific/Honolulu'));
    expect(second.lastDay).toBe('2026-11-22');
    expect(second.dueDay > second.lastDay).toBe(true);
  });
});

const logs = fc
  .array(
    fc.record({
      rating: fc.constantFrom(...CARD_RATINGS),
      afterMinutes: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 60, max: 400 * 1440 })),
      timeZone: fc.constantFrom('UTC', ZONE, 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Niue'),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((steps) => {
    let atMs = Date.parse('2026-01-01T00:00:00Z');
    return steps.map(({ rating, afterMinutes, timeZone }) => {
      atMs += afterMinutes * 60_000;
      return review(rating, new Date(atMs).toISOString(), timeZone);
    });
  });

describe('any log', () => {
  it('leaves a state within the bounds of FSRS, due no earlier than it was reviewed and within a year', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const memory = replayReviews(log);
        const last = log.at(-1);
        if (!memory || !last) throw new Error('A log leaves a state.');
        expect(memory.stability).toBeGreaterThan(0);
        expect(memory.difficulty).toBeGreaterThanOrEqual(1);
        expect(memory.difficulty).toBeLessThanOrEqual(10);
        expect(memory.reps).toBe(log.length);
        expect([1, 2, 3]).toContain(memory.state);
        expect(memory.dueDay >= memory.lastDay).toBe(true);
        expect(daysBetween(memory.lastDay, memory.dueDay)).toBeLessThanOrEqual(366);
        expect(memory.scheduledDays > 0 || memory.dueAtMs > last.reviewedAtMs).toBe(true);
      }),
    );
  });

  it('leads on from its state as from its whole length', () => {
    fc.assert(
      fc.property(logs, fc.nat(), (log, cut) => {
        const place = cut % log.length;
        const resumed = log.slice(place).reduce(reviewCard, replayReviews(log.slice(0, place)));
        expect(resumed).toEqual(replayReviews(log));
      }),
    );
  });

  it('orders what the ratings do, and keeps to the latest day', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 1, max: 60 }), (log, limitDays) => {
        const memory = replayReviews(log);
        const last = log.at(-1);
        if (!memory || !last) throw new Error('A log leaves a state.');
        const day = memory.lastDay;
        const moment = { nowMs: last.reviewedAtMs, timeZone: last.timeZone, day };
        const free = previewIntervals(memory, moment, null);
        const capped = previewIntervals(memory, moment, addDays(day, limitDays));
        const minutes = (interval: (typeof free)['again']) =>
          'minutes' in interval ? interval.minutes : interval.days * 1440;
        expect(minutes(free.again)).toBeLessThanOrEqual(minutes(free.hard));
        expect(minutes(free.hard)).toBeLessThanOrEqual(minutes(free.good));
        for (const rating of CARD_RATINGS) {
          expect(minutes(capped[rating])).toBe(Math.min(minutes(free[rating]), limitDays * 1440));
        }
      }),
    );
  });
});

it.each([
  [{ minutes: 10 }, '10 min'],
  [{ days: 1 }, '1 day'],
  [{ days: 45 }, '45 days'],
  [{ days: 90 }, '3 months'],
])('%j reads %s', (interval, label) => expect(intervalLabel(interval)).toBe(label));
