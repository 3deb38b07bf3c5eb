import 'server-only';
import { findPercents } from '@/lib/db/essay-analysis-repository';
import {
  countRuleAnswers,
  findEssaySubjects,
  findFilteredTotals,
  findOtherStudyDays,
  findPracticedSources,
  type PerformanceFilters,
} from '@/lib/db/performance-repository';
import { findStudyPlan } from '@/lib/db/study-plan-repository';
import { questionsAtStake } from '@/lib/domain/performance/at-stake';
import { calibrate } from '@/lib/domain/performance/calibration';
import { accuracyOf, toCalendarDay } from '@/lib/domain/performance/figures';
import { measurePace } from '@/lib/domain/performance/pace';
import { recommend } from '@/lib/domain/performance/recommend';
import { countStreak } from '@/lib/domain/performance/streak';
import { weeklyTrend, yearBefore } from '@/lib/domain/performance/weeks';
import { MBE_SUBJECTS, SUBJECTS } from '@/lib/domain/subjects/subjects';
import { daysBetween } from '@/lib/domain/time/calendar-day';
import { learnerDecks } from '@/lib/services/memorize/learner-decks';
import { currentPracticeMap } from './current-practice-map';
import { readTotals } from './read-performance';

type Asking = PerformanceFilters & { userId: string; nowMs: number; timeZone?: string | undefined };

/**
 * What the performance page shows beside the figures of specification 9.1. Throws 'invalid_input' for
 * an unknown time zone, 'unauthenticated' when the account is gone.
 */
export async function readInsights({ userId, nowMs, timeZone, ...filters }: Asking) {
  const { decks, moment } = await learnerDecks({ userId, nowMs, timeZone });
  const today = moment.day;
  const yearStart = yearBefore(today);
  const [{ days, topics, whole }, map, year, sources, otherDays, recall, plan] = await Promise.all([
    readTotals(userId, filters),
    currentPracticeMap(),
    findFilteredTotals(userId, { ...filters, from: yearStart, to: undefined }),
    findPracticedSources(userId),
    findOtherStudyDays(userId),
    readRecall(userId),
    findStudyPlan(userId),
  ]);
  const daysToExam = plan?.examDate ? daysBetween(today, plan.examDate) : null;
  return {
    today,
    timeZone: moment.timeZone,
    choices: {
      subjects: whole.topics.map(({ topic }) => topic),
      sources,
      firstDay: whole.days.at(0)?.day ?? null,
      lastDay: whole.days.at(-1)?.day ?? null,
    },
    recommendations: recommend(whole, map, nowMs),
    calibration: calibrate(topics),
    pace: measurePace(topics),
    atStake: questionsAtStake(
      filters.subject === undefined ? MBE_SUBJECTS : [filters.subject],
      topics,
      whole.issueTotals,
      map,
    ),
    trend: weeklyTrend(days),
    pastYear: { from: yearStart, to: today, days: year.days.map(toCalendarDay) },
    recall,
    streak: countStreak([...whole.days.map(({ day }) => day), ...otherDays], today),
    dueCards: {
      total: decks.summaries.find(({ kind }) => kind === 'due')?.total ?? 0,
      href: '/rule-statements?deck=due',
    },
    dailyGoal: {
      goal: plan?.dailyGoal ?? null,
      answeredToday: whole.days.find(({ day }) => day === today)?.answered ?? 0,
    },
    daysToExam: daysToExam !== null && daysToExam >= 0 ? daysToExam : null,
  };
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Rule recall and essay scores by subject, all thirteen in their order. */
async function readRecall(userId: string) {
  const [answers, percents, subjectOf] = await Promise.all([
    countRuleAnswers(userId),
    findPercents(userId),
    findEssaySubjects(),
  ]);
  return SUBJECTS.map(({ id: subjectId, name: subject }) => {
    const { answered, correct } = answers.find((row) => row.subjectId === subjectId) ?? { answered: 0, correct: 0 };
    const scores = [...percents].flatMap(([essayId, score]) => (subjectOf.get(essayId) === subjectId ? [score] : []));
    return {
      subjectId,
      subject,
      rules: { answered, correct, accuracy: accuracyOf({ answered, correct }) },
      essays: {
        analyzed: scores.length,
        bestPercent: meanOf(scores.map(({ best }) => best)),
        latestPercent: meanOf(scores.map(({ last }) => last)),
      },
    };
  });
}
