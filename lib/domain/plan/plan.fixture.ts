import { EXAM_PRESETS } from '@/lib/domain/exams/exam-presets';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import type { PlanSituation } from './plan';

/** A learner on a Monday ten weeks before a UBE, with two hours a day and four on Saturdays. */
export const SITUATION: PlanSituation = {
  today: '2026-12-14',
  examDay: '2027-02-23',
  preset: EXAM_PRESETS.ube,
  weekdayMinutes: [120, 120, 120, 120, 120, 240, 120],
  dayMinutes: new Map(),
  subjects: MBE_SUBJECTS.map((subject) => ({
    subject,
    questionsAtStake: 10,
    unseenShare: 1,
    lastDay: null,
    weakestIssue: null,
  })),
  cards: { due: 40, dueByDay: new Map(), unseen: 600, newPerDay: 10 },
  missedRules: 4,
  essays: [1, 2, 3].map((number) => ({ id: `essay-${number}`, name: `Essay ${number}`, minutes: 30 })),
  essaysToReview: [{ id: 'essay-9', name: 'Essay 9', minutes: 30 }],
  explanations: [{ title: 'Hearsay', href: '/understand/evidence/hearsay' }],
  practiceExams: ['Practice Exam 1', 'Practice Exam 2'].map((name) => ({ name, questions: 50, minutes: 90 })),
  isDiagnosticTaken: true,
};
