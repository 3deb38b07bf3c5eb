import type { ExamKind } from '@/lib/domain/exams/exam-presets';

/** What a task asks to do. */
export const PLAN_TASK_KINDS = [
  'cards',
  'questions',
  'rule-quiz',
  'essay',
  'essay-review',
  'understand',
  'simulation',
  'diagnostic',
] as const;
export type PlanTaskKind = (typeof PLAN_TASK_KINDS)[number];

/** One row of a day. */
export type PlanTask = {
  /** Unlike every other of its day; the same whenever the day is planned from the same figures. */
  id: string;
  kind: PlanTaskKind;
  /** 'Answer 20 Evidence questions' */
  title: string;
  /** Why this, today: one sentence. */
  reason: string;
  minutes: number;
  /** Cards, questions or rules that it asks; 1 for what is done once. */
  count: number;
  /** Multiple-choice subject or subject id that it is about; null for a mix. */
  subject: string | null;
  /** Where it is done, a path of this site that starts it. */
  href: string;
};

export type PlanDay = {
  /** YYYY-MM-DD */
  day: string;
  /** Minutes that the learner has. */
  minutes: number;
  /** What the day is for: study, review (the last weeks) or a simulation. */
  phase: 'study' | 'review' | 'simulation';
  tasks: PlanTask[];
};

/** How much the learner has of a multiple-choice subject's questions, and how well they do. */
export type SubjectFigures = {
  subject: string;
  /** Scored questions of the exam that the learner's error rate puts at stake. */
  questionsAtStake: number;
  answered: number;
  unseenQuestions: number;
  /** The issue that puts most at stake; null while nothing says so. */
  weakestIssue: { name: string; href: string } | null;
  /** Days since the last answer; null without one. */
  daysSinceLast: number | null;
};

export type PlanSituation = {
  /** The learner's day, YYYY-MM-DD. */
  today: string;
  /** Null without an exam date: the plan then looks ten weeks ahead. */
  examDay: string | null;
  exam: ExamKind;
  /** Monday first; seven numbers. */
  weekdayMinutes: readonly number[];
  /** Days that differ from their weekday. */
  dayMinutes: ReadonlyMap<string, number>;
  subjects: readonly SubjectFigures[];
  cards: {
    /** Due on or before today. */
    dueToday: number;
    /** Due on each later day, as the scheduler has it. */
    dueByDay: ReadonlyMap<string, number>;
    /** Rules never seen. */
    unseen: number;
    newPerDay: number;
  };
  /** Rules missed in the rule quiz or behind missed questions, and not recalled since. */
  missedRules: number;
  /** Essays of the exam's formats and subjects: those not analyzed yet, the most useful first. */
  essays: readonly { id: string; name: string; subjectId: string; minutes: number }[];
  /** Essays analyzed below 60 percent and not reviewed since. */
  essaysToReview: readonly { id: string; name: string; subjectId: string }[];
  /** Explanations not read, of the weakest subjects first. */
  explanations: readonly { subjectId: string; title: string; href: string }[];
  /** Whether the diagnostic was taken. */
  hasDiagnostic: boolean;
};
