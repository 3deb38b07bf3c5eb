import type { ComponentProps } from 'react';

type ScrollAreaProps = Omit<ComponentProps<'section'>, 'tabIndex'> &
  ({ 'aria-label': string } | { 'aria-labelledby': string });

/** A named region that scrolls. It takes the focus, without which nobody could scroll it by keyboard. */
export function ScrollArea(props: ScrollAreaProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that scroll go to what has the focus.
  return <section {...props} tabIndex={0} />;
}
