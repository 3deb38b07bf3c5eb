'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Checkbox } from './checkbox';
import { Kbd } from './kbd';
import { areSingleKeysOn, switchSingleKeys, watchSingleKeys } from './single-keys-store';

/** Whether the shortcuts that are one letter, digit or sign are on. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(watchSingleKeys, areSingleKeysOn, () => true);
}

/** The switch of the shortcuts that are one letter, digit or sign, on every screen. */
export function SingleKeysSwitch({ className }: { className?: string }) {
  return (
    <Checkbox
      label="Single-key shortcuts"
      checked={useSingleKeys()}
      onChange={({ target }) => switchSingleKeys(target.checked)}
      className={className}
    />
  );
}

/** The key beside what it does; nothing while single keys are switched off. */
export function KeyHint({ className, children }: { className: string; children: ReactNode }) {
  return useSingleKeys() ? (
    <span aria-hidden="true" className={className}>
      <Kbd>{children}</Kbd>
    </span>
  ) : null;
}
