/**
 * The calendar day, as YYYY-MM-DD, that it is at an instant (milliseconds since 1970) in an IANA
 * time zone; null when there is no such zone.
 */
export function calendarDay(instantMs: number, timeZone: string): string | null {
  try {
    // The Swedish way of writing dates is ISO 8601.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instantMs);
  } catch {
    return null;
  }
}
