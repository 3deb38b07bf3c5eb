'use client';

import { useEffect, useEffectEvent } from 'react';
import { repeatEarlyPresses } from './early-presses';
import { elementOwnsKey, PAGE_KEYS_MARK } from './key-owner';
import { areSingleKeysOn } from './single-keys-store';

/**
 * Calls `onKey` for keys pressed anywhere on the page: never one that the focused element answers
 * itself, never with a modifier, never while a dialog is open, never a letter, digit or sign while those
 * are switched off, and a key held down counts once. What was pressed before the scripts of the page came
 * counts as pressed now. It answers whether the key was one of its own,
 * which then does nothing else.
 */
export function usePageKeys(onKey: (key: string) => boolean): void {
  const run = useEffectEvent(onKey);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || elementOwnsKey(target, key) || document.querySelector('dialog[open]')) return;
      if (key !== ' ' && [...key].length === 1 && !areSingleKeysOn()) return;
      if (run(key)) event.preventDefault();
    };
    // A button answers Space when it is let go; where its keys are the page's, it was answered already.
    const onKeyUp = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key === ' ' && target instanceof Element && target.hasAttribute(PAGE_KEYS_MARK)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    // Once everything that appears together listens.
    queueMicrotask(repeatEarlyPresses);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
