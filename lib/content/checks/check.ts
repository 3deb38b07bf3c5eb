import type { Pack } from '@/lib/content/pack';
import type { Problem } from '@/lib/content/problem';

/** One rule that a pack keeps. Each finding bears the check's name. */
export type Check = {
  name: string;
  /** Whether a finding keeps the pack from being imported, because the product relies on the rule. */
  blocksImport: boolean;
  /** Whether it only says something about a pack without gaps: counts, shares, coverage. */
  needsWholePack: boolean;
  /** The findings, without the name. */
  run: (pack: Pack) => Omit<Problem, 'check'>[];
};
