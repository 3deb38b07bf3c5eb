import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ScrollArea } from '@/components/ui/scroll-area';

type DataTableProps = {
  label: string;
  columns: ReactNode[];
  /** The first cell names its row. */
  rows: ReactNode[][];
  /** Grows with its rows instead of scrolling. */
  isTall?: boolean;
  /** Too wide for a phone: there its rows stand one below the other, each figure under the name of its column. */
  isWide?: boolean;
};

const CELL = 'px-2 py-2 sm:px-3 print:px-2 print:py-1';
/** A cell of a wide table: on a phone the row around it has the padding. */
const WIDE_CELL = 'sm:px-3 sm:py-2 print:px-2 print:py-1';

/** A table of figures; where it is larger than its place, it scrolls by itself. */
export function DataTable({ label, columns, rows, isTall = false, isWide = false }: DataTableProps) {
  const cell = isWide ? WIDE_CELL : CELL;
  return (
    <ScrollArea
      aria-label={label}
      className={classNames(
        'relative mt-2 overflow-auto rounded-md border border-line print:max-h-none print:overflow-visible',
        !isTall && 'max-h-80',
      )}
    >
      <table className={classNames('w-full border-collapse text-left text-sm print:text-xs', isWide && 'max-sm:block')}>
        <thead className={classNames('bg-sunken', isWide && 'max-sm:sr-only')}>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
              <th key={index} scope="col" className={`sticky top-0 bg-sunken ${cell} align-bottom font-semibold`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames(isWide && 'max-sm:block')}>
          {rows.map(([name, ...cells], row) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state.
              key={row}
              className={classNames(
                'border-t border-line',
                isWide &&
                  'max-sm:flex max-sm:flex-wrap max-sm:gap-x-6 max-sm:gap-y-1.5 max-sm:p-3 max-sm:first:border-t-0',
              )}
            >
              <th scope="row" className={classNames(cell, 'font-semibold', isWide && 'max-sm:basis-full')}>
                {name}
              </th>
              {cells.map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                <td key={index} className={`${cell} whitespace-nowrap`}>
                  {isWide && (
                    <span aria-hidden="true" className="block text-xs text-muted sm:hidden">
                      {columns[index + 1]}
                    </span>
                  )}
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
