/**
 * Checking a recalled rule of about 150 words, beside reading the two texts: how much of the time is
 * the comparison itself, and whether the whole stays within what a learner does not notice.
 */

import { checkRuleAnswer } from '@/lib/domain/rules/checker/check-answer';
import { readTerms } from '@/lib/domain/rules/checker/reading/terms';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { CHANGES, checkChanged, SAME } from '../support/changed-rules';
import { corpus } from '../support/corpus';
import {
  agreement,
  type CheckedAnswer,
  checkGoldenRules,
  checkSetApart,
  finalFigures,
  rulesToCheck,
} from '../support/golden-rules';
import { intervalOf, lowerQuartile, report, say } from './support/figures';

const WORDS = 150;
const ROUNDS = 15;
const CHECKS = 40;
const LONGEST_MS = 5;
const LEAST_MET = 0.95;
/** The set that nothing was learned from or chosen by; its targets stand in docs/rule-check.md. */
const HELD_OUT = 'blind-b';
/** The sets whose answers the finders were not developed on. */
const WRITTEN_LAST = /^fresh-[c-i]$/;
const LEAST_SURE_AND_RIGHT = 0.98;
const LEAST_SURE = 0.3;
const MOST_ASKED = 0.33;
const MOST_PASSED = 0;

const { abbreviations } = await corpus();
const rules = [...(await rulesToCheck()).values()];
const wordsOf = (text: string) => text.split(/\s+/).length;
const longest = rules.toSorted((a, b) => Math.abs(wordsOf(a.text) - WORDS) - Math.abs(wordsOf(b.text) - WORDS));
const sample = longest.slice(0, CHECKS);
const index = new AbbreviationIndex(abbreviations);

/** Milliseconds for one of `CHECKS`. */
function measure(run: (rule: (typeof rules)[number]) => unknown): number {
  const start = performance.now();
  for (const rule of sample) run(rule);
  return (performance.now() - start) / sample.length;
}

// Learners seldom write the text itself: half of the words in another order are the costlier case.
const answerTo = (text: string) => text.split('. ').toReversed().join('. ').replaceAll(' not ', ' never ');
const check = (rule: (typeof rules)[number]) => checkRuleAnswer({ rule, answer: answerTo(rule.text), abbreviations });
const read = ({ text }: (typeof rules)[number]) => [readTerms(text, index), readTerms(answerTo(text), index)];

for (let round = 0; round < ROUNDS; round += 1) {
  measure(check);
  measure(read);
}
const millis: { check: number[]; read: number[] } = { check: [], read: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  millis.check.push(measure(check));
  millis.read.push(measure(read));
}
const [checkMillis, readMillis] = [lowerQuartile(millis.check), lowerQuartile(millis.read)];
say(`  ${sample.length} rules of ${wordsOf(sample.at(-1)?.text ?? '')} to ${wordsOf(sample[0]?.text ?? '')} words`);
say(`  reading both texts: ${readMillis.toFixed(2)} ms, checking: ${checkMillis.toFixed(2)} ms`);

const answers = await checkGoldenRules();
const apart = await checkSetApart();
const groups: Record<string, typeof answers> = { all: answers };
for (const { group } of [...answers, ...apart]) {
  groups[group] ??= [...answers, ...apart].filter((answer) => answer.group === group);
}
for (const kind of new Set(answers.map((answer) => answer.kind))) {
  groups[`kind ${kind}`] = answers.filter((answer) => answer.kind === kind);
}
const percent = (share: number) => (Number.isNaN(share) ? '  -' : `${Math.round(share * 100)}`.padStart(3));
say('  in %                       answers  first sight  in the end  sure  of those right  elements asked about');
for (const [name, group] of Object.entries(groups)) {
  const { count, met, sure, sureAndRight, asked } = finalFigures(group);
  const figures = [agreement(group).met, met, sure, sureAndRight, asked].map(percent).join('          ');
  say(`  ${name.padEnd(26)} ${String(count).padStart(7)}          ${figures}`);
}
say('  one thing changed in the text            rules   refused     asked    passed');
for (const [change, write] of [...Object.entries(CHANGES), ...Object.entries(SAME)]) {
  const { count, refused, asked, passed } = await checkChanged(write, true);
  const counts = [count, refused, asked, passed.length].map((number) => `${number}`.padStart(5)).join('     ');
  say(`  ${change.padEnd(40).slice(0, 40)} ${counts}`);
}
const heldOut = apart.filter(({ group }) => group === HELD_OUT);
const developed = answers.filter(({ group }) => !WRITTEN_LAST.test(group));
/** A figure of some answers, with the interval in which it lies when their rules are drawn anew. */
const figure = (what: string, group: readonly CheckedAnswer[], of: (group: readonly CheckedAnswer[]) => number) => ({
  what,
  ratio: of(group),
  interval: intervalOf(group, ({ rule }) => rule, of),
});
report([
  { what: 'milliseconds of a check to the 5 a learner may wait', ratio: checkMillis / LONGEST_MS, atMost: 1 },
  { what: 'a check to reading the two texts', ratio: checkMillis / readMillis, atMost: 10 },
  { ...figure('verdicts right in the end, all', answers, (group) => finalFigures(group).met), atLeast: LEAST_MET },
  {
    ...figure('sure verdicts that are right, all', answers, (group) => finalFigures(group).sureAndRight),
    atLeast: LEAST_MET,
  },
  { ...figure('verdicts right in the end, held out', heldOut, (group) => finalFigures(group).met), atLeast: LEAST_MET },
  { ...figure('sure verdicts, held out', heldOut, (group) => finalFigures(group).sure), atLeast: LEAST_SURE },
  {
    ...figure('sure verdicts that are right, held out', heldOut, (group) => finalFigures(group).sureAndRight),
    atLeast: LEAST_SURE_AND_RIGHT,
  },
  {
    ...figure('wrong answers that are surely correct, held out', heldOut, (group) => finalFigures(group).passed),
    atMost: MOST_PASSED,
  },
  { ...figure('elements asked about, held out', heldOut, (group) => finalFigures(group).asked), atMost: MOST_ASKED },
  {
    ...figure('labels met at first sight, sets developed on', developed, (group) => agreement(group).met),
    atLeast: LEAST_MET,
  },
  { ...figure('precision there', developed, (group) => agreement(group).precision), atLeast: LEAST_MET },
  { ...figure('recall there', developed, (group) => agreement(group).recall), atLeast: LEAST_MET },
]);
