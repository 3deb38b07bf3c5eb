import { GET as getPlan } from '@/app/api/plan/route';
import { GET as getToday } from '@/app/api/plan/today/route';
import { type Plan, getPlan as planContract, type Today, getToday as todayContract } from '@/lib/contract/plan';
import { database } from '@/lib/db/prisma';
import { send } from './api';
import { createEssays } from './factories/essays';
import { createQuestions } from './factories/question-bank';

export const ZONE = 'America/New_York';
const IN_ZONE = `?timeZone=${encodeURIComponent(ZONE)}`;

/** Something of everything that a plan draws from. */
export async function createStudyContent(): Promise<void> {
  await createEssays();
  const issues = { Evidence: 'evi-hearsay', Torts: 'tort-negligence' };
  await createQuestions(
    Object.entries(issues).flatMap(([topic, issueId]) =>
      Array.from({ length: 30 }, (_, place) => ({ id: `${issueId}-${place}`, topic, issueId })),
    ),
  );
}

/** Lets a learner prepare for an exam on a day, with two hours a day unless said. */
export async function prepareFor(
  userId: string,
  examDay: string | null,
  weekdayMinutes: number[] = [120, 120, 120, 120, 120, 120, 120],
): Promise<void> {
  await database().user.update({
    where: { id: userId },
    data: { exam: 'ube', examDate: examDay && new Date(examDay), weekdayMinutes },
  });
}

/** What today asks of a learner, by its contract. */
export async function readToday(token: string, query = IN_ZONE): Promise<Today> {
  const response = await send(getToday, { token, path: `/plan/today${query}` });
  return todayContract.response.parse(await response.json());
}

/** The plan of a learner, by its contract. */
export async function readPlan(token: string, query = IN_ZONE): Promise<Plan> {
  const response = await send(getPlan, { token, path: `/plan${query}` });
  return planContract.response.parse(await response.json());
}
