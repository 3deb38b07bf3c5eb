export const DAYS_PER_WEEK = 7;
/** A whole day: nobody studies longer. */
export const MAX_MINUTES_PER_DAY = 1440;
/** What a weekday brings until the learner says, Monday first: ten weeks of evenings and longer Saturdays. */
export const DEFAULT_WEEKDAY_MINUTES: readonly number[] = [120, 120, 120, 120, 120, 240, 120];
