'use client';

import { useSyncExternalStore } from 'react';

const FORMAT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const neverChanges = () => () => {};

/** An instant in the reader's own time zone; in UTC, and saying so, until the scripts have come. */
export function LocalTime({ atMs }: { atMs: number }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const date = new Date(atMs);
  return (
    <time dateTime={date.toISOString()}>
      {isInBrowser
        ? date.toLocaleString('en-US', FORMAT)
        : `${date.toLocaleString('en-US', { ...FORMAT, timeZone: 'UTC' })} UTC`}
    </time>
  );
}
