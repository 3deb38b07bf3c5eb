'use client';

import { ResponsiveBar } from '@nivo/bar';
import { CHART_THEME, type ChartProps } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import { monthText, monthTicks } from './month-ticks';

export type DayBar = { day: string; count: number; text: string };

/** Upright bars, one for each day; the days stand without a gap, YYYY-MM-DD, the first first. */
export function DayBars({ days, label, selected }: ChartProps & { days: DayBar[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <ResponsiveBar
      data={days}
      keys={['count']}
      indexBy="day"
      role="img"
      ariaLabel={label}
      theme={CHART_THEME}
      animate={false}
      margin={{ top: 12, right: 8, bottom: 36, left: 44 }}
      padding={days.length > 60 ? 0.15 : 0.3}
      valueScale={{ type: 'linear', min: 0, max: most }}
      colors={({ index }) => (index === selected ? 'var(--ink)' : 'var(--accent)')}
      enableLabel={false}
      gridYValues={4}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: Math.min(4, most), format: '~s' }}
      axisBottom={{
        tickSize: 4,
        tickPadding: 6,
        tickValues: monthTicks(days.map(({ day }) => day)),
        format: (day) => monthText(String(day)),
      }}
      tooltip={({ data }) => <ChartTooltip text={data.text} />}
    />
  );
}
