import * as z from 'zod/mini';
import { RULE_HINTS, RULE_PRESETS } from '@/lib/domain/rules/constants';
import { readRecord, recordKey, writeRecord } from './browser-store';

/** What a learner last chose on the rule pages, remembered by the browser. */

const choice = z.object({
  /** Keys of subtopics (see rule-selection); some may be gone since. */
  ticked: z.optional(z.array(z.string())),
  preset: z.optional(z.nullable(z.enum(RULE_PRESETS))),
  numRules: z.optional(z.number()),
  hint: z.optional(z.enum(RULE_HINTS)),
});
export type RuleChoice = z.output<typeof choice>;

/** What was last chosen; empty where nothing is remembered. */
export function readRuleChoice(userId: string): RuleChoice {
  const record = choice.safeParse(readRecord(recordKey('rule-selection', userId)));
  return record.success ? record.data : {};
}

/** Remembers a choice, leaving the parts that it does not name. */
export function rememberRuleChoice(userId: string, change: RuleChoice): void {
  writeRecord(recordKey('rule-selection', userId), { ...readRuleChoice(userId), ...change });
}
