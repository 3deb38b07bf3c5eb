import { call } from '@/lib/client/call';
import { changePassword, deleteAccount, exportAccount } from '@/lib/contract/auth';
import { type StudyPlan, setStudyPlan } from '@/lib/contract/cards';

/** What the forms of the page send; comes when the first of them does. Each throws as `call`. */
export function sendPlan(body: StudyPlan) {
  return call(setStudyPlan, { body });
}

export function sendPassword(body: { currentPassword: string; newPassword: string }) {
  return call(changePassword, { body });
}

export function sendDeletion(password: string) {
  return call(deleteAccount, { body: { password } });
}

export function fetchAccount() {
  return call(exportAccount, {});
}
