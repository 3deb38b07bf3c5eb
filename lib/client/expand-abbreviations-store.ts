/** Whether short forms are written out while typing: a setting of this browser, off until it is chosen. */

const KEY = 'barwright:expand-abbreviations';
const CHANGED = 'barwright:expand-abbreviations-changed';

export function isExpandingAbbreviations(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers the choice and tells every part of the page. */
export function expandAbbreviations(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing keeps the setting off.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the setting changes, here or in another tab; answers how to stop. */
export function watchExpandAbbreviations(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
