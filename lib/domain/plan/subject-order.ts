import { daysBetween } from '@/lib/domain/time/calendar-day';
import { FORGETTING_DAYS } from './constants';
import type { SubjectFigures } from './plan';

/**
 * What a subject is worth today: questions at stake, more where much of the bank is unseen, and more with
 * every day since the last answer. What was practiced yesterday comes back only where much is at stake, so
 * subjects take turns, each as often as it is worth.
 */
export function subjectPriority({ questionsAtStake, unseenShare, lastDay }: SubjectFigures, today: string): number {
  const days = lastDay === null ? FORGETTING_DAYS : Math.min(FORGETTING_DAYS, Math.max(0, daysBetween(lastDay, today)));
  return questionsAtStake * (1 + unseenShare / 2) * days;
}

/** The subjects, what is worth most today first; like ones by name. */
export function orderSubjects(subjects: readonly SubjectFigures[], today: string): SubjectFigures[] {
  return [...subjects].sort(
    (a, b) => subjectPriority(b, today) - subjectPriority(a, today) || (a.subject < b.subject ? -1 : 1),
  );
}
