export type Swipe = 'left' | 'right' | 'up';

/** How far a finger goes at least, CSS pixels, and how much further one way than across it. */
const LEAST_DISTANCE = 48;
const STRAIGHTNESS = 2;

/** What the way of a finger over a card means, CSS pixels to the right and down; null for a tap or a crooked way. */
export function swipeOf(right: number, down: number): Swipe | null {
  if (Math.abs(right) >= LEAST_DISTANCE && Math.abs(right) >= STRAIGHTNESS * Math.abs(down)) {
    return right < 0 ? 'left' : 'right';
  }
  return -down >= LEAST_DISTANCE && -down >= STRAIGHTNESS * Math.abs(right) ? 'up' : null;
}
