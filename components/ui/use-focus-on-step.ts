import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `focus` whenever another step is shown, so that the focus goes along with the learner. With the
 * first step it is called only if `isFirstFocused`: a page that opens keeps its focus.
 */
export function useFocusOnStep(step: string | number, focus: () => void, { isFirstFocused = false } = {}): void {
  const focused = useRef(isFirstFocused ? null : step);
  const focusNow = useEffectEvent(focus);

  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    focusNow();
  }, [step]);
}
