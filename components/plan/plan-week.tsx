import { Badge } from '@/components/ui/badge';
import { ChevronIcon } from '@/components/ui/icons';
import type { PlanDay } from '@/lib/contract/plan';
import { minutesText, monthDay } from '@/lib/domain/plan/plan-text';
import type { DayChange } from './day-changes';
import { PlanDayRow } from './plan-day-row';

/** Days that a day can be moved to: those nearest after it. */
const MOST_OTHERS = 14;

type PlanWeekProps = {
  days: readonly PlanDay[];
  /** Of the whole plan. */
  allDays: readonly string[];
  today: string;
  isOpen: boolean;
  busyDay: string | null;
  /** Whether newer days are on their way: what is pressed now would go by the old ones. */
  isReading: boolean;
  onChange: (day: string, change: DayChange) => void;
};

/** A week of the plan, folded where it is far away. */
export function PlanWeek({ days, allDays, today, isOpen, busyDay, isReading, onChange }: PlanWeekProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const othersOf = (day: string) => {
    const after = allDays.filter((other) => other > day);
    return [...after, ...allDays.filter((other) => other < day)].slice(0, MOST_OTHERS);
  };
  return (
    <details
      open={isOpen}
      className="group/week rounded-xl border border-line bg-surface shadow-card print:border-0 print:shadow-none"
    >
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl px-4 py-3.5 hover:bg-sunken sm:px-6">
        <h2 className="font-serif text-lg font-semibold tabular-nums">
          {first === last ? monthDay(first.day) : `${monthDay(first.day)} – ${monthDay(last.day)}`}
        </h2>
        {last.phase === 'review' && <Badge>Review</Badge>}
        <span className="ml-auto text-sm text-muted tabular-nums">{minutesText(minutes)}</span>
        <ChevronIcon className="size-4 text-muted transition-transform group-open/week:rotate-180 print:hidden" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {days.map((day) => (
          <PlanDayRow
            key={day.day}
            day={day}
            isToday={day.day === today}
            others={othersOf(day.day)}
            isBusy={isReading || busyDay === day.day}
            onChange={(change) => onChange(day.day, change)}
          />
        ))}
      </ul>
    </details>
  );
}
