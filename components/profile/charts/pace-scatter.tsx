'use client';

import { ResponsiveScatterPlot, type ScatterPlotLayerProps } from '@nivo/scatterplot';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { PERCENT_TICKS } from './axis-ticks';
import { CHART_TEXT, CHART_THEME, type ChartProps, type ChartTone, TONE_COLORS } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import { placeNames } from './place-names';

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

/** Longest names, in characters. */
const NAME_LENGTH = { narrow: 15, wide: 28 };

/** The names of the points, legible across the lines of the chart. */
function PointNames({ nodes, innerWidth, maxLength }: ScatterPlotLayerProps<ScatterPoint> & { maxLength: number }) {
  const points = nodes.map(({ data, x, y }) => ({ name: data.name, x, y }));
  return (
    <g {...CHART_TEXT} stroke="var(--surface)" strokeWidth={4} paintOrder="stroke">
      {placeNames(points, innerWidth, maxLength).map(({ name, text, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor} dominantBaseline="central">
          {text}
        </text>
      ))}
    </g>
  );
}

/** Seconds against accuracy, a named point for each topic. */
export function PaceScatter({ points, target, label, selected }: PaceScatterProps) {
  const maxLength = useIsNarrow() ? NAME_LENGTH.narrow : NAME_LENGTH.wide;
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
      layers={['grid', 'axes', 'markers', (layer) => <PointNames {...layer} maxLength={maxLength} />, 'nodes', 'mesh']}
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
