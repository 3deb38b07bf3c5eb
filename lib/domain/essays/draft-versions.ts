/** A saved version of an answer. */
export type DraftVersion = {
  /** Counted up from 1. */
  version: number;
  /** Milliseconds since 1970. */
  savedAtMs: number;
  /** Characters. */
  size: number;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** So many of the newest versions stay, however close together they were saved. */
const NEWEST_KEPT = 5;
/**
 * Of the others the last of each period stays: of each minute of an hour that ended less than an hour
 * ago, of each hour of a day that ended less than a day ago, of each day of the last thirty (UTC). All
 * versions of one hour, or day, pass to the coarser period together, so that thinning again and again
 * leaves what thinning once would.
 */
const PERIODS = [
  { lengthMs: MINUTE_MS, spanMs: HOUR_MS, keptForMs: HOUR_MS },
  { lengthMs: HOUR_MS, spanMs: DAY_MS, keptForMs: DAY_MS },
  { lengthMs: DAY_MS, spanMs: DAY_MS, keptForMs: 30 * DAY_MS },
];
/** Characters that all versions of an answer but the newest may have together. */
export const MAX_VERSIONS_SIZE = 4_000_000;

/** The versions that stay, newest first: about 200 at most. The newest always does. */
export function versionsToKeep<T extends DraftVersion>(versions: readonly T[], nowMs: number): T[] {
  const newestFirst = [...versions].sort((a, b) => b.version - a.version);
  const seenPeriods = new Set<string>();
  let size = 0;
  return newestFirst.filter((version, index) => {
    const period = periodOf(version, nowMs);
    const isLastOfPeriod = period !== null && !seenPeriods.has(period);
    if (period !== null) seenPeriods.add(period);
    if (index > 0) size += version.size;
    return index === 0 || (size <= MAX_VERSIONS_SIZE && (index < NEWEST_KEPT || isLastOfPeriod));
  });
}

function periodOf({ savedAtMs }: DraftVersion, nowMs: number): string | null {
  const period = PERIODS.find(({ spanMs, keptForMs }) => {
    const spanEndMs = (Math.floor(savedAtMs / spanMs) + 1) * spanMs;
    return nowMs - spanEndMs < keptForMs;
  });
  return period ? `${period.lengthMs}:${Math.floor(savedAtMs / period.lengthMs)}` : null;
}
