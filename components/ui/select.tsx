'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './control-style';
import { ChevronIcon } from './icons';
import { useEarlyInput } from './use-early-input';

/** A native select; its options are the children. */
export function Select({ className, ...rest }: Omit<ComponentProps<'select'>, 'ref'>) {
  const ref = useEarlyInput<HTMLSelectElement>(rest.value);
  return (
    <span className={classNames('relative block', className)}>
      <select
        autoComplete="off"
        {...rest}
        ref={ref}
        className={classNames(controlStyle, 'appearance-none truncate pr-10')}
      />
      <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
    </span>
  );
}
