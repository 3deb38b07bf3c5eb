import { expect } from 'vitest';
import { GET as listReports, POST as postReport } from '@/app/api/reports/route';
import { fileReport, listOwnReports } from '@/lib/contract/reports';
import { setRole } from '@/lib/services/account/set-role';
import { type Learner, logInAs, newLearner } from './accounts';
import { send } from './api';

/** A report on a question, unless said otherwise. */
export const REPORT = {
  kind: 'question',
  itemId: 'evi-def-1',
  problem: 'wrong_answer',
  comment: 'C is right: the statement is not offered for its truth.',
} as const;

/** Sends a report; answers it as the API answered. */
export async function report({ token }: { token: string }, over: object = {}) {
  const response = await send(postReport, { token, json: { ...REPORT, ...over } });
  expect(response.status).toBe(201);
  return fileReport.response.parse(await response.json());
}

/** The learner's reports, newest first. */
export async function reportsOf({ token }: { token: string }) {
  const response = await send(listReports, { token });
  return listOwnReports.response.parse(await response.json()).reports;
}

/** A new account that was given the role `admin`, with a session of afterwards. */
export async function newAdmin(): Promise<Learner> {
  const account = await newLearner(`admin-${crypto.randomUUID()}`);
  await setRole(account.username, 'admin');
  return { ...account, ...(await logInAs(account.username, account.password)) };
}
