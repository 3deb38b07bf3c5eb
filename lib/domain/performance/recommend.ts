import { EXAM_SECONDS_PER_QUESTION } from '@/lib/domain/mbe/constants';
import { ruleQuizAddress } from '@/lib/domain/rules/rule-selection';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { counted } from '@/lib/domain/text/counted';
import { heaviestIssue, type IssueTotal, questionsAtStake, stakeOf } from './at-stake';
import { calibrate } from './calibration';
import { EXAM_QUESTIONS_PER_SUBJECT, STRENGTH_PERCENT, WEAKNESS_PERCENT } from './constants';
import { accuracyOf, type TopicTotal } from './figures';
import { findMissedClusters, type MissedCluster } from './missed-clusters';
import { inMinutes, measurePace } from './pace';
import { issuesOf, type PracticeIssue, type PracticeMap, practiceAddress } from './practice-map';
import type { Recommendation } from './recommendation';

/** Most recommendations of one kind, and in all: more than that is no order to study in. */
const MAX_CLUSTERS = 2;
const MAX_WEAK_ISSUES = 2;
const MAX_RECOMMENDATIONS = 6;
/** Answers below which an issue's, a confidence's or a subject's accuracy says too little. */
const MIN_ISSUE_ANSWERS = 10;
const MIN_HIGH_ANSWERS = 20;
const MIN_TIMED_ANSWERS = 30;
const MIN_SUBJECT_ANSWERS = 10;
/** Days after which a subject counts as neglected. */
const NEGLECTED_DAYS = 21;
/** How far above the exam's pace is slow. */
const SLOW_FACTOR = 1.1;
/** Fewer exam questions at stake than this are a trifle: confident mistakes stand above it. */
const TRIFLE_QUESTIONS = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** All that recommendations go by: a learner's whole history. */
export type StudyRecord = {
  topics: readonly TopicTotal[];
  issueTotals: readonly IssueTotal[];
  /** Questions last answered wrong, the latest first. */
  missedQuestionIds: readonly string[];
};

type WeighedCluster = MissedCluster & { questionsAtStake: number };

function recallCluster({ issue, missed, part, ruleIds, questionsAtStake: stake }: WeighedCluster): Recommendation {
  const name = topicTitle(issue.name);
  const these = ruleIds.length === 1 ? 'this rule' : `these ${ruleIds.length} rules`;
  return {
    kind: 'missed-cluster',
    text: part
      ? `${part.missed} of ${missed} missed ${name} questions were about ${topicTitle(part.name)}: recall ${these}.`
      : `${missed} ${name} questions are still missed: recall ${these}.`,
    reason: `${missed} of the questions you missed and have not answered right since are in ${name} (${issue.subject}).`,
    questionsAtStake: stake,
    action: {
      label: `Recall ${counted(ruleIds.length, 'rule')}`,
      href: ruleQuizAddress({ rules: ruleIds.map(encodeURIComponent).join(','), numRules: String(ruleIds.length) }),
    },
  };
}

/**
 * What puts most questions at stake: by the weight and the error rate of its issue, as far as its misses
 * are of the part that is named. Of as many, what is missed most.
 */
function chooseClusters({ issueTotals, missedQuestionIds }: StudyRecord, map: PracticeMap): WeighedCluster[] {
  const totalOf = new Map(issueTotals.map((total) => [total.issueId, total]));
  const size = ({ part, missed }: MissedCluster) => part?.missed ?? missed;
  return findMissedClusters(missedQuestionIds, map)
    .filter(({ ruleIds }) => ruleIds.length > 0)
    .map((cluster) => {
      const accuracy = accuracyOf(totalOf.get(cluster.issue.id) ?? { answered: 0, correct: 0 }) ?? 0;
      const share = size(cluster) / cluster.missed;
      return { ...cluster, questionsAtStake: share * stakeOf(cluster.issue, 100 - accuracy) };
    })
    .sort((a, b) => b.questionsAtStake - a.questionsAtStake || size(b) - size(a) || b.missed - a.missed)
    .slice(0, MAX_CLUSTERS);
}

/** The issues that put most questions at stake, those of `named` left out. */
function recommendWeakIssues(
  { topics, issueTotals }: StudyRecord,
  map: PracticeMap,
  named: readonly string[],
): Recommendation[] {
  return questionsAtStake(MBE_SUBJECTS, topics, issueTotals, map)
    .flatMap(({ subject, issues }) => issues.map((issue) => ({ subject, ...issue })))
    .filter(({ answered, errorPercent }) => answered >= MIN_ISSUE_ANSWERS && 100 - errorPercent < WEAKNESS_PERCENT)
    .filter(({ href }) => !named.includes(href))
    .sort((a, b) => b.questionsAtStake - a.questionsAtStake)
    .slice(0, MAX_WEAK_ISSUES)
    .map(({ subject, issue, weightPercent, answered, errorPercent, questionsAtStake: stake, href }) => ({
      kind: 'weak-issue' as const,
      text: `You miss ${Math.round(errorPercent)}% of ${issue} in ${subject}: about ${stake.toFixed(1)} exam questions are at stake.`,
      reason: `${issue} is ${weightPercent}% of the ${EXAM_QUESTIONS_PER_SUBJECT} scored ${subject} questions; you have answered ${answered} of them.`,
      questionsAtStake: stake,
      action: { label: `Practice ${issue}`, href },
    }));
}

/** The scored questions of a subject that its confident mistakes stand for; of the subject with most of them. */
function sureOfWrong(topics: readonly TopicTotal[]): number {
  return Math.max(
    ...topics.map(({ answered, highCount, highCorrect }) =>
      answered === 0 ? 0 : (EXAM_QUESTIONS_PER_SUBJECT * (highCount - highCorrect)) / answered,
    ),
  );
}

function recommendHumility({ topics }: StudyRecord): Recommendation[] {
  const { levels, confidentMistakes } = calibrate(topics);
  const high = levels.find(({ confidence }) => confidence === 'High');
  if (!high?.interval || high.answered < MIN_HIGH_ANSWERS || high.interval.high >= STRENGTH_PERCENT) return [];
  return [
    {
      kind: 'overconfidence',
      text: `When you say High you are right ${Math.round(high.accuracy ?? 0)}% of the time: recall the rules behind what you miss.`,
      reason: `${confidentMistakes} of ${high.answered} answers given with High were wrong; even at best that is below ${STRENGTH_PERCENT}%.`,
      questionsAtStake: Math.max(TRIFLE_QUESTIONS, sureOfWrong(topics)),
      action: { label: 'Recall missed rules', href: '/rule-statements?deck=missed' },
    },
  ];
}

/** The subject that was left alone longest, or never begun, while others were practiced. */
function recommendNeglected({ topics }: StudyRecord, map: PracticeMap, nowMs: number): Recommendation[] {
  const lastOf = new Map(topics.map((total) => [total.topic, total]));
  if (!topics.some(({ lastAnsweredAtMs }) => nowMs - lastAnsweredAtMs < NEGLECTED_DAYS * DAY_MS)) return [];
  const [neglected] = MBE_SUBJECTS.flatMap((subject) => {
    const total = lastOf.get(subject);
    const issue = heaviestIssue(issuesOf(map, subject));
    const days = total ? Math.floor((nowMs - total.lastAnsweredAtMs) / DAY_MS) : Number.POSITIVE_INFINITY;
    const answered = total?.answered ?? 0;
    const weakness = 100 - ((total && accuracyOf(total)) ?? 0);
    return issue && (days >= NEGLECTED_DAYS || answered < MIN_SUBJECT_ANSWERS)
      ? [{ subject, issue, days, answered, stake: stakeOf(issue, weakness) }]
      : [];
  }).sort((a, b) => a.answered - b.answered || (a.days === b.days ? 0 : b.days - a.days));
  return neglected ? [beginSubject(neglected)] : [];
}

type NeglectedSubject = { subject: string; issue: PracticeIssue; days: number; answered: number; stake: number };

function beginSubject({ subject, issue, days, answered, stake }: NeglectedSubject): Recommendation {
  const name = topicTitle(issue.name);
  const state =
    answered === 0
      ? `You have not answered a question of ${subject} yet`
      : days >= NEGLECTED_DAYS
        ? `You have not practiced ${subject} for ${days} days`
        : `You have answered only ${counted(answered, 'question')} of ${subject}`;
  return {
    kind: 'neglected-subject',
    text: `${state}: start with ${name}, ${issue.weight}% of it.`,
    reason: `${subject} is ${EXAM_QUESTIONS_PER_SUBJECT} of the exam's scored questions, like every subject.`,
    questionsAtStake: stake,
    action: { label: `Practice ${name}`, href: practiceAddress(issue) },
  };
}

function recommendPace({ topics }: StudyRecord, map: PracticeMap): Recommendation[] {
  const { averageSeconds, timedAnswers, topics: slowest } = measurePace(topics);
  if (averageSeconds === null || timedAnswers < MIN_TIMED_ANSWERS) return [];
  if (averageSeconds <= EXAM_SECONDS_PER_QUESTION * SLOW_FACTOR) return [];
  const slow = slowest.find(({ topic }) => issuesOf(map, topic).length > 0);
  const issue = slow && heaviestIssue(issuesOf(map, slow.topic));
  if (!slow || !issue) return [];
  return [
    {
      kind: 'pace',
      text: `You take ${inMinutes(averageSeconds)} a question, and the exam allows ${inMinutes(EXAM_SECONDS_PER_QUESTION)}: practice ${slow.topic} against the clock.`,
      reason: `${slow.topic} is your slowest subject, ${inMinutes(slow.averageSeconds)} a question.`,
      // At that pace the time is over before so many of its questions were seen.
      questionsAtStake: EXAM_QUESTIONS_PER_SUBJECT * Math.max(0, 1 - EXAM_SECONDS_PER_QUESTION / slow.averageSeconds),
      action: { label: `Practice ${topicTitle(issue.name)}`, href: practiceAddress(issue) },
    },
  ];
}

/**
 * What to practice next, that with most questions at stake first, by the rules of docs/performance.md;
 * empty while there is too little to go by. `nowMs` is milliseconds since 1970.
 */
export function recommend(record: StudyRecord, map: PracticeMap, nowMs: number): Recommendation[] {
  if (record.topics.every((topic) => accuracyOf(topic) === null)) return [];
  const clusters = chooseClusters(record, map);
  const found = [
    ...clusters.map(recallCluster),
    ...recommendWeakIssues(
      record,
      map,
      clusters.map(({ issue }) => practiceAddress(issue)),
    ),
    ...recommendHumility(record),
    ...recommendNeglected(record, map, nowMs),
    ...recommendPace(record, map),
  ];
  // What was measured stands before what is only supposed.
  const isFirstToSendThere = ({ action }: Recommendation, index: number) =>
    found.findIndex((other) => other.action.href === action.href) === index;
  return found
    .filter(isFirstToSendThere)
    .sort((a, b) => b.questionsAtStake - a.questionsAtStake)
    .slice(0, MAX_RECOMMENDATIONS);
}
