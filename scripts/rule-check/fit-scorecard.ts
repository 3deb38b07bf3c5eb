import type { Scorecard, Step } from '@/lib/domain/rules/checker/decision/scorecard';
import type { Evidence, EvidenceName } from '@/lib/domain/rules/checker/evidence/evidence';

/** An element of an answer of which it is known whether it is stated. */
export type Example = { evidence: Evidence; isStated: boolean; weight: number };

/** From how much on a kind of evidence counts more, and whether it can only speak for an element or only against it. */
export type Scale = { evidence: EvidenceName; from: readonly number[]; speaks: 'for' | 'against' };

const ROUNDS = 1500;
/** How strongly steps without need are held at nothing. */
const SHRINKAGE = 3;

/**
 * Fits the points of a scorecard to examples: a logistic regression on the steps of every scale, with a ridge
 * penalty, in which no step may speak against its scale. Accelerated projected gradient descent (Beck and Teboulle,
 * 2009); the same examples give the same scorecard. Throws a RangeError where all examples are stated, or none is.
 */
export function fitScorecard(examples: readonly Example[], scales: readonly Scale[], rounds = ROUNDS): Scorecard {
  const steps = scales.flatMap(({ evidence, from, speaks }) => from.map((one) => ({ evidence, from: one, speaks })));
  const reaches = gatherReaches(examples, steps);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const stated = examples.reduce((sum, { weight, isStated }) => sum + (isStated ? weight : 0), 0);
  if (!(stated > 0 && stated < total)) throw new RangeError('Nothing can be learned from examples of one kind alone.');
  // The last of the points are those to begin with.
  const count = steps.length;
  const signs = steps.map(({ speaks }) => (speaks === 'for' ? 1 : -1));
  let points = new Float64Array(count + 1);
  points[count] = Math.log(stated / (total - stated));
  let ahead = points.slice();
  let momentum = 1;
  const stride = 1 / steepestTurn(reaches, total);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = gradientAt(ahead, reaches, total);
    const next = ahead.map((value, at) => {
      const moved = value - stride * (gradient[at] as number);
      return at < count && moved * (signs[at] as number) < 0 ? 0 : moved;
    });
    const grown = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const carry = (momentum - 1) / grown;
    ahead = next.map((value, at) => value + carry * (value - (points[at] as number)));
    [points, momentum] = [next, grown];
  }
  return {
    base: rounded(points[count] as number),
    steps: steps.flatMap(({ evidence, from }, at) => {
      const value = rounded(points[at] as number);
      return value === 0 ? [] : [{ evidence, from, points: value }];
    }),
  };
}

/** Examples that reach the same steps: which, how much they weigh, and how much of that is stated. */
type Reach = { steps: Int32Array; weight: number; stated: number };

/** Most of a table of all examples and steps would be empty, and many of its rows alike. */
function gatherReaches(examples: readonly Example[], steps: readonly Pick<Step, 'evidence' | 'from'>[]): Reach[] {
  const reaches = new Map<string, Reach>();
  for (const { evidence, isStated, weight } of examples) {
    const own = steps.flatMap((step, at) => (evidence[step.evidence] >= step.from ? [at] : []));
    const known = reaches.get(own.join()) ?? { steps: Int32Array.from(own), weight: 0, stated: 0 };
    known.weight += weight;
    known.stated += isStated ? weight : 0;
    reaches.set(own.join(), known);
  }
  return [...reaches.values()];
}

/** How fast the slope of the mean loss can change at most: a longer stride might overshoot for ever. */
function steepestTurn(reaches: readonly Reach[], total: number): number {
  const meanReached = reaches.reduce((sum, { steps, weight }) => sum + weight * (steps.length + 1), 0) / total;
  return 0.25 * meanReached + SHRINKAGE / total;
}

/** The slope of the mean loss in every direction. */
function gradientAt(points: Float64Array, reaches: readonly Reach[], total: number): Float64Array {
  const base = points.length - 1;
  const gradient = points.map((value, at) => (at === base ? 0 : (SHRINKAGE * value) / total));
  for (const { steps, weight, stated } of reaches) {
    let sum = points[base] as number;
    for (const at of steps) sum += points[at] as number;
    const slope = (weight / (1 + Math.exp(-sum)) - stated) / total;
    for (const at of steps) gradient[at] = (gradient[at] as number) + slope;
    gradient[base] = (gradient[base] as number) + slope;
  }
  return gradient;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
