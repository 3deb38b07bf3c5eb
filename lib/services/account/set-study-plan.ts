import 'server-only';
import { type StudyPlan, updateStudyPlan } from '@/lib/db/study-plan-repository';
import { isDatabaseTimeZone } from '@/lib/db/user-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { isTimeZone } from '@/lib/domain/time/calendar-day';

type Changes = { [Part in keyof StudyPlan]?: StudyPlan[Part] | undefined };

/**
 * Keeps what the learner plans, answering the whole plan; what is left out stays as it is. Throws
 * 'invalid_input' for a time zone that is none, 'unauthenticated' without the account.
 */
export async function setStudyPlan(userId: string, changes: Changes): Promise<StudyPlan> {
  const { timeZone } = changes;
  // The database tells the day of an attempt, this process that of everything else: both must know it.
  if (timeZone != null && !(isTimeZone(timeZone) && (await isDatabaseTimeZone(timeZone)))) {
    throw new AppError('invalid_input', 'timeZone is not a time zone we know.');
  }
  const plan = await updateStudyPlan(userId, changes);
  if (!plan) throw new AppError('unauthenticated', 'Please log in to continue.');
  return plan;
}
