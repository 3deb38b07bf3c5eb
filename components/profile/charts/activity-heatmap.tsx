'use client';

import { ResponsiveTimeRange } from '@nivo/calendar';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { addDays, daysBetween } from '@/lib/domain/time/calendar-day';
import { CHART_THEME, type ChartProps } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import { HEAT_COLORS, NO_DATA_COLOR } from './heat-colors';

export type HeatDay = { day: string /** From 0 to 6. */; level: number; text: string };

type ActivityHeatmapProps = ChartProps & {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  days: HeatDay[];
  /** Rows that a long time is broken into on a phone. */
  phoneRows?: number;
};

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short' });

/** The steps and, as one more, the mark of the day that its reader stands on. */
const COLORS = [...HEAT_COLORS, 'var(--ink)'];
const CHOSEN_LEVEL = HEAT_COLORS.length;

/** Midnight of a day where the browser is: the chart counts days on its clock. */
function localMidnight(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

/** A square for each day, columns of weeks, by how much of it was right; months are named, weekdays are not. */
export function ActivityHeatmap({ from, to, days, label, selected, phoneRows = 1 }: ActivityHeatmapProps) {
  const rows = useIsNarrow() ? phoneRows : 1;
  const daysInRow = Math.ceil((daysBetween(from, to) + 1) / rows);
  const chosen = selected === null ? undefined : days[selected]?.day;
  const texts = new Map(days.map(({ day, text }) => [day, text]));
  return (
    <div role="img" aria-label={label} className="flex h-full flex-col">
      {Array.from({ length: rows }, (_, row) => {
        const first = addDays(from, row * daysInRow);
        // The chart leaves out the day that it ends on.
        const end = row === rows - 1 ? addDays(to, 1) : addDays(first, daysInRow);
        return (
          <div key={first} className="min-h-0 flex-1">
            <ResponsiveTimeRange
              from={localMidnight(first)}
              to={localMidnight(end)}
              data={days
                .filter(({ day }) => day >= first && day < end)
                .map(({ day, level }) => ({ day, value: day === chosen ? CHOSEN_LEVEL : level }))}
              theme={CHART_THEME}
              role="presentation"
              minValue={0}
              maxValue={CHOSEN_LEVEL}
              colors={COLORS}
              emptyColor={NO_DATA_COLOR}
              dayBorderColor="var(--line)"
              dayBorderWidth={1}
              dayRadius={2}
              daySpacing={2}
              firstWeekday="sunday"
              weekdayTicks={[]}
              weekdayLegendOffset={0}
              monthLegend={(_year, _month, date) => MONTH.format(date)}
              monthLegendOffset={8}
              margin={{ top: 22, right: 0, bottom: 0, left: 0 }}
              tooltip={({ day }) => <ChartTooltip text={texts.get(day) ?? day} />}
            />
          </div>
        );
      })}
    </div>
  );
}
