import 'server-only';
import { findTickedRules, insertRuleTick, removeRuleTick } from '@/lib/db/rule-tick-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/** Ids of the rules that the learner ticked on the rule outline. */
export function listTickedRules(userId: string): Promise<string[]> {
  return findTickedRules(userId);
}

type Tick = { userId: string; ruleId: string; isTicked: boolean; nowMs: number };

/** Ticks a rule or takes its tick away; doing so twice changes nothing. Throws 'not_found', or 'unauthenticated' without the account. */
export async function setRuleTick({ userId, ruleId, isTicked, nowMs }: Tick): Promise<{ isTicked: boolean }> {
  if (!isTicked) {
    await removeRuleTick(userId, ruleId);
    return { isTicked };
  }
  const outcome = await insertRuleTick(userId, ruleId, nowMs);
  if (outcome === 'no-rule') throw new AppError('not_found', 'There is no such rule.');
  if (outcome === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  return { isTicked };
}
