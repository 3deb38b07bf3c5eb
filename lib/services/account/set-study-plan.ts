import 'server-only';
import { type StudyPlan, updateStudyPlan } from '@/lib/db/card-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/** Keeps the day of the learner's exam and their daily limit of new cards. Throws 'unauthenticated' without the account. */
export async function setStudyPlan(userId: string, plan: StudyPlan): Promise<StudyPlan> {
  if (!(await updateStudyPlan(userId, plan))) throw new AppError('unauthenticated', 'Please log in to continue.');
  return plan;
}
