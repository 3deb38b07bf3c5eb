/**
 * Marks a button that answers to the keys of its page instead of its own Enter and Space, and a `details`
 * whose summary gives Enter to the page once it is open; Space still closes it.
 */
export const PAGE_KEYS_MARK = 'data-page-keys';

const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]';
const CHOICE = 'input[type=radio], input[type=checkbox]';
const PRESSED = `button:not([${PAGE_KEYS_MARK}]), summary`;
const FOLLOWED = 'a[href]';
const OPENED = `details[${PAGE_KEYS_MARK}][open] > summary`;

/** Whether a key, as `KeyboardEvent.key` names it, already means something to the focused element. */
export function elementOwnsKey(element: Element, key: string): boolean {
  if (element.matches(TYPED_INTO)) return true;
  if (element.matches(CHOICE)) return key === ' ' || key.startsWith('Arrow');
  if (key !== 'Enter' && key !== ' ') return false;
  // A link does not answer Space.
  if (key === 'Enter' && element.closest(FOLLOWED)) return true;
  const pressed = element.closest(PRESSED);
  return pressed !== null && !(key === 'Enter' && pressed.matches(OPENED));
}
