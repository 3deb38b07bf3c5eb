'use client';

import { useIsHydrated } from './use-is-hydrated';

const FORMAT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** An instant in the reader's own time zone; in UTC, and saying so, until the scripts have come. */
export function LocalTime({ atMs }: { atMs: number }) {
  const isHydrated = useIsHydrated();
  const date = new Date(atMs);
  return (
    <time dateTime={date.toISOString()}>
      {isHydrated
        ? date.toLocaleString('en-US', FORMAT)
        : `${date.toLocaleString('en-US', { ...FORMAT, timeZone: 'UTC' })} UTC`}
    </time>
  );
}
