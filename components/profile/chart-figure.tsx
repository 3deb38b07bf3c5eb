'use client';

import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useBrowserSwitch } from '@/lib/client/browser-switch';
import { chartTables } from './chart-tables';
import { DataTable } from './data-table';

const HEIGHTS = {
  /** Of every chart, and of those by topic (specification 9.4). */
  chart: 'h-[300px]',
  topics: 'h-[400px]',
  /** As high as its squares, where these are bound by the width. */
  heatmap: 'aspect-[5/3] max-h-[300px] sm:aspect-auto sm:h-[300px]',
  year: 'h-[216px] sm:h-[164px]',
};

type ChartFigureProps = {
  title: string;
  description: string;
  height?: keyof typeof HEIGHTS;
  /** Every item of the chart in words, in its order. */
  texts: string[];
  /** The table behind the chart. */
  columns: string[];
  rows: string[][];
  /** What stands between the chart and its reader, such as a legend. */
  legend?: ReactNode;
  /** What is said in place of a chart that would show nothing. */
  empty?: string | false;
  children: (chart: { label: string; selected: number | null }) => ReactNode;
};

/**
 * A chart with all that makes it legible without seeing it or pointing at it: title, description, a
 * slider that reads item after item, and, where the learner wants tables, the one behind it.
 */
export function ChartFigure({
  title,
  description,
  height = 'chart',
  texts,
  columns,
  rows,
  legend,
  empty = false,
  children,
}: ChartFigureProps) {
  const titleId = useId();
  const [place, setPlace] = useState(texts.length - 1);
  const [isReading, setIsReading] = useState(false);
  const isTableShown = useBrowserSwitch(chartTables);
  const index = Math.min(place, texts.length - 1);

  return (
    <figure aria-labelledby={titleId} className="min-w-0 break-inside-avoid">
      <figcaption>
        <h3 id={titleId} className="font-semibold">
          {title}
        </h3>
        <p className="text-sm text-muted">{description}</p>
      </figcaption>
      {empty ? (
        <p className="mt-3 rounded-md border border-dashed border-edge px-4 py-6 text-center">{empty}</p>
      ) : (
        <>
          <div className={classNames('mt-3 min-w-0 overflow-hidden print:[zoom:0.7]', HEIGHTS[height])}>
            {children({ label: `${title}. ${description}`, selected: isReading ? index : null })}
          </div>
          {legend}
          {texts.length > 0 && (
            <div className="mt-2 gap-x-4 text-sm print:hidden sm:flex sm:items-center">
              <input
                type="range"
                aria-label={`Read: ${title}`}
                aria-valuetext={texts[index]}
                min={0}
                max={texts.length - 1}
                step={1}
                value={index}
                onChange={({ target }) => {
                  setPlace(Number(target.value));
                  setIsReading(true);
                }}
                onFocus={() => setIsReading(true)}
                onBlur={() => setIsReading(false)}
                className="h-6 w-full cursor-pointer accent-accent max-sm:h-11 sm:w-56"
              />
              <p aria-hidden="true" className="min-h-5 min-w-0 flex-1 font-semibold tabular-nums">
                {isReading || texts.length === 1 ? (
                  texts[index]
                ) : (
                  <span className="font-normal text-muted">Slide to read each value</span>
                )}
              </p>
            </div>
          )}
          {isTableShown && (
            <div className="print:hidden">
              <DataTable label={`Table: ${title}`} columns={columns} rows={rows} />
            </div>
          )}
        </>
      )}
    </figure>
  );
}
