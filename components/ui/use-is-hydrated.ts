import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the scripts of the page have come: false in what the server sends, true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
