import { elementOwnsKey, PAGE_KEYS_MARK } from './key-owner';

/**
 * What was pressed before the scripts of the page came: a key that no control answers itself, or a button
 * that answers to the keys of its page. Another deed since, such as a press elsewhere, makes it void.
 */
type EarlyPress = { target: Element /** Null for a click. */; key: string | null };

declare global {
  interface Window {
    barwrightEarlyPresses?: { presses: EarlyPress[]; stop: () => void };
  }
}

/** So many are kept, the latest. */
const MOST_PRESSES = 20;
const MARKED = `[${PAGE_KEYS_MARK}]`;

/**
 * Stands in the document ahead of everything that can be pressed. Whose a key is is judged when it is
 * answered; what is typed into a field is nobody else's.
 */
export const EARLY_PRESSES_SCRIPT = `(() => {
  const presses = [];
  const keep = (press) => {
    presses.push(press);
    if (presses.length > ${MOST_PRESSES}) presses.shift();
  };
  const onKey = (event) => {
    const { target, key } = event;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    keep({ target, key });
    // The page would scroll under what the key is for.
    if (key === ' ' && target === document.body && document.querySelector('${MARKED}')) event.preventDefault();
  };
  const onClick = (event) => {
    const marked = event.target instanceof Element && event.target.closest('button${MARKED}');
    // What a key makes of itself was kept with the key.
    if (marked && event.detail > 0) keep({ target: marked, key: null });
    else if (!marked) presses.length = 0;
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('click', onClick, options);
  window.addEventListener('popstate', () => presses.splice(0), options);
  window.barwrightEarlyPresses = { presses, stop: () => listening.abort() };
})()`;

/** Presses again what was pressed early, the first first, for whoever listens by now; from then on nothing is kept. */
export function repeatEarlyPresses(): void {
  const early = window.barwrightEarlyPresses;
  if (!early) return;
  early.stop();
  window.barwrightEarlyPresses = undefined;
  const lastOwned = early.presses.findLastIndex(({ target, key }) => key !== null && elementOwnsKey(target, key));
  for (const { target, key } of early.presses.slice(lastOwned + 1)) {
    if (key !== null) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (target instanceof HTMLElement) target.click();
  }
}
