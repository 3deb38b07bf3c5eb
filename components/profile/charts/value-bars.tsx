'use client';

import { type BarCustomLayerProps, ResponsiveBar } from '@nivo/bar';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { CHART_TEXT, CHART_THEME, type ChartProps, type ChartTone, TONE_COLORS } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import { wrapName } from './wrap-name';

export type ValueBar = {
  name: string;
  value: number;
  tone: ChartTone;
  /** The value at the end of the bar. */
  valueText: string;
  text: string;
};

type ValueBarsProps = ChartProps & {
  /** The first at the top. */
  bars: ValueBar[];
  max: number;
  ticks?: number[];
  axisTitle: string;
  /** A value that a line marks, and its name. */
  target?: { value: number; name: string };
};

/** As many characters of a name as stand in a line beside the bars, and how many pixels they take. */
const NAMES = {
  narrow: { length: 14, width: 108 },
  wide: { length: 28, width: 196 },
};
/** So many bars fill the chart; fewer are as thick as these, not thicker. */
const FULL_COUNT = 8;
const LINE_HEIGHT = 14;

/** The name of a bar, in two lines where one is too short. */
function NameTick({ x, y, lines }: { x: number; y: number; lines: string[] }) {
  const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <text {...CHART_TEXT} textAnchor="end" dominantBaseline="central">
      {lines.map((line, index) => (
        <tspan key={line} x={x - 8} y={first + index * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The values beside their bars, legible across a line of the chart. */
function ValueTexts({ bars }: BarCustomLayerProps<ValueBar>) {
  return (
    <g {...CHART_TEXT} fill="var(--ink)" fontWeight={600} stroke="var(--surface)" strokeWidth={4} paintOrder="stroke">
      {bars.map(({ key, x, y, width, height, data }) => (
        <text key={key} x={x + width + 8} y={y + height / 2} dominantBaseline="central">
          {data.data.valueText}
        </text>
      ))}
    </g>
  );
}

/** Lying bars with their values, named at the left. */
export function ValueBars({ bars, max, ticks, axisTitle, target, label, selected }: ValueBarsProps) {
  const isNarrow = useIsNarrow();
  const names = isNarrow ? NAMES.narrow : NAMES.wide;
  const chosen = selected === null ? undefined : bars[selected]?.name;
  const tickValues = ticks ?? (isNarrow ? 4 : 8);
  return (
    <ResponsiveBar
      // The chart counts from the bottom.
      data={bars.toReversed()}
      keys={['value']}
      indexBy="name"
      layout="horizontal"
      role="img"
      ariaLabel={label}
      theme={CHART_THEME}
      animate={false}
      margin={{ top: target ? 24 : 4, right: 56, bottom: 52, left: names.width }}
      padding={Math.max(0.28, 1 - bars.length / FULL_COUNT)}
      valueScale={{ type: 'linear', min: 0, max }}
      colors={({ data }) => (data.name === chosen ? 'var(--ink)' : TONE_COLORS[data.tone])}
      borderRadius={2}
      enableLabel={false}
      layers={['grid', 'axes', 'bars', 'markers', ValueTexts]}
      enableGridX
      enableGridY={false}
      gridXValues={tickValues}
      axisLeft={{
        tickSize: 0,
        renderTick: ({ value, x, y }) => <NameTick x={x} y={y} lines={wrapName(String(value), names.length)} />,
      }}
      axisBottom={{
        tickSize: 4,
        tickPadding: 4,
        tickValues,
        legend: axisTitle,
        legendOffset: 42,
        legendPosition: 'middle',
      }}
      markers={
        target && [
          {
            axis: 'x',
            value: target.value,
            legend: target.name,
            legendPosition: 'top',
            lineStyle: { stroke: 'var(--ink)', strokeDasharray: '4 3' },
            textStyle: { fill: 'var(--ink)', fontSize: 13, fontWeight: 600 },
          },
        ]
      }
      tooltip={({ data }) => <ChartTooltip text={data.text} />}
    />
  );
}
