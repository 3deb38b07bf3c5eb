'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readEssayClock, writeEssayClock } from '@/lib/client/essay-clock';
import type { EssayMinutes } from '@/lib/domain/essays/essay-format';
import { essayPhase } from '@/lib/domain/essays/timing';
import {
  elapsedSeconds,
  formatMinutesSeconds,
  pauseStopwatch,
  resumeStopwatch,
  type Stopwatch,
  startStopwatch,
} from '@/lib/domain/mbe/stopwatch';
import type { Essay } from './panel/analysis-state';
import { useNow } from './use-now';

/** Which phase of the essay's time it is, and what is left; spoken when the phase changes, not every second. */
function PhaseClock({ seconds, minutes }: { seconds: number; minutes: EssayMinutes }) {
  const phase = essayPhase(seconds, minutes);
  const isHour = minutes === 60;
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span
          role="timer"
          aria-label={isHour ? 'Time left in the hour' : 'Time left in the half hour'}
          className="text-xl font-semibold tabular-nums"
        >
          {formatMinutesSeconds(minutes * 60 - seconds)}
        </span>
        <span className="text-muted tabular-nums">
          {phase ? `${phase.name}: ${formatMinutesSeconds(phase.secondsLeft)} left` : ''}
        </span>
      </p>
      <p role="status" className={phase ? 'sr-only' : 'font-semibold text-warning-ink'}>
        {phase ? `Now: ${phase.name}` : isHour ? 'The hour is over.' : 'The half hour is over.'}
      </p>
    </>
  );
}

/** The clock of an essay in practice: the learner starts, pauses and resets it; a reload does not stop it. */
export function EssayClock({ userId, essay }: { userId: string; essay: Essay }) {
  const { id: essayId, minutes } = essay;
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
      {stopwatch && <PhaseClock seconds={elapsedSeconds(stopwatch, nowMs)} minutes={minutes} />}
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
