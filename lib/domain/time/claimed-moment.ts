const DAY_MS = 24 * 60 * 60 * 1000;
/** What claims to have waited longer comes from a browser with a wrong clock. */
const LONGEST_WAIT_MS = 366 * DAY_MS;

/**
 * When something happened in a browser, milliseconds since 1970: it counts on that day, however late
 * it is sent. Without a claim (an ISO 8601 instant) it is now; a moment that cannot be is a wrong
 * clock, and no reason to lose what was done.
 */
export function claimedMoment(claim: string | undefined, nowMs: number): number {
  const claimedMs = claim === undefined ? nowMs : Date.parse(claim);
  return claimedMs <= nowMs && claimedMs >= nowMs - LONGEST_WAIT_MS ? claimedMs : nowMs;
}
