/**
 * A stopwatch that counts from timestamps instead of ticks, so that it neither drifts nor loses the
 * time of a tab whose timers slept. Only `pauseStopwatch` takes time out: a quiz that was closed,
 * paused or lost in a crash continues where it was last seen, and the gap is not counted.
 */
export type Stopwatch = {
  /** Milliseconds counted before `runningSinceMs`. */
  countedMs: number;
  /** Milliseconds since 1970; null while it stands still. */
  runningSinceMs: number | null;
};

/** A stopwatch that begins at zero now. */
export function startStopwatch(nowMs: number): Stopwatch {
  return { countedMs: 0, runningSinceMs: nowMs };
}

/** Milliseconds counted up to `nowMs`; a system clock that was set back takes nothing away. */
export function elapsedMs({ countedMs, runningSinceMs }: Stopwatch, nowMs: number): number {
  return countedMs + (runningSinceMs === null ? 0 : Math.max(0, nowMs - runningSinceMs));
}

/** The stopwatch standing still at `nowMs`; one that stands already stays as it is. */
export function pauseStopwatch(stopwatch: Stopwatch, nowMs: number): Stopwatch {
  return { countedMs: elapsedMs(stopwatch, nowMs), runningSinceMs: null };
}

/** The stopwatch running again from `nowMs`; one that runs already stays as it is. */
export function resumeStopwatch(stopwatch: Stopwatch, nowMs: number): Stopwatch {
  return stopwatch.runningSinceMs === null ? { ...stopwatch, runningSinceMs: nowMs } : stopwatch;
}

/** Whole seconds counted, as the screen shows them. */
export function elapsedSeconds(stopwatch: Stopwatch, nowMs: number): number {
  return Math.floor(elapsedMs(stopwatch, nowMs) / 1000);
}

/** `mm:ss`: minutes (as many digits as it takes, at least two) and two-digit seconds. */
export function formatMinutesSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
