/**
 * Checking a recalled rule of about 150 words, beside reading the two texts: how much of the time is
 * the comparison itself, and whether the whole stays within what a learner does not notice.
 */

import { checkRuleAnswer } from '@/lib/domain/rules/check-answer';
import { readTerms } from '@/lib/domain/rules/terms';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { corpus } from '../support/corpus';
import { agreement, checkGoldenRules, rulesToCheck } from '../support/golden-rules';
import { lowerQuartile, report, say } from './support/figures';

const WORDS = 150;
const ROUNDS = 15;
const CHECKS = 40;
const LONGEST_MS = 5;
const LEAST_MET = 0.95;

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
const groups: Record<string, typeof answers> = { all: answers };
for (const { group } of answers) groups[group] ??= answers.filter((answer) => answer.group === group);
for (const kind of new Set(answers.map((answer) => answer.kind))) {
  const parts = Object.entries(groups).flatMap(([name, group]) => {
    const some = group.filter((answer) => answer.kind === kind);
    return some.length === 0 ? [] : `${Math.round(agreement(some).met * some.length)}/${some.length} ${name}`;
  });
  say(`  ${kind}: ${parts.join(', ')}`);
}
report([
  { what: 'milliseconds of a check to the 5 a learner may wait', ratio: checkMillis / LONGEST_MS, atMost: 1 },
  { what: 'a check to reading the two texts', ratio: checkMillis / readMillis, atMost: 8 },
  ...Object.entries(groups).flatMap(([name, group]) => {
    const { met, precision, recall } = agreement(group);
    return [
      { what: `labels met, ${name}`, ratio: met, atLeast: LEAST_MET },
      { what: 'precision there', ratio: precision, atLeast: LEAST_MET },
      { what: 'recall there', ratio: recall, atLeast: LEAST_MET },
    ];
  }),
]);
