/** A source of chance: a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Any index of a list of this length, each as likely as any other. */
export function randomIndex(length: number, random: Random): number {
  return Math.floor(random() * length);
}

/** A copy in random order (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomIndex(last + 1, random);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
