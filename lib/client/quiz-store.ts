import * as z from 'zod/mini';
import { question } from '@/lib/contract/questions';
import { quizAttempt } from '@/lib/contract/quiz';
import { CONFIDENCE_LEVELS, OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { isConsistentRun, PRACTICE_CONDITIONS, pauseRun, type QuizRun, remainingMs } from '@/lib/domain/mbe/quiz';
import { readRecord, recordKey, recordKeys, removeRecord, writeRecord } from './browser-store';
import type { TabLockName } from './tab-lock-names';

/**
 * Quizzes in progress, kept in the browser so that they survive a reload, a crash or an ended
 * session. The questions of a quiz are written once, its progress with every step; both carry a
 * version, and what cannot be read back as a quiz is dropped.
 */

const VERSION = 1;
const label = z.enum(OPTION_LABELS);
const confidence = z.enum(CONFIDENCE_LEVELS);
const count = z.number().check(z.minimum(0));

const questionsRecord = z.object({
  version: z.literal(VERSION),
  filtersUsed: quizAttempt.shape.filtersUsed,
  // A quiz of an earlier version of the page has none.
  conditions: z._default(
    z.object({ feedback: z.enum(['each', 'end']), timeLimitSeconds: z.nullable(count) }),
    PRACTICE_CONDITIONS,
  ),
  questions: z.array(question),
});

const progressRecord = z.object({
  version: z.literal(VERSION),
  savedAtMs: count,
  isFinished: z.boolean(),
  answers: z.array(z.object({ label, isCorrect: z.boolean(), timeTakenSeconds: count, confidence })),
  index: z.number(),
  chosenLabel: z.nullable(label),
  confidence,
  questionMs: count,
  totalMs: count,
});

/** A quiz as it was last seen, its timers standing still. */
export type SavedQuiz = {
  run: QuizRun;
  /** Only its summary is left to be seen. */
  isFinished: boolean;
  /** Milliseconds since 1970. */
  savedAtMs: number;
};

function keysOf(userId: string, quizId: string): { questions: string; progress: string } {
  return {
    questions: recordKey('quiz', userId, quizId, 'questions'),
    progress: recordKey('quiz', userId, quizId, 'progress'),
  };
}

/** Writes what a quiz was started with; false where the browser refuses to keep it. */
export function saveQuizQuestions(userId: string, { quizId, filtersUsed, conditions, questions }: QuizRun): boolean {
  return writeRecord(keysOf(userId, quizId).questions, { version: VERSION, filtersUsed, conditions, questions });
}

/** Writes how far a quiz has come at `nowMs`; false where the browser refuses to keep it. */
export function saveQuizProgress(
  userId: string,
  run: QuizRun,
  { isFinished, nowMs }: { isFinished: boolean; nowMs: number },
): boolean {
  const { answers, chosenLabel, confidence, index, questionStopwatch, totalStopwatch } = pauseRun(run, nowMs);
  const record: z.output<typeof progressRecord> = {
    version: VERSION,
    savedAtMs: nowMs,
    isFinished,
    answers,
    index,
    chosenLabel,
    confidence,
    questionMs: questionStopwatch.countedMs,
    totalMs: totalStopwatch.countedMs,
  };
  return writeRecord(keysOf(userId, run.quizId).progress, record);
}

/** Forgets a quiz. */
export function removeSavedQuiz(userId: string, quizId: string): void {
  const { questions, progress } = keysOf(userId, quizId);
  removeRecord(progress);
  removeRecord(questions);
}

function readSavedQuiz(userId: string, quizId: string): SavedQuiz | null {
  const keys = keysOf(userId, quizId);
  const begun = questionsRecord.safeParse(readRecord(keys.questions));
  const progress = progressRecord.safeParse(readRecord(keys.progress));
  if (!begun.success || !progress.success) return null;
  const { isFinished, questionMs, savedAtMs, totalMs, version: _, ...position } = progress.data;
  const { filtersUsed, conditions, questions } = begun.data;
  const run: QuizRun = {
    quizId,
    filtersUsed,
    conditions,
    questions,
    ...position,
    questionStopwatch: { countedMs: questionMs, runningSinceMs: null },
    totalStopwatch: { countedMs: totalMs, runningSinceMs: null },
  };
  const isComplete = run.answers.length === run.questions.length || remainingMs(run, savedAtMs) === 0;
  return isConsistentRun(run) && (isComplete || !isFinished) ? { run, isFinished, savedAtMs } : null;
}

/** The learner's saved quizzes, the last one first; what cannot be read back is forgotten. */
export function listSavedQuizzes(userId: string): SavedQuiz[] {
  const prefix = recordKey('quiz', userId);
  const quizIds = new Set(recordKeys(prefix).map((key) => key.slice(prefix.length + 1).split(':')[0] ?? ''));
  return [...quizIds]
    .flatMap((quizId) => {
      const saved = readSavedQuiz(userId, quizId);
      if (!saved) removeSavedQuiz(userId, quizId);
      return saved ?? [];
    })
    .sort((a, b) => b.savedAtMs - a.savedAtMs);
}

/** The lock that the tab holds in which a quiz is running. */
export function quizLockName(quizId: string): TabLockName {
  return `barwright:quiz:${quizId}`;
}
