'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { PlanDay } from '@/lib/contract/plan';
import { MAX_MINUTES_PER_DAY, MINUTES_STEP } from '@/lib/domain/plan/constants';
import { longDay, minutesText, shortDay } from '@/lib/domain/plan/plan-text';

/** What is asked for a day: other minutes, null for those of its weekday, or another day for them. */
export type DayChange = { minutes: number | null } | { to: string };

type DayChangesProps = {
  day: PlanDay;
  /** To which it can be moved. */
  others: readonly string[];
  isBusy: boolean;
  onChange: (change: DayChange) => void;
};

/** Makes a day free, longer or shorter, or moves it. */
export function DayChanges({
  day: { day, minutes, usualMinutes, isChanged },
  others,
  isBusy,
  onChange,
}: DayChangesProps) {
  const [to, setTo] = useState(others[0] ?? '');
  const selectId = useId();
  const about = longDay(day);
  const change = (label: string, to: number | null, isOff: boolean) => (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isBusy}
      disabled={isOff}
      aria-label={`${label}: ${about}`}
      onClick={() => onChange({ minutes: to })}
    >
      {label}
    </Button>
  );
  return (
    <div className="mt-3 grid gap-3 rounded-md bg-sunken p-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        {change('Shorter', Math.max(0, minutes - MINUTES_STEP), minutes === 0)}
        {change('Longer', Math.min(MAX_MINUTES_PER_DAY, minutes + MINUTES_STEP), minutes >= MAX_MINUTES_PER_DAY)}
        {minutes > 0 && change('Free day', 0, false)}
        {isChanged && change(`As usual (${minutesText(usualMinutes)})`, null, false)}
      </div>
      {minutes > 0 && others.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={selectId} className="text-sm">
            Move to
          </label>
          <Select
            id={selectId}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            className="min-w-0 flex-1 sm:min-w-40 sm:flex-none"
          >
            {others.map((other) => (
              <option key={other} value={other}>
                {shortDay(other)}
              </option>
            ))}
          </Select>
          <Button
            variant="secondary"
            size="sm"
            isBusy={isBusy}
            aria-label={`Move: ${about}`}
            onClick={() => onChange({ to })}
          >
            Move
          </Button>
        </div>
      )}
    </div>
  );
}
