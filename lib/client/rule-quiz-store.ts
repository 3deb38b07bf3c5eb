import * as z from 'zod/mini';
import { elementReading, judgedElement, quizRule, ruleVerdict, selfAssessRuleAnswer } from '@/lib/contract/rules';
import { CARD_RATINGS } from '@/lib/domain/memorize/constants';
import { isConsistentRun } from '@/lib/domain/rules/consistent-run';
import { RULE_HINTS } from '@/lib/domain/rules/constants';
import type { RuleQuizRun } from '@/lib/domain/rules/rule-quiz';
import { readRecord, recordKey, recordKeys, removeRecord, writeRecord } from './browser-store';
import type { TabLockName } from './tab-lock-names';

/**
 * Rule quizzes in progress, kept in the browser with what is being typed, so that they survive a
 * reload, an ended session and a dead network. One for each address: opening it again goes on.
 */

const VERSION = 1;
/** Older ones are forgotten when a new one is kept. */
const MOST_KEPT = 5;

const hint = z.enum(RULE_HINTS);

/** What was kept before answers could be settled was sure. */
const keptVerdict = z.extend(ruleVerdict, {
  isSure: z._default(z.boolean(), true),
  elements: z.array(
    z.extend(judgedElement, {
      isSure: z._default(z.boolean(), true),
      quote: z._default(z.nullable(z.string()), null),
    }),
  ),
});

const runRecord = z.object({
  version: z.literal(VERSION),
  /** Path and query of the quiz. */
  address: z.string().check(z.startsWith('/rules/quiz?')),
  savedAtMs: z.number(),
  run: z.object({
    rules: z.array(quizRule),
    index: z.number(),
    draft: z.string(),
    hint,
    mostHint: hint,
    submission: z.nullable(z.object({ key: z.string(), answer: z.string(), hint })),
    verdict: z.nullable(keptVerdict),
    choices: z._default(z.array(z.object({ phrase: z.string(), isSaid: z.boolean() })), []),
    readings: z._default(z.nullable(z.array(elementReading)), null),
    settlement: z._default(z.nullable(z.pick(selfAssessRuleAnswer.response, { result: true, missing: true })), null),
    claim: z.nullable(z.string()),
    rating: z._default(z.nullable(z.enum(CARD_RATINGS)), null),
    outcomes: z.array(z.boolean()),
  }),
});

export type SavedRuleQuiz = { address: string; savedAtMs: number; run: RuleQuizRun };

function keyOf(userId: string, address: string): string {
  return recordKey('rule-quiz', userId, encodeURIComponent(address));
}

function readKey(key: string): SavedRuleQuiz | null {
  const record = runRecord.safeParse(readRecord(key));
  return record.success && isConsistentRun(record.data.run) ? record.data : null;
}

/** The lock that the tab holds in which the quiz of an address is running. */
export function ruleQuizLockName(userId: string, address: string): TabLockName {
  return `barwright:rule-quiz:${userId}:${address}`;
}

/** Writes how far the quiz at an address has come; false where the browser refuses to keep it. */
export function saveRuleQuiz(userId: string, { address, savedAtMs, run }: SavedRuleQuiz): boolean {
  const key = keyOf(userId, address);
  const isNew = readRecord(key) === null;
  const isStored = writeRecord(key, { version: VERSION, address, savedAtMs, run });
  if (isNew) for (const { address: old } of listRuleQuizzes(userId).slice(MOST_KEPT)) removeRuleQuiz(userId, old);
  return isStored;
}

/** The quiz kept for an address, null when there is none or it cannot be read back. */
export function findRuleQuiz(userId: string, address: string): RuleQuizRun | null {
  return readKey(keyOf(userId, address))?.run ?? null;
}

/** Forgets the quiz of an address. */
export function removeRuleQuiz(userId: string, address: string): void {
  removeRecord(keyOf(userId, address));
}

/** The learner's quizzes in progress, the last one first; what cannot be read back is forgotten. */
export function listRuleQuizzes(userId: string): SavedRuleQuiz[] {
  return recordKeys(recordKey('rule-quiz', userId))
    .flatMap((key) => {
      const saved = readKey(key);
      if (!saved) removeRecord(key);
      return saved ?? [];
    })
    .sort((a, b) => b.savedAtMs - a.savedAtMs);
}

const resultRecord = z.object({ correctCount: z.number(), ruleCount: z.number() });
export type RuleQuizResult = z.output<typeof resultRecord>;

/** Leaves the result of a finished quiz for the page that comes next. */
export function leaveRuleQuizResult(userId: string, result: RuleQuizResult): void {
  writeRecord(recordKey('rule-result', userId), result);
}

/** Takes the result that was left, null when there is none. */
export function takeRuleQuizResult(userId: string): RuleQuizResult | null {
  const record = resultRecord.safeParse(readRecord(recordKey('rule-result', userId)));
  removeRecord(recordKey('rule-result', userId));
  return record.success ? record.data : null;
}
