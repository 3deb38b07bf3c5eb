import { type Random, shuffle } from '@/lib/domain/chance/shuffle';

/** A run through several essays, opened one after the other; `currentIndex` is the furthest. Moments are milliseconds since 1970. */
export type Exam = {
  /** Ids of the essays in the order they are asked. */
  essays: readonly string[];
  currentIndex: number;
  /** Null without a clock. */
  minutesPerEssay: number | null;
  /** When each essay was opened, up to the current one. */
  reachedAtMs: readonly number[];
  /** Null while it runs. */
  finishedAtMs: number | null;
};

export type ExamAction =
  /** To the essay after the one at `fromIndex`; when another is open it is a second click, and nothing. */
  { type: 'next'; fromIndex: number; nowMs: number } | { type: 'finish'; nowMs: number };

type NewExam = {
  /** All there are to choose from. */
  essayIds: readonly string[];
  /** How many are asked; all of them when null, or when there are no more. */
  count: number | null;
  minutesPerEssay: number | null;
  random: Random;
  nowMs: number;
};

/** Shuffles the essays and opens the first. Null when there are none. */
export function startExam({ essayIds, count, minutesPerEssay, random, nowMs }: NewExam): Exam | null {
  const essays = shuffle(essayIds, random).slice(0, count ?? essayIds.length);
  if (essays.length === 0) return null;
  return { essays, currentIndex: 0, minutesPerEssay, reachedAtMs: [nowMs], finishedAtMs: null };
}

/** The exam after an action; an action that does not fit its state changes nothing. */
export function examReducer(exam: Exam, action: ExamAction): Exam {
  if (exam.finishedAtMs !== null) return exam;
  if (action.type === 'finish') return { ...exam, finishedAtMs: notBefore(exam, action.nowMs) };
  if (action.fromIndex !== exam.currentIndex || isLastEssay(exam)) return exam;
  return {
    ...exam,
    currentIndex: exam.currentIndex + 1,
    reachedAtMs: [...exam.reachedAtMs, notBefore(exam, action.nowMs)],
  };
}

/** Whether no essay follows: 'Next' is disabled. */
export function isLastEssay({ essays, currentIndex }: Exam): boolean {
  return currentIndex === essays.length - 1;
}

/** Where a learner is who wants to look at an essay: at any that was opened, else at the furthest. */
export function openedIndex({ currentIndex }: Pick<Exam, 'currentIndex'>, wanted: number | null): number {
  return wanted !== null && wanted >= 0 && wanted < currentIndex ? wanted : currentIndex;
}

/**
 * Whole seconds spent on each essay that was opened, up to the opening of the next; the furthest one counts up to now
 * while the exam runs. Going back to an earlier one takes its time from the furthest.
 */
export function secondsPerEssay({ reachedAtMs, finishedAtMs }: Exam, nowMs: number): number[] {
  const ends = [...reachedAtMs.slice(1), finishedAtMs ?? nowMs];
  return reachedAtMs.map((startMs, index) => Math.max(0, Math.floor(((ends[index] ?? startMs) - startMs) / 1000)));
}

/** Clocks may be set back; the essays of an exam still follow one another. */
function notBefore({ reachedAtMs }: Exam, nowMs: number): number {
  return Math.max(nowMs, reachedAtMs.at(-1) ?? nowMs);
}
