'use client';

import { type LineCustomSvgLayer, ResponsiveLine } from '@nivo/line';
import { PERCENT_TICKS } from './axis-ticks';
import { CHART_THEME, type ChartProps } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import { monthText, monthTicks } from './month-ticks';

export type AccuracyPoint = {
  /** A day, YYYY-MM-DD, or a name on an axis of names. */
  at: string;
  /** Percent. */
  accuracy: number;
  /** Its interval, percent. */
  low?: number;
  high?: number;
  text: string;
};

type Series = { id: string; data: readonly { x: string; y: number }[] };

type AccuracyLineProps = ChartProps & {
  points: AccuracyPoint[];
  /** Every place of the axis, in order; the line spans those without a point. */
  axis: string[];
  kind: 'days' | 'names';
};

/** The intervals of the points, drawn under the line: an upright stroke through each. */
function intervals(points: AccuracyPoint[]): LineCustomSvgLayer<Series> {
  return ({ series, yScale }) => (
    <g stroke="var(--accent)" strokeWidth={points.length > 26 ? 3 : 6} strokeLinecap="round" opacity={0.28}>
      {points.map(({ at, low, high }, index) => {
        const x = series[0]?.data[index]?.position.x;
        return x === undefined || low === undefined || high === undefined ? null : (
          <line key={at} x1={x} x2={x} y1={yScale(low)} y2={yScale(high)} />
        );
      })}
    </g>
  );
}

/** Accuracy from 0 to 100 along days or names, with its intervals where they are known. */
export function AccuracyLine({ points, axis, kind, label, selected }: AccuracyLineProps) {
  const chosen = selected === null ? undefined : points[selected]?.at;
  // A series of every place fixes the axis; points of days without answers are left out, so that the line spans them.
  const data: Series[] = [{ id: 'accuracy', data: points.map(({ at, accuracy }) => ({ x: at, y: accuracy })) }];
  const byPlace = new Map(points.map((point) => [point.at, point]));
  const isDense = points.length > 45;
  return (
    <ResponsiveLine
      data={data}
      role="img"
      ariaLabel={label}
      theme={CHART_THEME}
      animate={false}
      margin={{ top: 12, right: kind === 'names' ? 36 : 16, bottom: 36, left: 44 }}
      xScale={
        kind === 'days'
          ? { type: 'time', format: '%Y-%m-%d', precision: 'day', useUTC: true, ...timeBounds(axis) }
          : { type: 'point' }
      }
      yScale={{ type: 'linear', min: 0, max: 100 }}
      colors="var(--accent)"
      lineWidth={2}
      pointSize={isDense ? 4 : 8}
      pointColor={({ point }: { point: { data: { x: unknown } } }) =>
        placeOf(point.data.x) === chosen ? 'var(--ink)' : 'var(--accent)'
      }
      pointBorderWidth={isDense ? 0 : 2}
      pointBorderColor="var(--surface)"
      enableGridX={false}
      gridYValues={PERCENT_TICKS}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: PERCENT_TICKS }}
      axisBottom={
        kind === 'days'
          ? {
              tickSize: 4,
              tickPadding: 6,
              tickValues: monthTicks(axis).map((day) => new Date(day)),
              format: (date) => monthText(placeOf(date)),
            }
          : { tickSize: 0, tickPadding: 10 }
      }
      layers={['grid', 'axes', intervals(points), 'lines', 'points', 'mesh']}
      useMesh
      tooltip={({ point }) => <ChartTooltip text={byPlace.get(placeOf(point.data.x))?.text ?? ''} />}
    />
  );
}

/** The place of a point on the axis: the time scale turns days into dates. */
function placeOf(x: unknown): string {
  return x instanceof Date ? x.toISOString().slice(0, 10) : String(x);
}

function timeBounds(axis: string[]) {
  const [first = '', last = first] = [axis[0], axis.at(-1)];
  return { min: new Date(first), max: new Date(last) } as const;
}
