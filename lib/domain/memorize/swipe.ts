export type Swipe = 'left' | 'right' | 'up';

/** How far a finger goes at least, CSS pixels, and how much further one way than across it. */
const LEAST_DISTANCE = 48;
const STRAIGHTNESS = 2;

/** How far a finger may go at most in a tap. */
const MOST_OF_TAP = 10;

/** Whether the way of a finger is a tap, CSS pixels to the right and down. */
export function isTap(right: number, down: number): boolean {
  return Math.hypot(right, down) <= MOST_OF_TAP;
}

/** What the way of a finger over a card means, CSS pixels to the right and down; null for a tap or a crooked way. */
export function swipeOf(right: number, down: number): Swipe | null {
  if (Math.abs(right) >= LEAST_DISTANCE && Math.abs(right) >= STRAIGHTNESS * Math.abs(down)) {
    return right < 0 ? 'left' : 'right';
  }
  return -down >= LEAST_DISTANCE && -down >= STRAIGHTNESS * Math.abs(right) ? 'up' : null;
}
