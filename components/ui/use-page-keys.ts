'use client';

import { useEffect, useEffectEvent } from 'react';

/** Whether a key is meant for the element that has the focus: text being typed, a choice being made. */
function isTypedInto(target: Element): boolean {
  return target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]');
}

/** Whether Enter already does something to the focused element. */
function answersEnter(target: Element): boolean {
  return target.closest('button, a[href], summary') !== null;
}

/**
 * Calls `onKey` for keys pressed anywhere on the page: never while typing, never with a modifier,
 * never while a dialog is open, and a key held down counts once. It answers whether the key was one
 * of its own, which then does nothing else.
 */
export function usePageKeys(onKey: (key: string) => boolean): void {
  const run = useEffectEvent(onKey);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || isTypedInto(target) || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && answersEnter(target)) return;
      if (run(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
