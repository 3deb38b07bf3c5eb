import { describe, expect, it } from 'vitest';
import type { RuleResult } from './judged-answer';
import {
  choiceOf,
  currentResult,
  isConsistentRun,
  type RuleQuizAction,
  type RuleQuizRun,
  ruleQuizReducer,
} from './rule-quiz';
import {
  active,
  again,
  choice,
  doubted,
  IN_DOUBT,
  loaded,
  quizAfter,
  settled,
  submitted,
  typed,
  unsaved,
  verdict,
} from './rule-quiz.fixture';

describe('the comparison', () => {
  const comparing = [loaded, typed, submitted, doubted] as const;

  it('comes before the result of a verdict that is not sure', () => {
    const state = active(...comparing);
    expect(state).toMatchObject({ isChecking: false, isSettling: false, problem: null });
    expect(state.run).toMatchObject({ verdict: IN_DOUBT, submission: null, choices: [], outcomes: [] });
    expect(currentResult(state.run)).toBeNull();
    for (const action of [
      { type: 'next' },
      { type: 'type', text: 'x' },
      { type: 'showHint', hint: 'guided' },
      { type: 'submit', key: 'k2' },
      { type: 'claimed', answerId: 'answer', reason: 'so' },
      settled('Correct'),
      unsaved,
      again,
      choice('known'),
      choice('unknown'),
    ] satisfies RuleQuizAction[]) {
      expect(ruleQuizReducer(state, action)).toBe(state);
    }
  });

  it.each<[string, RuleQuizAction[], Record<string, boolean | null>, boolean]>([
    ['nothing', [], { first: null, second: null }, false],
    ['one element', [choice('second', false)], { first: null, second: false }, false],
    ['one element twice', [choice('first'), choice('first')], { first: true, second: null }, false],
    ['one element, and then the contrary', [choice('first'), choice('first', false)], { first: false }, false],
    ['every element', [choice('first'), choice('second', false)], { first: true, second: false }, true],
    ['every element, from the last', [choice('second'), choice('first')], { first: true, second: true }, true],
    ['more while it is sent', [choice('first'), choice('second'), choice('first', false)], { first: true }, true],
  ])('keeps what was said of %s', (_, choices, said, isSettling) => {
    const state = active(...comparing, ...choices);
    expect(state.isSettling).toBe(isSettling);
    for (const [phrase, isSaid] of Object.entries(said)) expect(choiceOf(state.run, phrase)).toBe(isSaid);
    expect(state.run.outcomes).toEqual([]);
    expect(isConsistentRun(state.run)).toBe(true);
  });

  it.each<[RuleResult, string[], boolean]>([
    ['Correct', [], true],
    ['Incorrect', ['second'], false],
  ])('ends with what the server made of it: %s', (result, missing, outcome) => {
    const state = active(...comparing, choice('first'), choice('second'), settled(result, missing));
    expect(state).toMatchObject({ isSettling: false, problem: null });
    expect(state.run).toMatchObject({ settlement: { result, missing }, outcomes: [outcome] });
    expect(currentResult(state.run)).toBe(result);
    expect(ruleQuizReducer(state, choice('first', false))).toBe(state);
    expect(ruleQuizReducer(state, again)).toBe(state);
    expect(
      active(...comparing, choice('first'), choice('second'), settled(result, missing), { type: 'next' }),
    ).toMatchObject({
      run: { index: 1, verdict: null, choices: [], settlement: null, outcomes: [outcome] },
    });
  });

  it('loses no choice when it cannot be saved, and is sent again on demand or by another choice', () => {
    const failed = [...comparing, choice('first'), choice('second', false), unsaved];
    const state = active(...failed);
    expect(state).toMatchObject({ isSettling: false, problem: 'down' });
    expect(state.run.choices).toHaveLength(2);
    for (const retry of [again, choice('second', false), choice('second')]) {
      expect(active(...failed, retry)).toMatchObject({ isSettling: true, problem: null, run: { outcomes: [] } });
    }
    expect(choiceOf(active(...failed, choice('second')).run, 'second')).toBe(true);
    expect(active(...failed, again, settled('Incorrect', ['second'])).run.outcomes).toEqual([false]);
  });

  it('goes on after a reload, and is sent then where nothing was left to be said', () => {
    const begun = active(...comparing, choice('first')).run;
    expect(quizAfter({ type: 'resume', run: begun })).toMatchObject({ isResumed: true, isSettling: false, run: begun });
    const decided = active(...comparing, choice('first'), choice('second')).run;
    expect(quizAfter({ type: 'resume', run: decided })).toMatchObject({
      isSettling: true,
      problem: null,
      run: decided,
    });
    const over = active(...comparing, choice('first'), choice('second'), settled('Correct')).run;
    expect(quizAfter({ type: 'resume', run: over })).toMatchObject({ isSettling: false, run: over });
  });

  it('heeds no answer that is about another one', () => {
    const sending = active(...comparing, choice('first'), choice('second'));
    const settlement = { result: 'Correct', missing: [] } as const;
    expect(
      ruleQuizReducer(sending, { type: 'settled', answerId: 'other', settlement: { ...settlement, missing: [] } }),
    ).toBe(sending);
    expect(ruleQuizReducer(sending, { type: 'settlingFailed', answerId: 'other', message: 'down' })).toBe(sending);
  });

  it('can be claimed to be correct once it is settled as incorrect', () => {
    const claimed: RuleQuizAction = { type: 'claimed', answerId: 'answer', reason: 'same words' };
    const wrong = [...comparing, choice('first'), choice('second', false), settled('Incorrect', ['second'])];
    expect(active(...wrong, claimed).run).toMatchObject({ claim: 'same words', outcomes: [true] });
  });

  it.each<[string, Partial<RuleQuizRun>]>([
    ['an outcome before it is settled', { outcomes: [true] }],
    ['a claim before it is settled', { claim: 'so' }],
    ['a choice that was not asked for', { choices: [{ phrase: 'known', isSaid: true }] }],
    ['a choice made twice', { choices: [1, 2].map(() => ({ phrase: 'first', isSaid: true })) }],
    ['a result without choices', { settlement: { result: 'Correct', missing: [] }, outcomes: [true] }],
    ['choices without a verdict', { verdict: null, choices: [{ phrase: 'first', isSaid: true }] }],
    [
      'a settled verdict that is sure',
      { verdict: verdict('Correct'), settlement: { result: 'Correct', missing: [] }, outcomes: [true] },
    ],
  ])('is not read back with %s', (_, over) => {
    const { run } = active(...comparing);
    expect(isConsistentRun(run)).toBe(true);
    expect(isConsistentRun({ ...run, ...over })).toBe(false);
  });
});
