'use client';

import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { classNames } from './class-names';
import { useEarlyInput } from './use-early-input';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode;
  /** Some, not all, of what stands below is chosen. */
  isIndeterminate?: boolean;
  /** What stands at the end of the line, such as a count. */
  trailing?: ReactNode;
};

/** A checkbox with its label, the whole line of which may be clicked. */
export function Checkbox({ label, isIndeterminate = false, trailing, className, ...rest }: CheckboxProps) {
  const ref = useEarlyInput<HTMLInputElement>(rest.checked);

  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isIndeterminate;
  }, [ref, isIndeterminate]);

  return (
    <label
      className={classNames(
        'flex items-start gap-2.5 rounded-md px-2 py-1.5 transition-colors has-disabled:opacity-55 has-enabled:hover:bg-sunken',
        className,
      )}
    >
      <input autoComplete="off" {...rest} ref={ref} type="checkbox" className="mt-1 size-4 shrink-0 accent-accent" />
      <span className="min-w-0 flex-1">{label}</span>
      {trailing}
    </label>
  );
}
