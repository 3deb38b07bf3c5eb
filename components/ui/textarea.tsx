import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './input';

/** A field for several lines. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(controlStyle, 'resize-y', className)} />;
}
