import type { BarDatum, BarSvgProps } from '@nivo/bar';

type Theme = NonNullable<BarSvgProps<BarDatum>['theme']>;

/** What is written in charts. */
export const CHART_TEXT = { fontFamily: 'var(--font-sans)', fontSize: 13, fill: 'var(--muted)' };

/** How charts look, in the colors of the page: CSS variables, so that they change with the theme at once. */
export const CHART_THEME: Theme = {
  text: CHART_TEXT,
  axis: {
    domain: { line: { stroke: 'var(--edge)', strokeWidth: 1 } },
    ticks: { line: { stroke: 'var(--edge)', strokeWidth: 1 } },
    legend: { text: { fontSize: 13, fontWeight: 600, fill: 'var(--muted)' } },
  },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
  labels: { text: { fontSize: 13, fontWeight: 600 } },
  crosshair: { line: { stroke: 'var(--edge)', strokeWidth: 1, strokeOpacity: 1, strokeDasharray: '4 3' } },
  markers: { lineColor: 'var(--ink)', lineStrokeWidth: 1 },
};

export type ChartTone = 'accent' | 'success' | 'warning' | 'danger';

export const TONE_COLORS: Record<ChartTone, string> = {
  accent: 'var(--accent)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
};

/** What every chart takes. */
export type ChartProps = {
  /** Name of the chart for screen readers, which then read the table behind it. */
  label: string;
  /** Place of the item that the reader of the chart stands on; null for none. */
  selected: number | null;
};
