import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { ChevronIcon } from './icons';

type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** What stands at the end of the title line, such as a count. */
  trailing?: ReactNode;
};

/** A part that opens and closes. Items that share a `name` close one another; `open` starts it open. */
export function AccordionItem({ title, trailing, className, children, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} className={classNames('group/item border-b border-line last:border-b-0', className)}>
      <summary className="flex items-center gap-2.5 rounded-md px-2 py-2.5 font-semibold transition-colors hover:bg-sunken">
        <ChevronIcon className="size-4 -rotate-90 text-muted transition-transform group-open/item:rotate-0" />
        <span className="min-w-0 flex-1">{title}</span>
        {trailing}
      </summary>
      <div className="px-2 pt-1 pb-4 sm:pl-8.5">{children}</div>
    </details>
  );
}
