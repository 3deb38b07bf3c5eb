'use client';

import { type ComponentProps, useImperativeHandle } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './control-style';
import { useEarlyInput } from './use-early-input';

/** A field for a line. Nothing is restored by the browser alone: the page would not hear of it. */
export function Input({ className, ref, ...rest }: ComponentProps<'input'>) {
  const own = useEarlyInput<HTMLInputElement>(rest.value);
  useImperativeHandle(ref, () => own.current as HTMLInputElement, [own]);
  return <input autoComplete="off" {...rest} ref={own} className={classNames(controlStyle, className)} />;
}
