import 'server-only';
import { findTotals } from '@/lib/db/performance-repository';
import { findLastRuleAnswers } from '@/lib/db/rule-answer-repository';
import {
  findDayMinutes,
  findEssayStandings,
  findLastingTicks,
  findTopicStandings,
} from '@/lib/db/study-day-repository';
import { findStudyPlan, type StudyPlan } from '@/lib/db/study-plan-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { examEssays, filterEssays } from '@/lib/domain/essays/filter-essays';
import { EXAM_PRESETS, examSubjectIds } from '@/lib/domain/exams/exam-presets';
import { examMinutes } from '@/lib/domain/mbe/exam-format';
import { topicLists } from '@/lib/domain/mbe/topic-lists';
import { newDeckId } from '@/lib/domain/memorize/decks';
import { questionsAtStake, type SubjectAtStake } from '@/lib/domain/performance/at-stake';
import { EXAM_QUESTIONS_PER_SUBJECT, WEAKNESS_PERCENT } from '@/lib/domain/performance/constants';
import { chooseEssays, chooseExplanations, weakestFirst } from '@/lib/domain/plan/choose-content';
import { DEFAULT_WEEKDAY_MINUTES } from '@/lib/domain/plan/constants';
import { DIAGNOSTIC_ID, type PlanSituation, type SubjectFigures } from '@/lib/domain/plan/plan';
import { MBE_SUBJECTS, SUBJECTS } from '@/lib/domain/subjects/subjects';
import { daysBetween } from '@/lib/domain/time/calendar-day';
import { currentEssays } from '@/lib/services/essays/current-essays';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { currentRuleCards } from '@/lib/services/memorize/current-rule-cards';
import { type Asking, learnerDecks } from '@/lib/services/memorize/learner-decks';
import { currentPracticeMap } from '@/lib/services/performance/current-practice-map';
import { currentStudyGuide } from '@/lib/services/understand/current-study-guide';

/** What the plan of a learner goes by, with what was read on the way. Throws 'unauthenticated' without the account. */
export async function readSituation(asking: Asking) {
  const { userId } = asking;
  const { decks, learner, moment } = await learnerDecks(asking);
  const [plan, totals, standings, lastAnswers, essayStandings, ticked, dayMinutes] = await Promise.all([
    findStudyPlan(userId),
    findTotals(userId),
    findTopicStandings(userId),
    findLastRuleAnswers(userId),
    findEssayStandings(userId),
    findLastingTicks(userId),
    findDayMinutes(userId, moment.day),
  ]);
  if (!plan) throw new AppError('unauthenticated', 'Please log in to continue.');
  const [map, catalogue, essays, guide, { inOrder }] = await Promise.all([
    currentPracticeMap(),
    currentCatalogue(),
    currentEssays(),
    currentStudyGuide(),
    currentRuleCards(),
  ]);

  const preset = EXAM_PRESETS[plan.exam ?? 'ube'];
  const subjectIds: ReadonlySet<string> = examSubjectIds(preset);
  const stakes = questionsAtStake(MBE_SUBJECTS, totals.topics, totals.issueTotals, map);
  const bank = topicLists(catalogue.sources);
  const topics = new Map(bank.subjects.map(({ name, count }) => [name, count]));
  const asked = stakes.filter(({ subject }) => (topics.get(subject) ?? 0) > 0);
  const seenOf = new Map(standings.map((standing) => [standing.topic, standing]));
  const ownRules = inOrder.filter(({ subject }) => subjectIds.has(subject.id));
  const newIn = (subjectId: string) => decks.cardsOf(newDeckId(subjectId))?.length ?? 0;
  const ownSubjects = new Map(ownRules.map(({ subject }) => [subject.id, subject]));
  const unseen = [...ownSubjects.keys()].reduce((sum, id) => sum + newIn(id), 0);
  const due = decks.cardsOf('due') ?? [];
  const dueCards = due.filter(({ status }) => status === 'due');
  const known = new Set(inOrder.map(({ ruleId }) => ruleId));
  const missedRuleIds = missedRules(learner.missedAtMs, lastAnswers).filter((ruleId) => known.has(ruleId));
  const newLeftToday = Math.max(0, plan.newCardsPerDay - learner.newCardsToday);
  // The due deck brings new cards of topics that were begun alone.
  const isDeckShort = due.length - dueCards.length < Math.min(newLeftToday, unseen);
  const [nextId = ''] = weakestFirst(
    [...ownSubjects.keys()].filter((id) => newIn(id) > 0),
    stakes,
  );
  const newSubject = isDeckShort ? ownSubjects.get(nextId) : undefined;

  const hasAnsweredAll = asked.every(({ answered }) => answered > 0);

  const situation: PlanSituation = {
    today: moment.day,
    examDay: plan.examDate,
    preset,
    weekdayMinutes: plan.weekdayMinutes ?? DEFAULT_WEEKDAY_MINUTES,
    dayMinutes,
    subjects: asked.map((stake) => figuresOf(stake, seenOf.get(stake.subject), topics.get(stake.subject) ?? 0)),
    cards: {
      due: dueCards.length,
      dueByDay: countByDay(
        [...learner.memories.values()].map(({ dueDay }) => dueDay).filter((day) => day > moment.day),
      ),
      unseen,
      newPerDay: plan.newCardsPerDay,
      ...(newSubject && { newSubject }),
    },
    missedRules: missedRuleIds.length,
    missedRuleIds,
    essays: preset.essays
      ? chooseEssays(
          filterEssays(essays.list, examEssays(preset)).filter(({ topics: names }) => isOf(subjectIds, names[0])),
          new Set(essayStandings.map(({ essayId }) => essayId)),
        )
      : [],
    essaysToReview: essayStandings
      .filter(({ texts, percent }) => texts === 1 && percent < WEAKNESS_PERCENT)
      .sort((a, b) => a.percent - b.percent || (a.essayId < b.essayId ? -1 : 1))
      .flatMap(({ essayId }) => essays.list.find(({ id }) => id === essayId) ?? [])
      .map(({ id, displayName, minutes }) => ({ id, name: displayName, minutes })),
    explanations: chooseExplanations({
      guide,
      subjectIds: [...subjectIds],
      stakes,
      isRead: (id) => ticked.has(`explanation:${id}`),
    }),
    practiceExams: bank.exams
      .filter(({ name, count }) => (seenOf.get(name)?.seen ?? 0) < count)
      .map(({ name, count }) => ({ name, questions: count, minutes: examMinutes(count) })),
    isDiagnosticTaken: hasAnsweredAll || ticked.has(DIAGNOSTIC_ID),
  };
  return {
    situation,
    plan,
    moment,
    totals,
    // One deck is opened for new cards: a small subject may hold fewer than the day would bring.
    newForToday: newSubject ? Math.min(newLeftToday, newIn(newSubject.id)) : newLeftToday,
    isDueDone: dueCards.length === 0,
    isDeckDone: due.length === 0 && (newLeftToday === 0 || unseen === 0),
    // What the diagnostic shows is for this day already.
    basis: basisOf(plan, dayMinutes.get(moment.day), hasAnsweredAll),
    daysToExam: plan.examDate === null ? null : daysBetween(moment.day, plan.examDate),
  };
}

/** What the tasks of a day go by and are planned anew for, as one string. */
function basisOf(
  { exam, examDate, weekdayMinutes, newCardsPerDay }: StudyPlan,
  minutes: number | undefined,
  hasAnsweredAll: boolean,
): string {
  return JSON.stringify([exam, examDate, weekdayMinutes, newCardsPerDay, minutes ?? null, hasAnsweredAll]);
}

function isOf(subjectIds: ReadonlySet<string>, name: string | undefined): boolean {
  return SUBJECTS.some((subject) => subject.name === name && subjectIds.has(subject.id));
}

type Standing = { seen: number; lastDay: string | null } | undefined;

function figuresOf(
  { subject, answered, questionsAtStake, issues }: SubjectAtStake,
  at: Standing,
  bank: number,
): SubjectFigures {
  const worst = issues[0];
  return {
    subject,
    questionsAtStake: answered === 0 ? EXAM_QUESTIONS_PER_SUBJECT : questionsAtStake,
    unseenShare: bank === 0 ? 0 : Math.max(0, 1 - (at?.seen ?? 0) / bank),
    lastDay: at?.lastDay ?? null,
    weakestIssue: worst && worst.questionsAtStake > 0 ? worst.issue : null,
  };
}

function countByDay(days: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Rules last recalled wrong, and those of missed questions not recalled since; those missed last first. */
function missedRules(
  missedAtMs: ReadonlyMap<string, number>,
  lastAnswers: ReadonlyMap<string, { answeredAtMs: number; isCorrect: boolean }>,
): string[] {
  const missed = new Map(missedAtMs);
  for (const [ruleId, { answeredAtMs, isCorrect }] of lastAnswers) {
    const atMs = missed.get(ruleId) ?? Number.NEGATIVE_INFINITY;
    if (!isCorrect) missed.set(ruleId, Math.max(atMs, answeredAtMs));
    else if (answeredAtMs >= atMs) missed.delete(ruleId);
  }
  return [...missed].sort(([a, aMs], [b, bMs]) => bMs - aMs || (a < b ? -1 : 1)).map(([ruleId]) => ruleId);
}
