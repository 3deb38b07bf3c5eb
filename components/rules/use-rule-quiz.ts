'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { usePrefetchedPage } from '@/components/shell/use-prefetched-page';
import { useQuizLock } from '@/components/shell/use-quiz-lock';
import { whenIdle } from '@/components/shell/when-idle';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { randomId } from '@/lib/client/random-id';
import { queueRuleAnswer } from '@/lib/client/rule-answer-actions';
import { readRuleChoice, rememberRuleChoice } from '@/lib/client/rule-choice-store';
import {
  findRuleQuiz,
  leaveRuleQuizResult,
  removeRuleQuiz,
  ruleQuizLockName,
  saveRuleQuiz,
} from '@/lib/client/rule-quiz-store';
import { isRefusal } from '@/lib/client/sending';
import { useRead } from '@/lib/client/use-read';
import { checkRule, filterRules, readRuleAnswer } from '@/lib/contract/rules';
import { READING_TIMEOUT_MS, type RuleHint } from '@/lib/domain/rules/constants';
import {
  awaitsReading,
  CHECK_FAILED,
  countCorrect,
  currentRule,
  INITIAL_RULE_QUIZ,
  LOADING_FAILED,
  type RuleQuizAction,
  type RuleQuizRun,
  type RuleQuizState,
  ruleQuizReducer,
} from '@/lib/domain/rules/rule-quiz';
import { type RuleQuery, ruleQuizAddress } from '@/lib/domain/rules/rule-selection';
import { unsentWork } from '@/lib/domain/rules/unsent-work';

/** The hint shown first (specification 3.3), until the learner chooses otherwise. */
const DEFAULT_HINT: RuleHint = 'first_letters';

/** The model's own time, and the way there and back. */
const READING_WAIT_MS = READING_TIMEOUT_MS + 3_000;

export type RuleQuiz = {
  state: RuleQuizState;
  act: (action: RuleQuizAction) => void;
  submit: () => void;
  showHint: (hint: RuleHint) => void;
  /** To the next rule, or to the end. */
  next: () => void;
  /** Forgets how far the quiz has come and draws anew. */
  startOver: () => void;
  /** Whether the browser keeps the running quiz. */
  isStored: boolean;
  /** Whether another tab is running it. */
  isElsewhere: boolean;
  /** Goes on here with the quiz of another tab. */
  takeOver: () => void;
};

/**
 * Runs the quiz of an address: takes it up where it was left, or draws its rules; keeps every step in
 * the browser, and calls `onFinish` after its last rule.
 */
export function useRuleQuiz(userId: string, query: RuleQuery, onFinish: () => void): RuleQuiz {
  const address = ruleQuizAddress(query);
  const { isHeld, isHeldNow, takeOver } = useQuizLock(ruleQuizLockName(userId, address));
  const [state, setState] = useState(INITIAL_RULE_QUIZ);
  const [isStored, setIsStored] = useState(true);
  // Two keys may come before the next render: actions build on the state itself.
  const latest = useRef<RuleQuizState>(INITIAL_RULE_QUIZ);

  const keep = useCallback(
    (run: RuleQuizRun) => setIsStored(saveRuleQuiz(userId, { address, savedAtMs: Date.now(), run })),
    [userId, address],
  );

  const act = useCallback(
    (action: RuleQuizAction) => {
      // Another tab goes on with it, and keeps it.
      if (!isHeldNow()) return;
      const before = latest.current;
      const after = ruleQuizReducer(before, action);
      if (after === before) return;
      latest.current = after;
      setState(after);
      if (after.phase === 'active') {
        keep(after.run);
        const [known, work] = [before.phase === 'active' ? unsentWork(before.run) : null, unsentWork(after.run)];
        // Taken up again, it may have been left before the browser had it: sent twice it is stored once.
        if (work && JSON.stringify(work) !== JSON.stringify(known)) void queueRuleAnswer(userId, work);
      }
      if (after.phase === 'finished') {
        removeRuleQuiz(userId, address);
        leaveRuleQuizResult(userId, { correctCount: countCorrect(after.run), ruleCount: after.run.rules.length });
        onFinish();
      }
    },
    [userId, address, keep, onFinish, isHeldNow],
  );

  useEffect(() => {
    if (isHeld !== false) return;
    latest.current = INITIAL_RULE_QUIZ;
    setState(INITIAL_RULE_QUIZ);
  }, [isHeld]);

  const isLoading = state.phase === 'loading' && isHeld === true;
  const isToBeDrawn = isLoading && !findRuleQuiz(userId, address);
  const drawn = useRead(filterRules, isToBeDrawn ? { query: readAddress(address) } : null, LOADING_FAILED);
  const rules = drawn.status === 'ready' ? drawn.value : null;
  const problem = drawn.status === 'failed' ? drawn.message : null;
  useEffect(() => {
    if (!isLoading) return;
    const run = findRuleQuiz(userId, address);
    if (run) act({ type: 'resume', run });
    else if (problem !== null) act({ type: 'loadingFailed', message: problem });
    else if (rules) act({ type: 'rulesLoaded', rules, hint: readRuleChoice(userId).hint ?? DEFAULT_HINT });
  }, [isLoading, userId, address, act, rules, problem]);

  // What is needed where the network is gone by the time an answer is to be checked, and at the end.
  usePrefetchedPage('/rules');
  const quizRules = state.phase === 'active' ? state.run.rules : null;
  useEffect(() => {
    if (!quizRules) return;
    void whenIdle()
      .then(async () => {
        const checker = await loadChecker();
        await checker.loadWordings(quizRules.map(({ _id }) => _id));
      })
      .catch(() => undefined);
  }, [quizRules]);

  const unreadId = state.phase === 'active' && isHeld && awaitsReading(state.run) ? state.run.verdict?.answerId : null;
  useEffect(() => {
    if (!unreadId) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(READING_WAIT_MS)]);
    void call(readRuleAnswer, { params: { id: unreadId } }, { signal })
      // Without a reading the learner decides alone.
      .catch(() => ({ readings: [] }))
      .then(({ readings }) => {
        if (!leaving.signal.aborted) act({ type: 'read', answerId: unreadId, readings });
      });
    return () => leaving.abort();
  }, [unreadId, act]);

  const submit = async () => {
    if (!isHeldNow()) return;
    const { current: before } = latest;
    act({ type: 'submit', key: randomId() });
    const { current: after } = latest;
    if (after === before || after.phase !== 'active' || !after.isChecking || !after.run.submission) return;
    const { key, answer, hint } = after.run.submission;
    const { run } = after;
    const ruleId = currentRule(run)._id;
    try {
      const verdict = await call(checkRule, {
        body: { ruleId, userAnswer: answer, hint, timeZone: browserTimeZone() },
        headers: { 'idempotency-key': key },
      });
      act({ type: 'judged', key, verdict });
    } catch (error) {
      const verdict = mayPass(error)
        ? await loadChecker()
            .then(({ judgeHere }) => judgeHere({ ruleIds: run.rules.map(({ _id }) => _id), ruleId, answer, key }))
            .catch(() => null)
        : null;
      if (verdict) act({ type: 'judged', key, verdict, isHere: true });
      else act({ type: 'checkFailed', key, message: errorMessage(error, CHECK_FAILED) });
    }
  };

  const showHint = (hint: RuleHint) => {
    act({ type: 'showHint', hint });
    rememberRuleChoice(userId, { hint });
  };

  // The specified hint is there at the first rule; from then on it is folded, unless the learner chooses it.
  const next = () => {
    const current = latest.current.phase === 'active' ? latest.current.run.hint : DEFAULT_HINT;
    const isUnchosen = current === DEFAULT_HINT && readRuleChoice(userId).hint === undefined;
    if (isUnchosen) rememberRuleChoice(userId, { hint: 'none' });
    act({ type: 'next', hint: isUnchosen ? 'none' : current });
  };

  const startOver = () => {
    if (!isHeldNow()) return;
    removeRuleQuiz(userId, address);
    act({ type: 'load' });
  };

  return { state, act, submit, showHint, next, startOver, isStored, isElsewhere: isHeld === false, takeOver };
}

/** Apart from the page: an answer is checked here only where the server cannot be asked. */
function loadChecker() {
  return import('@/lib/client/rule-checker');
}

/** Whether the server may yet take an answer that it has not taken now. */
function mayPass(error: unknown): boolean {
  return !isRefusal(error) && !(error instanceof ApiError && error.status === 401);
}

/** The query of a quiz's address, as its effect may depend on it: by what it says. */
function readAddress(address: string): RuleQuery {
  return Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?')))) as RuleQuery;
}
