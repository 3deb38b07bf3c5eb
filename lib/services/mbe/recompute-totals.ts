import 'server-only';
import { listUserIds, replaceTotals } from '@/lib/db/attempt-totals-repository';

const USERS_AT_A_TIME = 500;

/**
 * Makes every learner's running totals anew from their responses, one learner at a time while the
 * product goes on serving. Answers how many learners there were.
 */
export async function recomputeTotals(): Promise<number> {
  let done = 0;
  let userIds = await listUserIds(null, USERS_AT_A_TIME);
  while (userIds.length > 0) {
    for (const userId of userIds) await replaceTotals(userId);
    done += userIds.length;
    userIds = await listUserIds(userIds.at(-1) ?? null, USERS_AT_A_TIME);
  }
  return done;
}
