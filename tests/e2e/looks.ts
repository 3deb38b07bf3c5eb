import { test } from './fixtures';

type Look = { colorScheme: 'light' | 'dark'; width: number };

/** A phone by day and a wide screen by night. */
const CONTRASTING: Look[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
];

export const EVERY_LOOK: Look[] = [
  ...CONTRASTING,
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1440 },
];

/** Defines the same journeys for each look, in which nothing moves. */
export function describeLooks(define: () => void, looks = CONTRASTING): void {
  for (const { colorScheme, width } of looks) {
    test.describe(`accessible and fitting: ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
      define();
    });
  }
}
