/**
 * What each part of the rule checker is worth: it is left out, the scorecard is learned anew, and the figures are
 * compared with those of the whole. Every answer is decided by what was learned from answers to other rules. With an
 * argument, only the parts whose names hold it.
 */

import { differenceOf, FIGURES, findAll, outcomesWithout, totalOf } from './support/ablation-figures';
import { PARTS } from './support/ablation-parts';
import { say } from './support/figures';

const [, , , only = ''] = process.argv;
const found = await findAll();
const whole = await outcomesWithout(null, found);
const names = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
say(`${'without'.padEnd(36)} ${names.map((name) => name.padStart(24)).join('')}`);
say(`${'nothing'.padEnd(36)} ${names.map((name) => totalOf(FIGURES[name], whole).toFixed(0).padStart(24)).join('')}`);
for (const part of PARTS.filter(({ name }) => name.includes(only))) {
  const outcomes = await outcomesWithout(part, found);
  const cells = names.map((name) => {
    const { value, low, high } = differenceOf(FIGURES[name], whole, outcomes);
    return `${signed(value)} (${signed(low)} to ${signed(high)})`.padStart(24);
  });
  say(`${part.name.padEnd(36)} ${cells.join('')}`);
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(0)}`;
}
