import { describe, expect, it } from 'vitest';
import { gatherEvidenceInSteps } from '@/lib/domain/rules/checker/evidence/evidence';
import { examineInSteps } from '@/lib/domain/rules/checker/examine';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import { takeSteps } from '@/lib/domain/steps/steps';
import { corpus } from '../support/corpus';
import { COSTLY_ANSWERS, fill } from '../support/costly-answers';
import { rulesToCheck } from '../support/golden-rules';
import { processorTimeMs } from '../support/loop-turns';

const SHORT_CHARACTERS = 2_500;
/** Four times as many: what grows in proportion takes four times the time, what grows with the square sixteen times. */
const LONG_CHARACTERS = 10_000;
const MOST_GROWTH = 8;
/** A busy machine can make any measurement too long; one that grows with the square never gets one that is short. */
const TRIES = 5;
/** Less is the fixed cost of a rule, and the measure's own. */
const LEAST_MS = 15;

const { abbreviations } = await corpus();
const rules = await rulesToCheck();
/** One of many words, one of many wordings, one with numbers. */
const SAMPLE = ['evi-rule-former-testimony', 'cp-rule-testamentary-power', 'rem-rule-ejectment'];

function check(rule: RuleToCheck, answer: string): void {
  takeSteps(gatherEvidenceInSteps(rule, takeSteps(examineInSteps(rule, answer, abbreviations, answer.length))));
}

/** Processor time of checking an answer of so many characters to each rule of the sample, milliseconds. */
function timeToCheck(say: (rule: RuleToCheck) => string, characters: number): number {
  const start = processorTimeMs();
  for (const id of SAMPLE) {
    const rule = rules.get(id) as RuleToCheck;
    check(rule, fill(say(rule), characters));
  }
  return processorTimeMs() - start;
}

/** How many times as long the long answer takes as the short one: the least of several tries. */
function growth(say: (rule: RuleToCheck) => string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MOST_GROWTH; tries += 1) {
    const short = Math.max(timeToCheck(say, SHORT_CHARACTERS), LEAST_MS);
    least = Math.min(least, timeToCheck(say, LONG_CHARACTERS) / short);
  }
  return least;
}

describe('checking an answer', () => {
  it.each(Object.entries(COSTLY_ANSWERS))('takes time in proportion to its length: %s', (_, say) => {
    expect(growth(say)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});
