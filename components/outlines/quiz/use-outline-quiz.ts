'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuizLock } from '@/components/shell/use-quiz-lock';
import { type Unsent, useUnsent } from '@/components/shell/use-unsent';
import { call } from '@/lib/client/call';
import {
  findOutlineQuiz,
  outlineQuizLockName,
  removeOutlineQuiz,
  saveOutlineQuiz,
} from '@/lib/client/outline-quiz-store';
import { loadedOf, queryClient, queryKey } from '@/lib/client/query';
import { randomId } from '@/lib/client/random-id';
import { rateCard, undoRating } from '@/lib/client/review-actions';
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
  isStored: boolean;
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

/** Takes up the quiz that was left, or draws one of the course asked for, null for all; keeps every step in the browser. */
export function useOutlineQuiz(userId: string, initialCourse: string | null): OutlineQuiz {
  /** Null until there is something to show. */
  const [shown, setShown] = useState<OutlineQuizState | null>(null);
  const [isStored, setIsStored] = useState(true);
  const unsent = useUnsent(userId, reviewOutbox);
  const { isHeld, isHeldNow, takeOver } = useQuizLock(outlineQuizLockName(userId));
  // Two keys may come before the next render: actions build on the run itself.
  const latest = useRef<OutlineQuizRun>(undefined);
  const choice = useRef<QuizChoice>({ course: initialCourse, isUntickedOnly: false });

  const result = useQuery(
    {
      queryKey: [...queryKey(getOutlines, {}), 'quiz'],
      queryFn: ({ signal }) => loadItems(userId, signal),
      // What is asked does not change while it is.
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isHeld === true,
    },
    queryClient(),
  );
  const loaded = loadedOf(result, QUIZ_LOADING_FAILED);
  const { data } = result;
  const courses = useMemo(() => [...new Set(data?.items.map(({ course }) => course))], [data]);

  const show = useCallback(
    (run: OutlineQuizRun, isResumed: boolean) => {
      // Another tab goes on with it, and keeps it.
      if (!isHeldNow()) return;
      latest.current = run;
      setShown({ phase: 'active', run, isResumed });
      setIsStored(saveOutlineQuiz(userId, run));
    },
    [userId, isHeldNow],
  );

  const draw = useCallback(
    ({ items, ticked }: Awaited<ReturnType<typeof loadItems>>) => {
      const { course, isUntickedOnly } = choice.current;
      const pool = quizPool(items, { course, knownRuleIds: isUntickedOnly ? ticked : new Set() });
      if (pool.length > 0) return show(drawQuiz(pool, course, Math.random), false);
      latest.current = undefined;
      setShown({ phase: 'empty', message: items.length === 0 ? NO_ITEMS_FOUND : NO_ITEMS_AVAILABLE });
    },
    [show],
  );

  useEffect(() => {
    if (!isHeld) {
      latest.current = undefined;
      setShown(null);
      return;
    }
    const saved = findOutlineQuiz(userId);
    if (saved && !latest.current && (initialCourse === null || saved.course === initialCourse)) show(saved, true);
  }, [isHeld, userId, initialCourse, show]);

  useEffect(() => {
    if (isHeld && data && !latest.current) draw(data);
  }, [isHeld, data, draw]);

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

  const start = (wanted: QuizChoice) => {
    if (!isHeldNow()) return;
    choice.current = wanted;
    latest.current = undefined;
    removeOutlineQuiz(userId);
    if (data) return draw(data);
    setShown(null);
    loaded.reload();
  };

  const finish = () => {
    if (isHeldNow()) removeOutlineQuiz(userId);
  };

  const asked: OutlineQuizState =
    loaded.status === 'failed' ? { phase: 'failed', message: loaded.message } : { phase: 'loading' };
  const state: OutlineQuizState = isHeld === false ? { phase: 'elsewhere' } : (shown ?? asked);
  return { state, courses, act, grade, start, retry: loaded.reload, finish, isStored, takeOver, unsent };
}
