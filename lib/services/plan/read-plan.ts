import 'server-only';
import { findStudyDay } from '@/lib/db/study-day-repository';
import { EXAM_PRESETS } from '@/lib/domain/exams/exam-presets';
import { DAYS_WITHOUT_EXAM, MAX_PLAN_DAYS } from '@/lib/domain/plan/constants';
import { planDays } from '@/lib/domain/plan/plan-days';
import { weekdayOf } from '@/lib/domain/plan/weekday';
import type { Asking } from '@/lib/services/memorize/learner-decks';
import { readSituation } from './read-situation';

/**
 * Every day from today to the eve of the exam, at most half a year. Today is as it was shown. Throws
 * 'unauthenticated' without the account, 'invalid_input' for an unknown time zone.
 */
export async function readPlan(asking: Asking) {
  const { situation, plan, moment, basis, daysToExam } = await readSituation(asking);
  const kept = await findStudyDay(asking.userId, moment.day);
  const shown = kept?.tasks?.basis === basis ? kept.tasks.tasks.map(({ before: _, ...task }) => task) : null;
  const days = planDays(situation).map((planned) => ({
    ...planned,
    tasks: (planned.day === moment.day && shown) || planned.tasks,
    usualMinutes: situation.weekdayMinutes[weekdayOf(planned.day)] ?? 0,
    isChanged: situation.dayMinutes.has(planned.day),
  }));
  return {
    today: moment.day,
    isSet: plan.exam !== null || plan.examDate !== null,
    exam: plan.exam && EXAM_PRESETS[plan.exam].name,
    examDay: plan.examDate,
    daysToExam: daysToExam !== null && daysToExam >= 0 ? daysToExam : null,
    /** The exam lies beyond what is shown. */
    isCut: (daysToExam ?? DAYS_WITHOUT_EXAM) > MAX_PLAN_DAYS,
    days,
  };
}
