import Link from 'next/link';
import { HEAT_COLORS, NO_DATA_COLOR } from '@/components/profile/charts/heat-colors';
import type { Performance, PerformanceInsights } from '@/lib/contract/performance';
import { daysOfAxis } from '@/lib/domain/performance/axis-days';
import { countText, dayText, percentText } from '@/lib/domain/performance/figure-text';
import { heatmapLevel, heatmapWindow } from '@/lib/domain/performance/heatmap';
import { ChartFigure } from './chart-figure';
import { AccuracyLine, ActivityHeatmap, DayBars } from './lazy-charts';

type CalendarDay = Performance['calendarData'][number];

/** The tooltip of a day: date: count Qs, accuracy% (specification 9.3). */
function dayFigures({ date, count, accuracy }: CalendarDay): string {
  return `${date}: ${count} Qs, ${percentText(accuracy)}`;
}

const DAY_COLUMNS = ['Day', 'Questions', 'Accuracy'];
const dayRow = ({ date, count, accuracy }: CalendarDay) => [dayText(date), String(count), percentText(accuracy)];

function heatDays(days: CalendarDay[]) {
  return days.map((day) => ({
    day: day.date,
    level: day.count === 0 ? 0 : heatmapLevel(day.accuracy),
    text: dayFigures(day),
  }));
}

function HeatSquare({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ background: color }}
      className="size-3 rounded-sm border border-line sm:size-4 print:[print-color-adjust:exact]"
    />
  );
}

function HeatLegend() {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted sm:text-sm">
      <span className="flex items-center gap-2">
        Less Accurate
        <span aria-hidden="true" className="flex gap-0.5 sm:gap-1">
          {HEAT_COLORS.map((color) => (
            <HeatSquare key={color} color={color} />
          ))}
        </span>
        More Accurate
      </span>
      <span className="flex items-center gap-2">
        <HeatSquare color={NO_DATA_COLOR} />
        No questions
      </span>
    </p>
  );
}

/** The days ahead, from today on. */
export function ComingHeatmap({ calendar, today }: { calendar: CalendarDay[]; today: string }) {
  const { from, to } = heatmapWindow(today);
  const days = calendar.filter(({ date }) => date >= from && date <= to);
  return (
    <ChartFigure
      title="Activity Heatmap (Next 3 Months)"
      description={`From today, ${dayText(from)}, to ${dayText(to)}: each day takes its color from your accuracy on it.`}
      height="heatmap"
      texts={days.map(dayFigures)}
      columns={DAY_COLUMNS}
      rows={days.map(dayRow)}
      legend={
        <>
          <HeatLegend />
          <p className="mt-2 text-sm print:hidden">
            <Link href="/profile/activity" className="text-accent-ink underline underline-offset-2">
              The past 12 months
            </Link>
          </p>
        </>
      }
    >
      {(chart) => <ActivityHeatmap {...chart} from={from} to={to} days={heatDays(days)} />}
    </ChartFigure>
  );
}

/** The year up to today. */
export function PastYearHeatmap({ pastYear: { from, to, days } }: Pick<PerformanceInsights, 'pastYear'>) {
  const answered = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFigure
      title="Activity Heatmap (Past 12 Months)"
      description={`${countText(answered, 'question')} on ${countText(days.length, 'day')} since ${dayText(from)}.`}
      height="year"
      texts={days.map(dayFigures)}
      columns={DAY_COLUMNS}
      rows={days.map(dayRow)}
      legend={<HeatLegend />}
      empty={days.length === 0 && 'No questions answered in the past 12 months.'}
    >
      {(chart) => <ActivityHeatmap {...chart} from={from} to={to} days={heatDays(days)} phoneRows={2} />}
    </ChartFigure>
  );
}

export function DailyQuestions({ calendar }: { calendar: CalendarDay[] }) {
  const counts = new Map(calendar.map(({ date, count }) => [date, count]));
  const days = daysOfAxis(calendar.map(({ date }) => date)).map((day) => {
    const count = counts.get(day) ?? 0;
    return { day, count, text: `${dayText(day)}: ${countText(count, 'question')}` };
  });
  return (
    <ChartFigure
      title="Daily Questions Answered"
      description="How many questions you answered on each day."
      texts={days.map(({ text }) => text)}
      columns={['Day', 'Questions']}
      rows={calendar.map(({ date, count }) => [dayText(date), String(count)])}
    >
      {(chart) => <DayBars {...chart} days={days} />}
    </ChartFigure>
  );
}

export function DailyAccuracy({ calendar }: { calendar: CalendarDay[] }) {
  const answered = calendar.filter(({ count }) => count > 0);
  const points = answered.map(({ date, count, accuracy }) => ({
    at: date,
    accuracy,
    text: `${dayText(date)}: ${percentText(accuracy)} of ${countText(count, 'question')}`,
  }));
  return (
    <ChartFigure
      title="Daily Accuracy"
      description="Percent correct on each day; the line spans days without questions."
      texts={points.map(({ text }) => text)}
      columns={DAY_COLUMNS}
      rows={answered.map(dayRow)}
    >
      {(chart) => (
        <AccuracyLine {...chart} kind="days" points={points} axis={daysOfAxis(answered.map(({ date }) => date))} />
      )}
    </ChartFigure>
  );
}
