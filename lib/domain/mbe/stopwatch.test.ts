import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  elapsedMs,
  elapsedSeconds,
  formatMinutesSeconds,
  pauseStopwatch,
  resumeStopwatch,
  startStopwatch,
} from './stopwatch';

describe('stopwatch', () => {
  it('counts while it runs and stands while it is paused', () => {
    const paused = pauseStopwatch(startStopwatch(1_000), 4_500);
    expect(elapsedMs(paused, 60_000)).toBe(3_500);
    expect(elapsedSeconds(paused, 60_000)).toBe(3);
    expect(elapsedMs(resumeStopwatch(paused, 60_000), 61_000)).toBe(4_500);
  });

  it('takes nothing away when the system clock is set back', () => {
    expect(elapsedMs({ countedMs: 2_000, runningSinceMs: 10_000 }, 5_000)).toBe(2_000);
  });

  it('leaves a paused one paused and a running one running', () => {
    const running = startStopwatch(1_000);
    expect(resumeStopwatch(running, 9_000)).toBe(running);
    const paused = pauseStopwatch(running, 2_000);
    expect(pauseStopwatch(paused, 9_000)).toEqual(paused);
  });

  it('counts exactly the time between resume and pause, however often', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(100_000), fc.nat(100_000))), (spans) => {
        let nowMs = 0;
        let stopwatch = pauseStopwatch(startStopwatch(0), 0);
        for (const [gapMs, spanMs] of spans) {
          stopwatch = resumeStopwatch(stopwatch, nowMs + gapMs);
          nowMs += gapMs + spanMs;
          stopwatch = pauseStopwatch(stopwatch, nowMs);
        }
        expect(elapsedMs(stopwatch, nowMs + 1)).toBe(spans.reduce((sum, [, spanMs]) => sum + spanMs, 0));
      }),
    );
  });
});

describe('formatMinutesSeconds', () => {
  it.each([
    [0, '00:00'],
    [9.9, '00:09'],
    [61, '01:01'],
    [3_599, '59:59'],
    [3_600, '60:00'],
    [360_000, '6000:00'],
    [-1, '00:00'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatMinutesSeconds(seconds)).toBe(text);
  });
});
