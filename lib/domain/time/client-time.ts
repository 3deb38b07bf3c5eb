const DAY_MS = 24 * 60 * 60 * 1000;
/** A longer wait than this means that the browser's clock is wrong. */
const LONGEST_WAIT_MS = 366 * DAY_MS;

/**
 * When something happened by the client's clock, milliseconds since 1970: it counts for that day, however late
 * it is sent. Without a reported time (ISO 8601) it is now, and so it is when the client's clock must be wrong:
 * that is no reason to lose what was done.
 */
export function clientTime(reported: string | undefined, nowMs: number): number {
  const reportedMs = reported === undefined ? nowMs : Date.parse(reported);
  return reportedMs <= nowMs && reportedMs >= nowMs - LONGEST_WAIT_MS ? reportedMs : nowMs;
}
