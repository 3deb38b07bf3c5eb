'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readEssayClock, writeEssayClock } from '@/lib/client/essay-clock';
import { essayPhase } from '@/lib/domain/essays/timing';
import {
  elapsedSeconds,
  formatMinutesSeconds,
  pauseStopwatch,
  resumeStopwatch,
  type Stopwatch,
  startStopwatch,
} from '@/lib/domain/mbe/stopwatch';
import { useNow } from './use-now';

const HOUR_SECONDS = 3_600;

/** Which phase of the hour it is, and what is left; spoken when the phase changes, not every second. */
function PhaseClock({ seconds }: { seconds: number }) {
  const phase = essayPhase(seconds);
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span role="timer" aria-label="Time left in the hour" className="text-xl font-semibold tabular-nums">
          {formatMinutesSeconds(HOUR_SECONDS - seconds)}
        </span>
        <span className="text-muted tabular-nums">
          {phase ? `${phase.name}: ${formatMinutesSeconds(phase.secondsLeft)} left` : ''}
        </span>
      </p>
      <p role="status" className={phase ? 'sr-only' : 'font-semibold text-warning-ink'}>
        {phase ? `Now: ${phase.name}` : 'The hour is over.'}
      </p>
    </>
  );
}

/** The clock of an essay in practice: the learner starts, pauses and resets it; a reload does not stop it. */
export function EssayClock({ userId, essayId }: { userId: string; essayId: string }) {
  const [stopwatch, setStopwatch] = useState<Stopwatch | null>(() => readEssayClock(userId, essayId));
  const isRunning = stopwatch != null && stopwatch.runningSinceMs !== null;
  const nowMs = useNow(isRunning);

  useEffect(
    () => () => {
      // Another essay was chosen: this one's time stands still.
      const left = readEssayClock(userId, essayId);
      if (left) writeEssayClock(userId, essayId, pauseStopwatch(left, Date.now()));
    },
    [userId, essayId],
  );

  const set = (next: Stopwatch | null) => {
    setStopwatch(next);
    writeEssayClock(userId, essayId, next);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {stopwatch && <PhaseClock seconds={elapsedSeconds(stopwatch, nowMs)} />}
      <div className="flex gap-2">
        {!stopwatch && (
          <Button size="sm" variant="secondary" onClick={() => set(startStopwatch(Date.now()))}>
            Start the clock
          </Button>
        )}
        {stopwatch && (
          <>
            <Button
              size="sm"
              variant="secondary"
              onClick={() =>
                set(isRunning ? pauseStopwatch(stopwatch, Date.now()) : resumeStopwatch(stopwatch, Date.now()))
              }
            >
              {isRunning ? 'Pause' : 'Resume'}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => set(null)}>
              Reset
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
