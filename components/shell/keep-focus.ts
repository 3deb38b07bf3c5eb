import { focusNearest, placesAround } from '@/components/ui/focus-places';

/**
 * Keeps the focus in the page when the element that has it goes away or is disabled, such as the button
 * that was pressed: the nearest place around it that is left takes it, unless someone else has. Answers
 * how to stop.
 */
export function keepFocus(): () => void {
  let held: { element: Element; places: HTMLElement[] } | null = null;

  const onFocusIn = ({ target }: FocusEvent) => {
    held = target instanceof Element ? { element: target, places: placesAround(target) } : null;
  };
  const onFocusOut = () => {
    // One that is taken out of the page loses the focus too, and is gone a moment later.
    queueMicrotask(() => {
      if (held?.element.isConnected && document.activeElement === document.body) held = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!held) return;
    const { element, places } = held;
    const { activeElement, body } = document;
    if (element.isConnected && !element.matches(':disabled')) return;
    held = null;
    if (activeElement && activeElement !== body && activeElement !== element) return;
    focusNearest(places);
  });

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
