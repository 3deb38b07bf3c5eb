/**
 * A thousand simulated learners over ten weeks: the expected share of right answers on the day of the exam
 * under the plan, at random, by subject in blocks, and with all due cards first, each in the same minutes.
 * What it means and what it cannot show is in docs/learning.md. `npm run bench -- learners develop` draws the
 * learners that the plan may be tuned by; the others are only measured. A number sets how many learners.
 */
import { ASSUMPTIONS, type Assumptions, VARIANTS } from './learners/assumptions';
import { leadOver, meanOf, quartilesBy } from './learners/compare';
import { contentOfPack } from './learners/exam-content';
import { POLICY_NAMES } from './learners/policies';
import { type Outcome, simulate } from './learners/simulate';
import { report, say } from './support/figures';

const LEARNERS = Number(process.argv.find((argument) => /^\d{2,4}$/.test(argument)) ?? 1_000);
const LEARNERS_PER_VARIANT = Math.max(10, Math.round(LEARNERS / 20));
/** Those set apart also stray further from FSRS' own parameters. */
const COHORTS = { develop: { seed: 1, spread: 1 }, measure: { seed: 20_261_124, spread: 1.4 } };

const { seed, spread } = process.argv.includes('develop') ? COHORTS.develop : COHORTS.measure;
const OTHERS = POLICY_NAMES.filter((name) => name !== 'plan');
const content = await contentOfPack();

const run = (learners: number, change: Partial<Assumptions>) =>
  simulate({ seed, learners, content, assumed: { ...ASSUMPTIONS, spread, ...change } });

function row(what: string, outcomes: readonly Outcome[]): void {
  const shares = POLICY_NAMES.map((name) => (100 * meanOf(outcomes.map(({ share }) => share[name]))).toFixed(1));
  const leads = OTHERS.map((other) => {
    const { mean, low, high } = leadOver(other, outcomes);
    return `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
  });
  say(`| ${[what, ...shares, ...leads].join(' | ')} |`);
}

const all = run(LEARNERS, {});
say(`| learners | ${POLICY_NAMES.join(' | ')} | ${OTHERS.map((other) => `plan over ${other}`).join(' | ')} |`);
row(`all ${LEARNERS}`, all);
for (const figure of ['ability', 'diligence'] as const) {
  for (const [index, part] of quartilesBy((outcome) => outcome[figure], all).entries()) {
    row(`${figure}, quarter ${index + 1}`, part);
  }
}
for (const { name, change } of VARIANTS) row(name, run(LEARNERS_PER_VARIANT, change));
say(`without any study: ${(100 * meanOf(all.map(({ untaught }) => untaught))).toFixed(1)}`);

report(
  OTHERS.map((other) => ({
    what: `points that the plan leads '${other}' by, the lower end of 95 percent`,
    ratio: leadOver(other, all).low,
    atLeast: 0,
  })),
);
