import 'server-only';
import { database } from './prisma';

/** Ids of the rules that a learner ticked. */
export async function findTickedRules(userId: string): Promise<string[]> {
  const ticks = await database().ruleTick.findMany({ where: { userId }, select: { ruleId: true } });
  return ticks.map(({ ruleId }) => ruleId);
}

/** Ticks a rule; a tick that stands already stays as it is. */
export async function insertRuleTick(
  userId: string,
  ruleId: string,
  nowMs: number,
): Promise<'ticked' | 'no-rule' | 'no-user'> {
  const written = await database().$executeRaw`
    INSERT INTO rule_tick (user_id, rule_id, ticked_at)
    SELECT learner.id, rule.id, ${new Date(nowMs)}
    FROM "user" AS learner, rule
    WHERE learner.id = ${userId}::uuid AND rule.id = ${ruleId}
    -- Waits for the end of a deletion of the account, and then finds none.
    FOR KEY SHARE OF learner
    ON CONFLICT (user_id, rule_id) DO UPDATE SET ticked_at = rule_tick.ticked_at`;
  if (written > 0) return 'ticked';
  const rule = await database().rule.findUnique({ where: { id: ruleId }, select: { id: true } });
  return rule ? 'no-user' : 'no-rule';
}

/** Takes a tick away, if there is one. */
export async function removeRuleTick(userId: string, ruleId: string): Promise<void> {
  await database().ruleTick.deleteMany({ where: { userId, ruleId } });
}
