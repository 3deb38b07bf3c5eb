import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '@/lib/domain/rules/evidence';
import { examine } from '@/lib/domain/rules/examine';
import type { RuleToCheck } from '@/lib/domain/rules/rule-reading';
import { corpus } from '../support/corpus';
import { COSTLY_ANSWERS, fill } from '../support/costly-answers';
import { rulesToCheck } from '../support/golden-rules';
import { processorTimeMs } from '../support/loop-turns';

/** Twice as much to read takes twice the time, and not four times. */
const MOST_GROWTH = 3;
/** More than an answer may have, so that what grows with the square shows. */
const CHARACTERS = 5_000;
const ROUNDS = 2;
/** Less is the fixed cost of a rule, and the measure's own. */
const LEAST_MS = 15;

const { abbreviations } = await corpus();
const rules = await rulesToCheck();
/** One of many words, one of many wordings, one with numbers. */
const SAMPLE = ['evi-rule-former-testimony', 'cp-rule-testamentary-power', 'rem-rule-ejectment'];

function check(rule: RuleToCheck, answer: string): void {
  gatherEvidence(rule, examine(rule, answer, abbreviations, answer.length));
}

/** Processor time of checking an answer of so many characters to each rule of the sample, milliseconds: the least of several rounds. */
function timeToCheck(say: (rule: RuleToCheck) => string, characters: number): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = processorTimeMs();
    for (const id of SAMPLE) {
      const rule = rules.get(id) as RuleToCheck;
      check(rule, fill(say(rule), characters));
    }
    return processorTimeMs() - start;
  });
  return Math.min(...rounds);
}

describe('checking an answer', () => {
  it.each(Object.entries(COSTLY_ANSWERS))('takes time in proportion to its length: %s', (_, say) => {
    const once = timeToCheck(say, CHARACTERS);
    const twice = timeToCheck(say, 2 * CHARACTERS);
    expect(twice / Math.max(once, LEAST_MS)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});
