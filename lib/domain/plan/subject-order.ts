import { daysBetween } from '@/lib/domain/time/calendar-day';
import { FORGETTING_DAYS } from './constants';
import type { SubjectFigures } from './plan';

/** What there is to gain in a subject: questions at stake, more where much of the bank is unseen. */
function gain({ questionsAtStake, unseenShare }: SubjectFigures): number {
  return questionsAtStake * (1 + unseenShare / 2);
}

/**
 * What a subject is worth today: what there is to gain, and more with every day since the last answer. What
 * was practiced yesterday comes back only where much is at stake, so subjects take turns, each as often as
 * it is worth.
 */
export function subjectPriority(figures: SubjectFigures, today: string): number {
  const { lastDay } = figures;
  const days = lastDay === null ? FORGETTING_DAYS : Math.min(FORGETTING_DAYS, Math.max(0, daysBetween(lastDay, today)));
  return gain(figures) * days;
}

/**
 * The subjects, what is worth most today first. Those of today, such as all of them after the diagnostic, are
 * worth nothing for their days: they go by what there is to gain; like ones by name.
 */
export function orderSubjects(subjects: readonly SubjectFigures[], today: string): SubjectFigures[] {
  return [...subjects].sort(
    (a, b) =>
      subjectPriority(b, today) - subjectPriority(a, today) || gain(b) - gain(a) || (a.subject < b.subject ? -1 : 1),
  );
}
