import 'server-only';
import { findLastRuleAnswers } from '@/lib/db/rule-answer-repository';
import type { RuleStatuses } from '@/lib/domain/rules/rule-status';
import { learnerDecks } from '@/lib/services/memorize/learner-decks';

/** Where a learner stands with every rule now. Throws 'unauthenticated' when the account is gone. */
export async function ruleStatuses(userId: string, nowMs: number): Promise<RuleStatuses> {
  const [lastAnswers, { decks }] = await Promise.all([findLastRuleAnswers(userId), learnerDecks({ userId, nowMs })]);
  // Beside what is due, the deck holds new cards for today.
  const due = decks.cardsOf('due')?.filter(({ status }) => status === 'due') ?? [];
  return { lastAnswers, dueRuleIds: new Set(due.flatMap(({ ref }) => ('ruleId' in ref ? [ref.ruleId] : []))) };
}
