'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './control-style';
import { useEarlyInput } from './use-early-input';

/** A field for several lines. */
export function Textarea({ className, ...rest }: Omit<ComponentProps<'textarea'>, 'ref'>) {
  const ref = useEarlyInput<HTMLTextAreaElement>(rest.value);
  return (
    <textarea autoComplete="off" {...rest} ref={ref} className={classNames(controlStyle, 'resize-y', className)} />
  );
}
