/**
 * Spearman's rank correlation of two lists of the same length, -1 to 1: Pearson's correlation of
 * their ranks, equal values sharing the mean of the ranks they take up.
 */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  return correlation(ranksOf(one), ranksOf(other));
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const deviations = [one, other].map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  });
  const [a = [], b = []] = deviations;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
