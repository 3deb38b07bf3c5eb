/** What names or gathers what stands in it, from where a learner can go on. */
const PLACES =
  '[role="alert"], [role="status"], [role="region"], [role="tabpanel"], section, article, search, form, fieldset, dialog[open], main';

/** What an element stands in and the focus can go to when the element is gone, from the inside out. */
export function placesAround(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches(PLACES)) places.push(at);
  }
  return places;
}

/** Gives the focus to what takes none by itself, for as long as it has it; whether it took it. */
function focusPlace(place: HTMLElement): boolean {
  const isMadeFocusable = !place.hasAttribute('tabindex');
  if (isMadeFocusable) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const isFocused = document.activeElement === place;
  if (isMadeFocusable) {
    if (isFocused) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    else place.removeAttribute('tabindex');
  }
  return isFocused;
}

/** Gives the focus to the first of the places that is still there, not empty and in sight. */
export function focusNearest(places: readonly HTMLElement[]): void {
  places.some((place) => place.isConnected && place.textContent !== '' && focusPlace(place));
}
