import { seededRandom } from '@/lib/domain/chance/seeded-random';
import { groupBy } from '@/lib/domain/grouping/group-by';

/** A ratio measured within one run, with its interval where it has one, and the bound it must keep. */
export type Figure = { what: string; ratio: number; interval?: Interval } & ({ atMost: number } | { atLeast: number });

export type Interval = { low: number; high: number };

const DRAWS = 1_000;

/** Prints a line of a bench's course. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the figures beside their targets; the process fails when one is missed. */
export function report(figures: readonly Figure[]): void {
  say('');
  for (const figure of figures) {
    const isKept = 'atMost' in figure ? figure.ratio <= figure.atMost : figure.ratio >= figure.atLeast;
    const target = 'atMost' in figure ? `at most ${figure.atMost}` : `at least ${figure.atLeast}`;
    const { interval } = figure;
    const between = interval ? `, ${interval.low.toFixed(2)} to ${interval.high.toFixed(2)}` : '';
    say(`${isKept ? 'kept  ' : 'MISSED'}  ${figure.what}: ${figure.ratio.toFixed(2)}${between} (target: ${target})`);
    if (!isKept) process.exitCode = 1;
  }
}

/** Where a figure of some items lies in 95 of 100 drawings of their groups, with replacement. */
export function intervalOf<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  figureOf: (items: readonly Item[]) => number,
): Interval {
  const groups = [...groupBy(items, groupOf).values()];
  const random = seededRandom(7);
  const drawn = Array.from({ length: DRAWS }, () =>
    figureOf(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  ).sort((one, other) => one - other);
  return { low: drawn[Math.floor(DRAWS * 0.025)] ?? 0, high: drawn[Math.floor(DRAWS * 0.975)] ?? 0 };
}

/** The middle value; the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The value that a quarter of the others do not reach: a time with little of the machine's other work in it. */
export function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}
