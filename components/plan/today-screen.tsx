'use client';

import Link from 'next/link';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { useRetry } from '@/components/ui/use-retry';
import { writeErrorMessage } from '@/lib/client/api-error';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { storedUserId } from '@/lib/client/token-store';
import { useReadLater } from '@/lib/client/use-read-later';
import type { Today, TodayTask } from '@/lib/contract/plan';
import { countdownText, longDay } from '@/lib/domain/plan/plan-text';
import { DayCard } from './day-card';
import { TodayHeading, TodayLoading } from './today-place';
import { useInterrupted } from './use-interrupted';
import { WeekStrip } from './week-strip';

/** What stands below the title. */
function Countdown({ today: { day, state, daysToExam } }: { today: Today }) {
  const isOpen = state === 'study' || state === 'free';
  return (
    <>
      {longDay(day)}
      {daysToExam !== null && daysToExam > 0 && (
        <>
          <span className="max-sm:hidden"> · </span>
          <span className="font-semibold text-ink tabular-nums max-sm:block">{countdownText(daysToExam)}</span>
        </>
      )}
      {isOpen && daysToExam === null && (
        <>
          <span className="max-sm:hidden"> · </span>
          <Link
            href="/profile/settings#study-plan"
            className="text-accent-ink underline underline-offset-3 max-sm:block"
          >
            Set your exam date
          </Link>
        </>
      )}
    </>
  );
}

/** The first screen of a learner: what to do today. */
export function TodayScreen({ userId }: { userId: string }) {
  const isHydrated = useIsHydrated();
  // Where the browser holds no token of this learner, the session is being settled.
  const isMine = isHydrated && storedUserId() === userId;
  const loaded = useReadLater(
    isMine ? { query: { timeZone: browserTimeZone() } } : null,
    () => import('./plan-calls').then(({ readToday }) => readToday),
    'Today’s plan could not be loaded.',
  );
  const kept = useInterrupted(userId);
  const retry = useRetry(loaded);
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);

  const isTaskDone = ({ id, isDone, done, of }: TodayTask) => done === of || (asked.get(id) ?? isDone);
  const tick = async ({ id }: TodayTask, isTicked: boolean) => {
    setProblem(null);
    setAsked((before) => new Map(before).set(id, isTicked));
    try {
      const { sendTick } = await import('./plan-calls');
      await sendTick(id, isTicked);
    } catch (error) {
      // What was asked for since is on its way.
      setAsked((before) => new Map([...before].filter(([other, last]) => other !== id || last !== isTicked)));
      setProblem(writeErrorMessage(error, 'The tick could not be saved. Please try again.'));
    }
  };

  const today = loaded.status === 'ready' ? loaded.value : null;
  // What the server says now is the truth.
  useEffect(() => {
    if (today) setAsked(new Map());
  }, [today]);
  // The night may have gone by, or work may have been done on another device.
  const reloadWhenVisible = useEffectEvent(() => {
    if (today && document.visibilityState === 'visible') loaded.reload();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', reloadWhenVisible);
    return () => document.removeEventListener('visibilitychange', reloadWhenVisible);
  }, []);
  return (
    <>
      <TodayHeading>{today && <Countdown today={today} />}</TodayHeading>
      {loaded.status === 'loading' && <TodayLoading />}
      {loaded.status === 'failed' && <FailedToLoad message={loaded.message} {...retry} />}
      {today && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid gap-4">
            {problem && (
              <Alert tone="danger" onDismiss={() => setProblem(null)}>
                {problem}
              </Alert>
            )}
            <DayCard
              today={today}
              interrupted={[...kept, ...today.interrupted]}
              isTaskDone={isTaskDone}
              onTick={tick}
            />
          </div>
          <WeekStrip day={today.day} week={today.week} streak={today.streak} />
        </div>
      )}
    </>
  );
}
