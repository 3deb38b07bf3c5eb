import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The text or the choice that a control shows, or whether it is ticked. */
type Entry = string | boolean;

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** What a control shows where that is not what it was drawn with; else null. */
function earlyEntry(control: Control, drawn: unknown): Entry | null {
  if (isTick(control)) return control.checked === control.defaultChecked ? null : control.checked;
  if (control instanceof HTMLSelectElement) {
    // An option that is not there cannot have been drawn as the choice.
    const isThere = [...control.options].some(({ value }) => value === String(drawn));
    return isThere && control.value !== String(drawn) ? control.value : null;
  }
  return control.value === control.defaultValue ? null : control.value;
}

/** Enters something as a learner does. */
function enter(control: Control, entry: Entry): void {
  if (isTick(control)) {
    if (control.checked !== entry) control.click();
    return;
  }
  // By the setter of the element itself: what goes through React's it takes for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, entry);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The ref of a control that React holds at `value` (or `checked`; undefined for one that holds itself).
 * What was entered into it before the scripts of the page came React does not hear of, and overwrites
 * with the next rendering; here it is entered again, once its page has taken up what the browser kept.
 */
export function useEarlyInput<C extends Control>(value: unknown): RefObject<C | null> {
  const ref = useRef<C>(null);
  const [early, setEarly] = useState<Entry | null>(null);

  const look = useEffectEvent(() => {
    if (ref.current && value !== undefined) setEarly(earlyEntry(ref.current, value));
  });
  useEffect(() => look(), []);
  useEffect(() => {
    if (ref.current && early !== null) enter(ref.current, early);
  }, [early]);

  return ref;
}
