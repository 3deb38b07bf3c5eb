import 'server-only';
import { findStudyPlan, type StudyPlan } from '@/lib/db/study-plan-repository';

/** What the learner set on the profile; null when the account is gone. */
export function readStudyPlan(userId: string): Promise<StudyPlan | null> {
  return findStudyPlan(userId);
}
