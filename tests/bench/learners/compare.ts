import { seededRandom } from '@/lib/domain/chance/seeded-random';
import { randomIndex } from '@/lib/domain/chance/shuffle';
import type { PolicyName } from './policies';
import type { Outcome } from './simulate';

const RESAMPLES = 1_000;

/** A mean in points of a hundred, and where 95 of 100 bootstrap means lie. */
export type Lead = { mean: number; low: number; high: number };

/** By how much the plan leads another way of studying, learner by learner. */
export function leadOver(other: PolicyName, outcomes: readonly Outcome[]): Lead {
  const differences = outcomes.map(({ share }) => 100 * (share.plan - share[other]));
  const random = seededRandom(1);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < differences.length; drawn += 1) {
      sum += differences[randomIndex(differences.length, random)] ?? 0;
    }
    return sum / differences.length;
  }).sort((a, b) => a - b);
  return {
    mean: meanOf(differences),
    low: means[Math.floor(0.025 * RESAMPLES)] ?? Number.NaN,
    high: means[Math.floor(0.975 * RESAMPLES)] ?? Number.NaN,
  };
}

/** A fourth of the learners each, the lowest first. */
export function quartilesBy(figure: (outcome: Outcome) => number, outcomes: readonly Outcome[]): Outcome[][] {
  const sorted = outcomes.toSorted((a, b) => figure(a) - figure(b));
  const cut = (quarter: number) => Math.round((quarter * sorted.length) / 4);
  return [0, 1, 2, 3].map((quarter) => sorted.slice(cut(quarter), cut(quarter + 1)));
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
