import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { ChevronIcon } from './icons';
import { controlStyle } from './input';

/** A native select; its options are the children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(controlStyle, 'appearance-none truncate pr-10')} />
      <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
    </span>
  );
}
