import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { isTap, type Swipe, swipeOf } from '@/lib/domain/memorize/swipe';

type Touched = {
  onPress: () => void;
  /** Answers whether the swipe meant something. */
  onSwipe: (swipe: Swipe) => boolean;
};

/**
 * The listeners of a button that is pressed, or swiped with a finger or a pen. A tap is heard where the finger is
 * lifted: after a quick swipe Chromium makes no click of the next one. A click of a touch that was heard is left out.
 */
export function useSwipe({ onPress, onSwipe }: Touched) {
  const touch = useRef<{ id: number; x: number; y: number } | null>(null);
  const isHeard = useRef(false);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      isHeard.current = false;
      touch.current = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    // The browser scrolls instead.
    onPointerCancel: () => {
      touch.current = null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = touch.current;
      touch.current = null;
      if (from?.id !== pointerId) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      const swipe = swipeOf(right, down);
      if (swipe) isHeard.current = onSwipe(swipe);
      else if (isTap(right, down)) {
        isHeard.current = true;
        onPress();
      }
    },
    onClick: ({ detail }: MouseEvent) => {
      // Keys click without a count.
      if (detail === 0 || !isHeard.current) onPress();
      isHeard.current = false;
    },
  };
}
