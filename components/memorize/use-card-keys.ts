'use client';

import { useEffect, useEffectEvent } from 'react';
import { type CardCommand, cardCommandOfKey } from '@/lib/domain/memorize/card-keys';

/** Marks the flashcard: its own button, whose keys are the keys of the page. */
export const FLASHCARD_MARK = 'data-flashcard';

const TYPED_INTO = 'input, textarea, select, [contenteditable=true]';

/** Whether the key already does something to the focused element. */
function isAnswered(target: Element, key: string): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  return target.closest(`button:not([${FLASHCARD_MARK}]), a[href], summary`) !== null;
}

/**
 * Calls `onCommand` for the flashcard keys pressed anywhere on the page: never while typing, never
 * with a modifier, never while a dialog is open, and a key held down counts once.
 */
export function useCardKeys(onCommand: (command: CardCommand) => void): void {
  const run = useEffectEvent(onCommand);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.matches(TYPED_INTO) || document.querySelector('dialog[open]')) return;
      if (isAnswered(target, key)) return;
      const command = cardCommandOfKey(key);
      if (!command) return;
      event.preventDefault();
      run(command);
    };
    // A button answers Space when it is let go; for the flashcard the key was answered already.
    const onKeyUp = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key === ' ' && target instanceof Element && target.hasAttribute(FLASHCARD_MARK)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
