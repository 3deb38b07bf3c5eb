/** Marks a button that answers to the keys of its page instead of its own Enter and Space. */
export const PAGE_KEYS_MARK = 'data-page-keys';

const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]';
const CHOICE = 'input[type=radio], input[type=checkbox]';
const PRESSED = `button:not([${PAGE_KEYS_MARK}]), a[href], summary`;

/** Whether a key, as `KeyboardEvent.key` names it, already means something to the focused element. */
export function elementOwnsKey(element: Element, key: string): boolean {
  if (element.matches(TYPED_INTO)) return true;
  if (element.matches(CHOICE)) return key === ' ' || key.startsWith('Arrow');
  return (key === 'Enter' || key === ' ') && element.closest(PRESSED) !== null;
}
