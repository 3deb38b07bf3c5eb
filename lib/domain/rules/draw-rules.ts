import { type Random, shuffle } from '@/lib/domain/chance/shuffle';

type Draw<Rule> = {
  rules: readonly Rule[];
  /** When the learner last answered the rule, milliseconds since 1970; null for never. */
  answeredAtMs: (rule: Rule) => number | null;
  /** How many are wished for; fewer come where there are fewer. */
  count: number;
  random: Random;
};

/**
 * Draws rules, none twice: those never answered first, then those answered longest ago; chance
 * decides among equals, and in which order the drawn stand.
 */
export function drawRules<Rule>({ rules, answeredAtMs, count, random }: Draw<Rule>): Rule[] {
  const timed = shuffle(rules, random).map((rule) => ({ rule, atMs: answeredAtMs(rule) ?? Number.NEGATIVE_INFINITY }));
  // Infinities have no difference to sort by.
  timed.sort((a, b) => (a.atMs === b.atMs ? 0 : a.atMs - b.atMs));
  return shuffle(
    timed.slice(0, count).map(({ rule }) => rule),
    random,
  );
}
