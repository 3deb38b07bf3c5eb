import 'server-only';
import { readAheadInSteps } from '@/lib/domain/rules/checker/examine';
import type { RulePreset } from '@/lib/domain/rules/constants';
import { drawRules } from '@/lib/domain/rules/draw-rules';
import { filterRules, type ListedRule, type RuleFilter } from '@/lib/domain/rules/rule-catalogue';
import { isInPreset } from '@/lib/domain/rules/rule-status';
import { inTurns } from '@/lib/services/turns/in-turns';
import { currentRules } from './current-rules';
import { currentRulesToCheck } from './current-rules-to-check';
import { ruleStatuses } from './rule-statuses';

/** Rules of a long quiz beyond these are read with their first answer. */
const READ_AHEAD = 30;

type Draw = RuleFilter & { userId: string; preset?: RulePreset | undefined; count: number; nowMs: number };

/**
 * Rules for a quiz: those the learner has never answered first, then those answered longest ago,
 * chance among equals. Empty when nothing matches. Throws 'unauthenticated' when the account is gone.
 */
export async function drawQuizRules({ userId, preset, count, nowMs, ...filter }: Draw): Promise<ListedRule[]> {
  const [{ rules }, { byId, abbreviations }, statuses] = await Promise.all([
    currentRules(),
    currentRulesToCheck(),
    ruleStatuses(userId, nowMs),
  ]);
  const wanted = filterRules(rules, filter);
  const drawn = drawRules({
    rules: preset ? wanted.filter(({ _id }) => isInPreset(preset, _id, statuses)) : wanted,
    answeredAtMs: ({ _id }) => statuses.lastAnswers.get(_id)?.answeredAtMs ?? null,
    count,
    random: Math.random,
  });
  const first = drawn.slice(0, READ_AHEAD).flatMap(({ _id }) => byId.get(_id) ?? []);
  // Nobody waits for it.
  void inTurns(readAheadInSteps(first, abbreviations));
  return drawn;
}
