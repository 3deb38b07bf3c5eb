import { type PointerEvent, useRef } from 'react';
import { type Swipe, swipeOf } from '@/lib/domain/memorize/swipe';

/**
 * The listeners of an element that is swiped with a finger or a pen: `onSwipe` hears which way, and answers
 * whether that meant something. The click that a browser may make of the same touch is then left out.
 */
export function useSwipe(onSwipe: (swipe: Swipe) => boolean) {
  const touch = useRef<{ id: number; x: number; y: number } | null>(null);
  const wasSwiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      wasSwiped.current = false;
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
      const swipe = swipeOf(clientX - from.x, clientY - from.y);
      wasSwiped.current = swipe !== null && onSwipe(swipe);
    },
    /** Whether the click at hand ends a swipe; the next one does not. */
    isEndOfSwipe: () => {
      const isEnd = wasSwiped.current;
      wasSwiped.current = false;
      return isEnd;
    },
  };
}
