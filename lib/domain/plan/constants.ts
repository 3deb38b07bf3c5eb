/** How a day is spent. What each figure is worth is measured by `npm run bench -- learners` (docs/learning.md). */

export const DAYS_PER_WEEK = 7;
/** A whole day: nobody studies longer. */
export const MAX_MINUTES_PER_DAY = 1440;
/** What a weekday brings until the learner says, Monday first. */
export const DEFAULT_WEEKDAY_MINUTES: readonly number[] = [120, 120, 120, 120, 120, 240, 120];

/** Days that a plan shows without an exam date: ten weeks. */
export const DAYS_WITHOUT_EXAM = 70;
/** Days that a plan goes ahead at most: half a year. */
export const MAX_PLAN_DAYS = 182;
/** The last days before the exam, in which nothing new is read and questions are mixed. */
export const REVIEW_DAYS = 14;

export const SECONDS_PER_DUE_CARD = 20;
export const SECONDS_PER_NEW_CARD = 60;
/**
 * Share of a day, without its essay, that cards may take: what is due beyond it waits for the next days. At 0.4,
 * simulated learners with 45 minutes a day did not see every rule before the exam.
 */
export const MAX_CARD_SHARE = 0.6;

/** An answer against the clock, and its explanation. */
export const MINUTES_PER_QUESTION = 3;
/** A set of one subject is no smaller, and no larger. */
export const MIN_QUESTIONS = 5;
export const MAX_QUESTIONS = 25;

/** Share of the days' minutes that essays get, where the exam has essays. */
export const ESSAY_SHARE = 0.25;
/** Minutes to compare an essay with its analysis and model answer. */
export const ESSAY_REVIEW_MINUTES = 15;

export const MINUTES_PER_RULE = 1.5;
export const MAX_RULES = 10;
export const EXPLANATION_MINUTES = 10;
/** The diagnostic at the exam's pace, and a look at its result. */
export const DIAGNOSTIC_MINUTES = 40;
/** Minutes of review after a practice exam, as a share of its own. */
export const PRACTICE_EXAM_REVIEW_SHARE = 0.5;
/** Share of a day that a practice exam and its review may take, where sitting it leaves any. */
export const MAX_PRACTICE_EXAM_SHARE = 0.8;

/** Days after which a subject's answers count as fully forgotten for the order of subjects. */
export const FORGETTING_DAYS = 14;
/** A day has at most so many rows. */
export const MAX_TASKS = 6;

/** Under which the plan is saved for a calendar. */
export const CALENDAR_FILENAME = 'barwright-plan.ics';
/** Minutes by which a day is made longer or shorter at once. */
export const MINUTES_STEP = 30;
