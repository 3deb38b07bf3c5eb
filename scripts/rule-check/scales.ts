import { FINDERS } from '@/lib/domain/rules/checker/examine';
import type { Scale } from './fit-scorecard';

const SHARES = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];

/** The steps in which each kind of evidence is weighed. */
export const SCALES: readonly Scale[] = [
  { evidence: 'own', speaks: 'for', from: SHARES },
  { evidence: 'around', speaks: 'for', from: [0.1, 0.25, 0.4, 0.6, 0.8] },
  { evidence: 'others', speaks: 'for', from: [0.3, 0.45, 0.6, 0.7, 0.8, 0.9] },
  { evidence: 'silence', speaks: 'against', from: [0.2, 0.35, 0.5, 0.65, 0.8] },
  { evidence: 'right', speaks: 'for', from: SHARES },
  { evidence: 'unclaimed', speaks: 'for', from: SHARES },
  { evidence: 'agreed', speaks: 'for', from: [0.34, 0.67, 0.99] },
  { evidence: 'wrong', speaks: 'against', from: [0.5, 0.6, 0.7, 0.8, 0.9] },
  { evidence: 'wrongMargin', speaks: 'against', from: [0.01, 0.05, 0.15, 0.25] },
  { evidence: 'wrongGathered', speaks: 'against', from: [0.5, 0.65, 0.8, 0.95] },
  { evidence: 'wrongWords', speaks: 'against', from: [1, 2, 3] },
  { evidence: 'waived', speaks: 'against', from: [1] },
  { evidence: 'lacking', speaks: 'against', from: [1, 2] },
  { evidence: 'moreDenials', speaks: 'against', from: [1, 2] },
  ...FINDERS.map((evidence): Scale => ({ evidence, speaks: 'against', from: [1] })),
];
