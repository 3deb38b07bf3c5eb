import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type TableProps = {
  /** Names the table. */
  caption: string;
  isCaptionHidden?: boolean;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
};

/** A table that scrolls by itself where the page is too narrow for it, by keyboard too. */
export function Table({ caption, isCaptionHidden = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className={isCaptionHidden ? 'sr-only' : 'mb-2 text-left font-semibold'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function HeadCell({ className, scope = 'col', ...rest }: ComponentProps<'th'>) {
  return (
    <th
      {...rest}
      scope={scope}
      className={classNames(
        'px-3 py-2 align-bottom font-semibold',
        scope === 'col' && 'border-b border-edge text-sm text-muted',
        scope === 'row' && 'border-b border-line',
        className,
      )}
    />
  );
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={classNames('border-b border-line px-3 py-2 align-top', className)} />;
}
