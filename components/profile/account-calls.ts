import { call, LONG_TIMEOUT_MS } from '@/lib/client/call';
import { announceChanges } from '@/lib/client/changes';
import { forgetLearner } from '@/lib/client/forget-learner';
import { clearCaches } from '@/lib/client/learner-cache';
import { removeToken, storeToken } from '@/lib/client/token-store';
import { changePassword, deleteAccount, exportAccount } from '@/lib/contract/auth';
import { getPerformanceInsights } from '@/lib/contract/performance';
import { getPlan, getToday } from '@/lib/contract/plan';
import { type StudyPlan, setStudyPlan } from '@/lib/contract/study-plan';

/** What the forms of the profile send; comes when the first of them does. Each throws as `call`. */
export async function sendPlan(body: Partial<StudyPlan>) {
  const plan = await call(setStudyPlan, { body });
  announceChanges([getToday, getPlan, getPerformanceInsights]);
  return plan;
}

/** This session goes on with the token that the new password gives. */
export async function sendPassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  const { token } = await call(changePassword, { body });
  storeToken(token);
}

/** Ends the session with the account, which a guest has no password for, and leaves nothing of the learner in this browser. */
export async function sendDeletion(userId: string, password: string | undefined): Promise<void> {
  await call(deleteAccount, { body: { password } });
  removeToken();
  await clearCaches();
  await forgetLearner(userId);
}

export function fetchAccount() {
  return call(exportAccount, {}, { timeoutMs: LONG_TIMEOUT_MS });
}
