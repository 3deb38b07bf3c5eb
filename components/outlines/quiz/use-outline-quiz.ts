'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuizLock } from '@/components/shell/use-quiz-lock';
import { type Unsent, useUnsent } from '@/components/shell/use-unsent';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  findOutlineQuiz,
  outlineQuizLockName,
  removeOutlineQuiz,
  saveOutlineQuiz,
} from '@/lib/client/outline-quiz-store';
import { randomId } from '@/lib/client/random-id';
import { rateCard, undoRating } from '@/lib/client/review-desk';
import { reviewOutbox, type WaitingReview } from '@/lib/client/review-outbox';
import { sendNow } from '@/lib/client/sender';
import { tickOutbox, withWaitingTicks } from '@/lib/client/tick-outbox';
import { getOutlines, listRuleTicks } from '@/lib/contract/outlines';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { NO_ITEMS_AVAILABLE, NO_ITEMS_FOUND, QUIZ_LOADING_FAILED } from '@/lib/domain/outlines/constants';
import { placeItems } from '@/lib/domain/outlines/outline-map';
import {
  drawQuiz,
  type OutlineQuizAction,
  type OutlineQuizRun,
  outlineQuizReducer,
  quizPool,
} from '@/lib/domain/outlines/outline-quiz';

/** What the learner wants to be asked. */
export type QuizChoice = {
  /** Name of a course; null for all. */
  course: string | null;
  /** Leaves out the rules that are ticked on the rule outline. */
  isUntickedOnly: boolean;
};

export type OutlineQuizState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  /** Another tab is running it. */
  | { phase: 'elsewhere' }
  /** There is nothing to ask. */
  | { phase: 'empty'; message: string }
  | { phase: 'active'; run: OutlineQuizRun; isResumed: boolean };

export type OutlineQuiz = {
  state: OutlineQuizState;
  /** Names of the courses that have items; empty until they are known. */
  courses: string[];
  act: (action: OutlineQuizAction) => void;
  /** Grades the item that is shown, which reviews its flashcard; another grade replaces the first review. */
  grade: (rating: CardRating) => void;
  /** Draws anew. */
  start: (choice: QuizChoice) => void;
  /** Loads again what could not be loaded. */
  retry: () => void;
  /** Forgets the quiz: it has been finished. */
  finish: () => void;
  /** Whether the browser keeps the quiz. */
  isKept: boolean;
  /** Goes on here with the quiz of another tab. */
  takeOver: () => void;
  /** Grades that the server does not have. */
  unsent: Unsent<WaitingReview>;
};

async function loadItems(userId: string, signal: AbortSignal) {
  const [outlines, ticked] = await Promise.all([
    call(getOutlines, {}, { signal }),
    // Asked for before a tick on its way has arrived, the list could be without it. Without a list everything is asked.
    sendNow(userId)
      .then(() => call(listRuleTicks, {}, { signal }))
      .catch(() => []),
  ]);
  return { items: placeItems(outlines), ticked: withWaitingTicks(ticked, await tickOutbox.list(userId)) };
}

type Loaded = Awaited<ReturnType<typeof loadItems>>;

/** Takes up the quiz that was left, or draws one of the course asked for, null for all; keeps every step in the browser. */
export function useOutlineQuiz(userId: string, initialCourse: string | null): OutlineQuiz {
  const [state, setState] = useState<OutlineQuizState>({ phase: 'loading' });
  const [courses, setCourses] = useState<string[]>([]);
  const [isKept, setIsKept] = useState(true);
  const unsent = useUnsent(userId, reviewOutbox);
  const { isHeld, isHeldNow, takeOver } = useQuizLock(outlineQuizLockName(userId));
  // Two keys may come before the next render: actions build on the run itself.
  const latest = useRef<OutlineQuizRun>(undefined);
  const loaded = useRef<Loaded>(undefined);
  const choice = useRef<QuizChoice>({ course: initialCourse, isUntickedOnly: false });

  const show = useCallback(
    (run: OutlineQuizRun, isResumed: boolean) => {
      // Another tab goes on with it, and keeps it.
      if (!isHeldNow()) return;
      latest.current = run;
      setState({ phase: 'active', run, isResumed });
      setIsKept(saveOutlineQuiz(userId, run));
    },
    [userId, isHeldNow],
  );

  const draw = useCallback(
    ({ items, ticked }: Loaded) => {
      const { course, isUntickedOnly } = choice.current;
      const pool = quizPool(items, { course, knownRuleIds: isUntickedOnly ? ticked : new Set() });
      if (pool.length > 0) return show(drawQuiz(pool, course, Math.random), false);
      latest.current = undefined;
      setState({ phase: 'empty', message: items.length === 0 ? NO_ITEMS_FOUND : NO_ITEMS_AVAILABLE });
    },
    [show],
  );

  const load = useCallback(() => {
    const loading = new AbortController();
    loadItems(userId, loading.signal).then(
      (answer) => {
        if (loading.signal.aborted) return;
        loaded.current = answer;
        setCourses([...new Set(answer.items.map(({ course }) => course))]);
        if (!latest.current) draw(answer);
      },
      (error: unknown) => {
        if (loading.signal.aborted || latest.current) return;
        setState({ phase: 'failed', message: errorMessage(error, QUIZ_LOADING_FAILED) });
      },
    );
    return () => loading.abort();
  }, [userId, draw]);

  useEffect(() => {
    if (isHeld === null) return;
    if (!isHeld) {
      latest.current = undefined;
      setState({ phase: 'elsewhere' });
      return;
    }
    setState({ phase: 'loading' });
    const saved = findOutlineQuiz(userId);
    if (saved && !latest.current && (initialCourse === null || saved.course === initialCourse)) show(saved, true);
    return load();
  }, [isHeld, userId, initialCourse, show, load]);

  const act = useCallback(
    (action: OutlineQuizAction) => {
      const before = latest.current;
      if (!before) return;
      const after = outlineQuizReducer(before, action);
      if (after !== before) show(after, false);
    },
    [show],
  );

  const grade = (rating: CardRating) => {
    const run = latest.current;
    const item = run?.items[run.index];
    if (!isHeldNow() || !run?.isRuleShown || !item) return;
    const before = run.entries[run.index]?.grade;
    if (before?.rating === rating) return;
    if (before) undoRating(userId, { ruleId: item.ruleId }, before.reviewKey);
    const reviewKey = randomId();
    act({ type: 'grade', grade: { rating, reviewKey } });
    rateCard(userId, { ruleId: item.ruleId }, rating, reviewKey);
  };

  const retry = () => {
    setState({ phase: 'loading' });
    load();
  };

  const start = (wanted: QuizChoice) => {
    if (!isHeldNow()) return;
    choice.current = wanted;
    latest.current = undefined;
    removeOutlineQuiz(userId);
    if (loaded.current) draw(loaded.current);
    else retry();
  };

  const finish = () => {
    if (isHeldNow()) removeOutlineQuiz(userId);
  };

  return { state, courses, act, grade, start, retry, finish, isKept, takeOver, unsent };
}
