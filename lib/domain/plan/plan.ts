import type { ExamPreset } from '@/lib/domain/exams/exam-presets';

/** What a task asks the learner to do. */
export const PLAN_TASK_KINDS = [
  'diagnostic',
  'cards',
  'questions',
  'practice-exam',
  'essay',
  'essay-review',
  'rule-quiz',
  'explanation',
] as const;
export type PlanTaskKind = (typeof PLAN_TASK_KINDS)[number];

/** Id of the row of the diagnostic. */
export const DIAGNOSTIC_ID = 'diagnostic';
/** Ids of the rows of cards where what is due and what is new have one each. */
export const DUE_CARDS_ID = 'cards:due';
export const NEW_CARDS_ID = 'cards:new';

/** One row of a day. */
export type PlanTask = {
  /** Unlike every other of its day; the same whenever the day is planned from the same figures. */
  id: string;
  kind: PlanTaskKind;
  /** 'Answer 20 Evidence questions' */
  title: string;
  /** Why this, on this day: one sentence. */
  reason: string;
  minutes: number;
  /** Cards, questions or rules that it asks; 1 for what is done once. */
  count: number;
  /** The multiple-choice subject of questions; null for a mix, and for everything else. */
  subject: string | null;
  /** Where it is done, a path of this site that starts it. */
  href: string;
};

export type PlanDay = {
  /** YYYY-MM-DD */
  day: string;
  /** Minutes that the learner has; 0 on a free day. */
  minutes: number;
  /** In the last two weeks nothing new is read, and questions are mixed. */
  phase: 'learn' | 'review';
  tasks: PlanTask[];
};

/** How the learner stands in a multiple-choice subject. */
export type SubjectFigures = {
  subject: string;
  /** Scored questions of the exam that the learner's error rate puts at stake. */
  questionsAtStake: number;
  /** Share of the bank's questions not seen yet, from 0 to 1. */
  unseenShare: number;
  /** The learner's day of the last answer, YYYY-MM-DD; null without one. */
  lastDay: string | null;
  /** The issue that puts most at stake; null while nothing says so. */
  weakestIssue: string | null;
};

export type PlannedEssay = { id: string; name: string; minutes: number };

/** All that a plan goes by: the same situation always gives the same plan. */
export type PlanSituation = {
  /** The learner's day, YYYY-MM-DD. */
  today: string;
  /** Null without an exam date: the plan then looks ten weeks ahead. */
  examDay: string | null;
  preset: Pick<ExamPreset, 'essays'>;
  /** Monday first; seven numbers. */
  weekdayMinutes: readonly number[];
  /** Days that differ from their weekday. */
  dayMinutes: ReadonlyMap<string, number>;
  subjects: readonly SubjectFigures[];
  cards: {
    /** Due today or before. */
    due: number;
    /** Coming due on a later day, as the scheduler has it. */
    dueByDay: ReadonlyMap<string, number>;
    unseen: number;
    newPerDay: number;
    /** Whose cards are begun when the due deck brings too few new ones. */
    newSubject?: { id: string; name: string };
  };
  /** Rules behind what was missed that have not been recalled since. */
  missedRules: number;
  /** Some of them by id, those missed last first. */
  missedRuleIds?: readonly string[];
  /** Those of the exam's format and subjects that were not analyzed yet, the most useful first. */
  essays: readonly PlannedEssay[];
  /** Those analyzed with much left to gain, and not reviewed since. */
  essaysToReview: readonly PlannedEssay[];
  /** Those not read, of the weakest subjects first. */
  explanations: readonly { title: string; href: string }[];
  /** Practice exams not taken. */
  practiceExams: readonly { name: string; questions: number; minutes: number }[];
  /** Or done without, by the learner's own tick. */
  isDiagnosticTaken: boolean;
};
