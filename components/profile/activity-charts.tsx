import { HEAT_COLORS } from '@/components/profile/charts/heat-colors';
import type { Performance, PerformanceInsights } from '@/lib/contract/performance';
import { countText, dayText, percentText } from '@/lib/domain/performance/figure-text';
import { heatmapLevel, heatmapWindow } from '@/lib/domain/performance/heatmap';
import { addDays, daysBetween } from '@/lib/domain/time/calendar-day';
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

function HeatLegend() {
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-muted sm:text-sm">
      Less Accurate
      <span aria-hidden="true" className="flex gap-0.5 sm:gap-1">
        {HEAT_COLORS.map((color) => (
          <span
            key={color}
            style={{ background: color }}
            className="size-3 rounded-sm border border-line sm:size-4 print:[print-color-adjust:exact]"
          />
        ))}
      </span>
      More Accurate
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
      legend={<HeatLegend />}
    >
      {(chart) => <ActivityHeatmap {...chart} from={from} to={to} days={heatDays(days)} />}
    </ChartFigure>
  );
}

type PastYearProps = Pick<PerformanceInsights, 'pastYear'> & {
  /** Whether other figures are those of some days alone. */
  isDated: boolean;
};

/** The year up to today. */
export function PastYearHeatmap({ pastYear: { from, to, days }, isDated }: PastYearProps) {
  const answered = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFigure
      title="Activity Heatmap (Past 12 Months)"
      description={`${countText(answered, 'question')} on ${countText(days.length, 'day')} since ${dayText(from)}${isDated ? ', regardless of the dates above' : ''}.`}
      height="year"
      texts={days.map(dayFigures)}
      columns={DAY_COLUMNS}
      rows={days.map(dayRow)}
      legend={<HeatLegend />}
    >
      {(chart) => <ActivityHeatmap {...chart} from={from} to={to} days={heatDays(days)} phoneRows={2} />}
    </ChartFigure>
  );
}

/** Every day from the first to the last with answers. */
function everyDay(calendar: CalendarDay[]): string[] {
  const [first, last] = [calendar[0]?.date, calendar.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

export function DailyQuestions({ calendar }: { calendar: CalendarDay[] }) {
  const counts = new Map(calendar.map(({ date, count }) => [date, count]));
  const days = everyDay(calendar).map((day) => {
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
      {(chart) => <AccuracyLine {...chart} kind="days" points={points} axis={everyDay(answered)} />}
    </ChartFigure>
  );
}
