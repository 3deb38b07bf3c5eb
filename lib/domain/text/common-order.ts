/** A place in each of two texts. */
export type Places = readonly [inOne: number, inOther: number];

/** As many pairs of places as there can be, rising in both of two texts, where the two hold the same. */
export function longestCommonOrder(
  one: number,
  other: number,
  areSame: (inOne: number, inOther: number) => boolean,
): Places[] {
  const width = other + 1;
  const lengths = new Uint32Array((one + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one - 1; row >= 0; row -= 1) {
    for (let column = other - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = areSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: Places[] = [];
  for (let row = 0, column = 0; row < one && column < other; ) {
    const isPair = areSame(row, column);
    const isBelow = lengthAt(row + 1, column) >= lengthAt(row, column + 1);
    if (isPair) pairs.push([row, column]);
    row += isPair || isBelow ? 1 : 0;
    column += isPair || !isBelow ? 1 : 0;
  }
  return pairs;
}
