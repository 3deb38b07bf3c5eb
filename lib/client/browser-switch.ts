import { useSyncExternalStore } from 'react';

export type BrowserSwitch = {
  isOn: () => boolean;
  /** Remembers the choice and tells every part of the page. */
  turn: (isOn: boolean) => void;
  /** Calls back when the choice changes, here or in another tab; answers how to stop. */
  watch: (onChange: () => void) => () => void;
};

/**
 * A choice of this browser, not of a learner, that is off until it is made. Where the browser keeps
 * nothing it lasts as long as the page.
 */
export function browserSwitch(name: string): BrowserSwitch {
  const key = `barwright:${name}`;
  const changed = `${key}-changed`;
  let isOnForNow = false;
  return {
    isOn: () => {
      try {
        return isOnForNow || localStorage.getItem(key) === 'on';
      } catch {
        return isOnForNow;
      }
    },
    turn: (isOn) => {
      isOnForNow = false;
      try {
        if (isOn) localStorage.setItem(key, 'on');
        else localStorage.removeItem(key);
      } catch {
        isOnForNow = isOn;
      }
      window.dispatchEvent(new Event(changed));
    },
    watch: (onChange) => {
      window.addEventListener(changed, onChange);
      window.addEventListener('storage', onChange);
      return () => {
        window.removeEventListener(changed, onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}

/** Whether it is on; off while the page is drawn by the server. */
export function useBrowserSwitch({ watch, isOn }: BrowserSwitch): boolean {
  return useSyncExternalStore(watch, isOn, () => false);
}
