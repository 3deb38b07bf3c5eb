'use client';

import { ResponsiveScatterPlot } from '@nivo/scatterplot';
import { PERCENT_TICKS } from './axis-ticks';
import { CHART_THEME, type ChartProps, type ChartTone, TONE_COLORS } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';

export type ScatterPoint = {
  name: string;
  /** Seconds. */
  x: number;
  /** Percent. */
  y: number;
  tone: ChartTone;
  text: string;
};

type PaceScatterProps = ChartProps & {
  points: ScatterPoint[];
  /** Seconds that a line marks, and their name. */
  target: { value: number; name: string };
};

/** Seconds against accuracy, a point for each topic. */
export function PaceScatter({ points, target, label, selected }: PaceScatterProps) {
  const most = Math.max(target.value, ...points.map(({ x }) => x));
  return (
    <ResponsiveScatterPlot
      data={points.map((point) => ({ id: point.name, data: [point] }))}
      role="img"
      ariaLabel={label}
      theme={CHART_THEME}
      animate={false}
      margin={{ top: 28, right: 16, bottom: 56, left: 60 }}
      xScale={{ type: 'linear', min: 0, max: Math.ceil((most * 1.1) / 10) * 10 }}
      yScale={{ type: 'linear', min: 0, max: 100 }}
      colors={({ serieId }) => {
        const index = points.findIndex(({ name }) => name === serieId);
        const point = points[index];
        return point === undefined || index === selected ? 'var(--ink)' : TONE_COLORS[point.tone];
      }}
      nodeSize={({ serieId }) => (selected !== null && points[selected]?.name === serieId ? 18 : 12)}
      blendMode="normal"
      gridYValues={PERCENT_TICKS}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: PERCENT_TICKS,
        legend: 'Accuracy (%)',
        legendPosition: 'middle',
        legendOffset: -46,
      }}
      axisBottom={{
        tickSize: 4,
        tickPadding: 4,
        tickValues: 6,
        legend: 'Average seconds per question',
        legendPosition: 'middle',
        legendOffset: 44,
      }}
      markers={[
        {
          axis: 'x',
          value: target.value,
          legend: target.name,
          legendPosition: 'top',
          lineStyle: { stroke: 'var(--ink)', strokeDasharray: '4 3' },
          textStyle: { fill: 'var(--ink)', fontSize: 13, fontWeight: 600 },
        },
      ]}
      tooltip={({ node }) => <ChartTooltip text={node.data.text} />}
    />
  );
}
