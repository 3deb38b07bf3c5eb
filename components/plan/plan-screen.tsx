'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { PageHeading } from '@/components/ui/page-heading';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { useOpenInPrint } from '@/components/ui/use-open-in-print';
import { useRetry } from '@/components/ui/use-retry';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { errorMessage, writeErrorMessage } from '@/lib/client/api-error';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { saveFile } from '@/lib/client/save-file';
import { useReadLater } from '@/lib/client/use-read-later';
import type { Plan, PlanDay } from '@/lib/contract/plan';
import { countdownText, longDay } from '@/lib/domain/plan/plan-text';
import { weekdayOf } from '@/lib/domain/plan/weekday';
import type { DayChange } from './day-changes';
import { PlanWeek } from './plan-week';

/** Weeks that are open from the beginning. */
const OPEN_WEEKS = 2;

/** The days from Monday to Sunday together. */
function weeksOf(days: readonly PlanDay[]): PlanDay[][] {
  const weeks: PlanDay[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week && weekdayOf(day.day) > 0) week.push(day);
    else weeks.push([day]);
  }
  return weeks;
}

function lead({ exam, examDay, daysToExam, isCut }: Plan): string {
  const parts = [
    exam,
    examDay && longDay(examDay),
    daysToExam !== null && daysToExam > 0 && countdownText(daysToExam),
    isCut && 'the next 26 weeks are shown',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What a change came to, for screen readers. */
function said(day: string, change: DayChange): string {
  if ('to' in change) return `${longDay(day)} was moved to ${longDay(change.to)}.`;
  return change.minutes === 0 ? `${longDay(day)} is free.` : `${longDay(day)} was changed.`;
}

/** The plan: every day to the exam, by week, to be changed, printed and put into a calendar. */
export function PlanScreen() {
  const isHydrated = useIsHydrated();
  const loaded = useReadLater(
    isHydrated ? { query: { timeZone: browserTimeZone() } } : null,
    () => import('./plan-calls').then(({ readPlan }) => readPlan),
    'The plan could not be loaded.',
  );
  const retry = useRetry(loaded);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const weeksRef = useRef<HTMLDivElement>(null);
  useOpenInPrint(weeksRef);

  // Another may have begun since, and is not over.
  const endBusy = (what: string) => setBusy((last) => (last === what ? null : last));
  const change = async (day: string, asked: DayChange) => {
    setBusy(day);
    setProblem(null);
    try {
      const { sendMinutes, sendMove } = await import('./plan-calls');
      await ('to' in asked ? sendMove(day, asked.to) : sendMinutes(day, asked.minutes));
      setNews(said(day, asked));
    } catch (error) {
      setProblem(writeErrorMessage(error, 'The day could not be changed. Please try again.'));
    }
    endBusy(day);
  };
  const saveCalendar = async () => {
    setBusy('calendar');
    setProblem(null);
    try {
      const { fetchCalendar } = await import('./plan-calls');
      saveFile(await fetchCalendar());
    } catch (error) {
      setProblem(errorMessage(error, 'The calendar could not be made. Please try again.'));
    }
    endBusy('calendar');
  };

  const plan = loaded.status === 'ready' ? loaded.value : null;
  const hasDays = plan?.isSet === true && plan.days.length > 0;
  return (
    <>
      <PageHeading
        title="The plan"
        lead={plan?.isSet ? lead(plan) : undefined}
        actions={
          hasDays && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <Button variant="secondary" isBusy={busy === 'calendar'} onClick={saveCalendar}>
                Add to calendar
              </Button>
              <Button variant="secondary" onClick={() => window.print()}>
                Print
              </Button>
            </div>
          )
        }
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {problem && (
        <Alert tone="danger" className="mb-4" onDismiss={() => setProblem(null)}>
          {problem}
        </Alert>
      )}
      {loaded.status === 'loading' && (
        <Loading text="Loading the plan...">
          <Skeleton className="h-14 rounded-xl" />
          <Skeleton className="mt-2 h-96 rounded-xl" />
        </Loading>
      )}
      {loaded.status === 'failed' && <FailedToLoad message={loaded.message} {...retry} />}
      {plan && !hasDays && <NoPlan plan={plan} />}
      {plan && hasDays && (
        <>
          <p className="mb-4 text-muted print:hidden">
            What you miss is spread over the days left. Your hours and the exam date are on your{' '}
            <Link href="/profile/settings#study-plan" className="text-accent-ink underline underline-offset-3">
              profile
            </Link>
            .
          </p>
          <div ref={weeksRef} className="grid grid-cols-1 gap-3">
            {weeksOf(plan.days).map((week, place) => (
              <PlanWeek
                key={week.at(-1)?.day}
                days={week}
                allDays={plan.days.map(({ day }) => day)}
                today={plan.today}
                isOpen={place < OPEN_WEEKS}
                busyDay={busy}
                isReading={loaded.isStale}
                onChange={change}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function NoPlan({ plan: { isSet, examDay, today } }: { plan: Plan }) {
  const isToday = examDay === today;
  return (
    <EmptyState
      title={!isSet ? 'There is no plan yet' : isToday ? 'Today is your exam' : 'Your exam day has passed'}
      action={
        !isToday && (
          <ButtonLink href="/welcome" prefetch={false}>
            {isSet ? 'Set a new date' : 'Set up my plan'}
          </ButtonLink>
        )
      }
    >
      {!isSet && 'Say which exam you take and when, and every day up to it has its tasks.'}
    </EmptyState>
  );
}
