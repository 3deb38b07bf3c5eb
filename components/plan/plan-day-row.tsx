'use client';

import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { PlanDay } from '@/lib/contract/plan';
import { longDay, minutesText, monthDay, weekdayName } from '@/lib/domain/plan/plan-text';
import { type DayChange, DayChanges } from './day-changes';

type PlanDayRowProps = {
  day: PlanDay;
  isToday: boolean;
  others: readonly string[];
  isBusy: boolean;
  onChange: (change: DayChange) => void;
};

/** A day of the plan: its minutes, its tasks, and a way to change it. */
export function PlanDayRow({ day: planned, isToday, others, isBusy, onChange }: PlanDayRowProps) {
  const { day, minutes, tasks } = planned;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:px-6 print:break-inside-avoid print:py-2">
      <div className="flex items-baseline justify-between gap-3 sm:block">
        <h3 className="font-semibold">
          <span className="sm:block">{isToday ? 'Today' : weekdayName(day)}</span>{' '}
          <span className="font-normal text-muted tabular-nums">{monthDay(day)}</span>
        </h3>
        <p className="text-sm text-muted tabular-nums">{minutes === 0 ? 'Free' : minutesText(minutes)}</p>
      </div>
      <div className="min-w-0">
        {tasks.length === 0 ? (
          <p className="text-muted">{minutes === 0 ? 'Nothing planned.' : 'Too short for a task.'}</p>
        ) : (
          <ul className="grid gap-1">
            {tasks.map(({ id, title, minutes: each, reason }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0">
                  {title}
                  {isOpen && <span className="block text-sm text-muted">{reason}</span>}
                </span>
                <span className="shrink-0 text-sm text-muted tabular-nums">{minutesText(each)}</span>
              </li>
            ))}
          </ul>
        )}
        {isOpen && (
          <div id={panelId}>
            <DayChanges day={planned} others={others} isBusy={isBusy} onChange={onChange} />
          </div>
        )}
      </div>
      <div className="flex items-center gap-2 self-start sm:justify-end print:hidden">
        {planned.isChanged && <Badge>Changed</Badge>}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={`Change: ${longDay(day)}`}
          onClick={() => setIsOpen(!isOpen)}
          className="max-sm:-ml-3"
        >
          Change
        </Button>
      </div>
    </li>
  );
}
