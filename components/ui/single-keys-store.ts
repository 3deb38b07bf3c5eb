/** Whether single keys such as 'n' or '?' are shortcuts: a setting of this browser, on until it is switched off. */

const KEY = 'barwright:single-keys';
const CHANGED = 'barwright:single-keys-changed';

/** The choice where the browser keeps nothing, for as long as the page stands. */
let isOffForNow = false;

export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off' && !isOffForNow;
  } catch {
    return !isOffForNow;
  }
}

/** Remembers the choice and tells every part of the page. */
export function switchSingleKeys(isOn: boolean): void {
  isOffForNow = false;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    isOffForNow = !isOn;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the setting changes, here or in another tab; answers how to stop. */
export function watchSingleKeys(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
