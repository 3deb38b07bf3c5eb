import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type DataTableProps = {
  label: string;
  columns: ReactNode[];
  /** The first cell names its row. */
  rows: ReactNode[][];
  /** Grows with its rows instead of scrolling. */
  isTall?: boolean;
};

/** A table of figures; where it is larger than its place, it scrolls by itself. */
export function DataTable({ label, columns, rows, isTall = false }: DataTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus.
      tabIndex={0}
      className={classNames(
        'relative mt-2 overflow-auto rounded-md border border-line print:max-h-none print:overflow-visible',
        !isTall && 'max-h-80',
      )}
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
              <th key={index} scope="col" className="sticky top-0 bg-sunken px-3 py-2 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state.
            <tr key={row} className="border-t border-line">
              <th scope="row" className="px-3 py-2 font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                <td key={index} className="px-3 py-2 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
