'use client';

import { ResponsiveBar } from '@nivo/bar';
import { CHART_THEME, type ChartProps, type ChartTone, TONE_COLORS } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import { useIsNarrow } from './use-is-narrow';

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

/** As many characters of a name as stand beside the bars. */
const NAME_LENGTH = { narrow: 14, wide: 28 };

function shorten(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`;
}

/** Lying bars with their values, named at the left. */
export function ValueBars({ bars, max, ticks, axisTitle, target, label, selected }: ValueBarsProps) {
  const isNarrow = useIsNarrow();
  const chosen = selected === null ? undefined : bars[selected]?.name;
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
      margin={{ top: target ? 24 : 4, right: 56, bottom: 52, left: isNarrow ? 108 : 196 }}
      padding={0.28}
      valueScale={{ type: 'linear', min: 0, max }}
      colors={({ data }) => (data.name === chosen ? 'var(--ink)' : TONE_COLORS[data.tone])}
      borderRadius={2}
      enableLabel
      label={({ data }) => data.valueText}
      labelPosition="end"
      labelOffset={8}
      labelTextColor="var(--ink)"
      enableGridX
      enableGridY={false}
      gridXValues={ticks}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        format: (name) => shorten(String(name), isNarrow ? NAME_LENGTH.narrow : NAME_LENGTH.wide),
      }}
      axisBottom={{
        tickSize: 4,
        tickPadding: 4,
        tickValues: ticks,
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
