import type { CardRating } from './constants';

/** How long a card stays away: minutes within a day, else days. */
export type Interval = { minutes: number } | { days: number };
export type Intervals = Record<CardRating, Interval>;

/** An interval as it stands on a rating button. */
export function intervalLabel(interval: Interval): string {
  if ('minutes' in interval) return `${interval.minutes} min`;
  const { days } = interval;
  if (days < 60) return days === 1 ? '1 day' : `${days} days`;
  return `${Math.round(days / 30.4)} months`;
}
