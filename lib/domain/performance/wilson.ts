/** Quantile of the normal distribution for 95 percent. */
const Z = 1.959963984540054;

export type Interval = {
  /** Percent. */
  low: number;
  high: number;
};

/**
 * Wilson score interval at 95 percent for the share of correct answers, in percent: where the true
 * accuracy plausibly lies. Honest for few answers and near 0 and 100, where the usual one is not.
 * E. B. Wilson, Probable inference (1927). Null of no answers.
 */
export function wilsonInterval({ answered, correct }: { answered: number; correct: number }): Interval | null {
  if (answered === 0) return null;
  const share = correct / answered;
  const spread = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * answered)) / answered);
  const center = share + (Z * Z) / (2 * answered);
  const scale = 100 / (1 + (Z * Z) / answered);
  return {
    low: correct === 0 ? 0 : Math.max(0, (center - spread) * scale),
    high: correct === answered ? 100 : Math.min(100, (center + spread) * scale),
  };
}
