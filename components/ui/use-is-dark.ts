'use client';

import { useSyncExternalStore } from 'react';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  const chosen = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}

function isDarkNow(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? window.matchMedia(SYSTEM_IS_DARK).matches : theme === 'dark';
}

/** Whether the dark theme is on, for what is not painted by CSS; light on the server. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDarkNow, () => false);
}
