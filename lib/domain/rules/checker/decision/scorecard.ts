import type { Evidence, EvidenceName } from '@/lib/domain/rules/checker/evidence/evidence';

/** From this much of a kind of evidence on, points (log-odds) are added to those of the steps below. */
export type Step = { evidence: EvidenceName; from: number; points: number };

/** How evidence is weighed: points to begin with, and those of every step that is reached. */
export type Scorecard = { base: number; steps: readonly Step[] };

/** How probable it is, 0 to 1, that an element of which this is the evidence is stated. */
export function probabilityOf(evidence: Evidence, { base, steps }: Scorecard): number {
  const points = steps.reduce((sum, step) => (evidence[step.evidence] >= step.from ? sum + step.points : sum), base);
  return 1 / (1 + Math.exp(-points));
}
