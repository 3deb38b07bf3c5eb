/** A ratio measured within one run, and the bound it must keep. */
export type Figure = { what: string; ratio: number } & ({ atMost: number } | { atLeast: number });

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
    say(`${isKept ? 'kept  ' : 'MISSED'}  ${figure.what}: ${figure.ratio.toFixed(2)} (target: ${target})`);
    if (!isKept) process.exitCode = 1;
  }
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
