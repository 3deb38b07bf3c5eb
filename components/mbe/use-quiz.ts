'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { attemptOutbox } from '@/lib/client/attempt-outbox';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import {
  listSavedQuizzes,
  quizLockName,
  removeSavedQuiz,
  type SavedQuiz,
  saveQuizProgress,
  saveQuizQuestions,
} from '@/lib/client/quiz-store';
import { heldTabLocks, holdTabLock } from '@/lib/client/tab-lock';
import { attemptPayload } from '@/lib/domain/mbe/attempt-payload';
import {
  INITIAL_QUIZ_STATE,
  isPaused,
  type QuizAction,
  type QuizRun,
  type QuizState,
  quizReducer,
  remainingMs,
} from '@/lib/domain/mbe/quiz';

/** How often a quiz is written while nothing happens, so that a crash costs its timers no more. */
const HEARTBEAT_MS = 5_000;
/** A day: browsers take a timeout of more than 24 days for none at all. */
const LONGEST_TIMEOUT_MS = 86_400_000;

/** The quizzes whose attempts the server has not confirmed. */
async function listUnsent(userId: string): Promise<Set<string>> {
  return new Set((await attemptOutbox.list(userId)).map(({ key }) => key));
}

export type Quiz = {
  state: QuizState;
  act: (action: QuizAction) => void;
  /** Quizzes begun before that no other tab is running. */
  savedQuizzes: SavedQuiz[];
  /** Reads them anew. */
  refreshSavedQuizzes: () => Promise<SavedQuiz[]>;
  resume: (quizId: string) => Promise<void>;
  discard: (quizId: string) => Promise<void>;
  /** Whether the browser keeps the running quiz. */
  isStored: boolean;
};

/**
 * Runs the quiz reducer and keeps every step in the browser. A finished quiz goes to the outbox
 * before `onFinish` is called; its summary is kept until the learner has moved on or, once it was
 * sent, the page is left.
 */
export function useQuiz(userId: string, onFinish: () => void): Quiz {
  const [state, setState] = useState(INITIAL_QUIZ_STATE);
  const [savedQuizzes, setSavedQuizzes] = useState<SavedQuiz[]>([]);
  const [isStored, setIsStored] = useState(true);
  // Two keys may come before the next render: actions build on the state itself.
  const latest = useRef<QuizState>(INITIAL_QUIZ_STATE);
  const releaseLock = useRef(async () => {});

  const refreshSavedQuizzes = useCallback(async () => {
    const locks = await heldTabLocks();
    const unsent = await listUnsent(userId);
    const resumable = listSavedQuizzes(userId).filter(
      ({ isFinished, run: { quizId } }) => !isFinished && !unsent.has(quizId) && !locks.has(quizLockName(quizId)),
    );
    setSavedQuizzes(resumable);
    return resumable;
  }, [userId]);

  const keepRun = useCallback(
    (run: QuizRun) => setIsStored(saveQuizProgress(userId, run, { isFinished: false, nowMs: Date.now() })),
    [userId],
  );

  const enterRun = useCallback(
    (run: QuizRun) => {
      releaseLock.current = holdTabLock(quizLockName(run.quizId));
      setIsStored(
        saveQuizQuestions(userId, run) && saveQuizProgress(userId, run, { isFinished: false, nowMs: Date.now() }),
      );
    },
    [userId],
  );

  const finishRun = useCallback(
    async (run: QuizRun) => {
      // Its time ran out before anything was answered: there is nothing to send.
      if (run.answers.length === 0) return removeSavedQuiz(userId, run.quizId);
      const nowMs = Date.now();
      const timeZone = browserTimeZone();
      const isStored = await attemptOutbox.put(userId, {
        key: run.quizId,
        finishedAtMs: nowMs,
        refusal: null,
        payload: attemptPayload(run, timeZone, nowMs),
      });
      // Until its attempt stands in the browser the quiz can be taken up again after a crash.
      const { current } = latest;
      const isShown = current.phase === 'summary' && current.run.quizId === run.quizId;
      if (isStored && isShown) saveQuizProgress(userId, run, { isFinished: true, nowMs });
      onFinish();
    },
    [userId, onFinish],
  );

  const act = useCallback(
    (action: QuizAction) => {
      const before = latest.current;
      const after = quizReducer(before, action);
      if (after === before) return;
      latest.current = after;
      setState(after);

      if (after.phase === 'active') {
        if (before.phase === 'active') keepRun(after.run);
        else enterRun(after.run);
        return;
      }
      if (before.phase === 'active') {
        void releaseLock.current().then(refreshSavedQuizzes);
        if (after.phase === 'summary') void finishRun(after.run);
        else keepRun(before.run);
      }
      if (before.phase === 'summary' && after.phase !== 'summary') removeSavedQuiz(userId, before.run.quizId);
    },
    [userId, keepRun, enterRun, finishRun, refreshSavedQuizzes],
  );

  useEffect(() => {
    const finished = listSavedQuizzes(userId).filter(({ isFinished }) => isFinished);
    const showUnseen = async () => {
      const unsent = await listUnsent(userId);
      // The page was left before the attempt could be sent, for example to log in again.
      const unseen = finished.find(({ run }) => unsent.has(run.quizId));
      for (const { run } of finished) if (run !== unseen?.run) removeSavedQuiz(userId, run.quizId);
      if (unseen) act({ type: 'showSummary', run: unseen.run });
    };
    void showUnseen();
    void refreshSavedQuizzes();
  }, [userId, act, refreshSavedQuizzes]);

  useEffect(() => {
    const keep = () => {
      if (latest.current.phase === 'active') keepRun(latest.current.run);
      else if (document.visibilityState === 'visible') void refreshSavedQuizzes();
    };
    const heartbeat = setInterval(() => latest.current.phase === 'active' && keepRun(latest.current.run), HEARTBEAT_MS);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      void releaseLock.current();
      clearInterval(heartbeat);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [keepRun, refreshSavedQuizzes]);

  useEffect(() => {
    if (state.phase !== 'active' || isPaused(state.run)) return;
    const { run } = state;
    let timeout: ReturnType<typeof setTimeout>;
    const endInTime = () => {
      clearTimeout(timeout);
      const leftMs = remainingMs(run, Date.now());
      if (leftMs === 0) act({ type: 'endTime', nowMs: Date.now() });
      else if (leftMs !== null) timeout = setTimeout(endInTime, Math.min(leftMs, LONGEST_TIMEOUT_MS));
    };
    endInTime();
    document.addEventListener('visibilitychange', endInTime);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', endInTime);
    };
  }, [state, act]);

  // Another tab may have taken it up, or carried it on, since it was listed.
  const findResumable = async (quizId: string) =>
    (await refreshSavedQuizzes()).find(({ run }) => run.quizId === quizId);

  const resume = async (quizId: string) => {
    const saved = await findResumable(quizId);
    if (saved) act({ type: 'resume', run: saved.run, nowMs: Date.now() });
  };

  const discard = async (quizId: string) => {
    if (!(await findResumable(quizId))) return;
    removeSavedQuiz(userId, quizId);
    await refreshSavedQuizzes();
  };

  return { state, act, savedQuizzes, refreshSavedQuizzes, resume, discard, isStored };
}
