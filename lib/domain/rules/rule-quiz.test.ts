import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ElementState } from './examine';
import type { JudgedAnswer, RuleResult } from './judged-answer';
import { listedRule } from './rule.fixture';
import {
  type ActiveRuleQuiz,
  choiceOf,
  countCorrect,
  currentResult,
  INITIAL_RULE_QUIZ,
  isConsistentRun,
  isLastRule,
  NO_ANSWER_TYPED,
  NO_RULES_FOUND,
  type RuleQuizAction,
  type RuleQuizRun,
  type RuleQuizState,
  ruleQuizReducer,
} from './rule-quiz';

const RULES = [listedRule('one'), listedRule('two')];

function verdict(result: RuleResult, over: Partial<JudgedAnswer> = {}): JudgedAnswer {
  return {
    answerId: 'answer',
    result,
    isSure: true,
    highlightedAnswer: '',
    highlightedCorrectAnswer: '',
    missing: [],
    elements: [],
    ...over,
  };
}

const element = (phrase: string, isSure: boolean, state: ElementState = 'present') => ({
  phrase,
  state,
  isSure,
  quote: null,
});
/** Two elements in doubt, after one that is surely present. */
const IN_DOUBT = verdict('Correct', {
  isSure: false,
  elements: [element('known', true), element('first', false), element('second', false, 'missing')],
});

function quizAfter(...actions: RuleQuizAction[]): RuleQuizState {
  return actions.reduce(ruleQuizReducer, INITIAL_RULE_QUIZ);
}

const loaded: RuleQuizAction = { type: 'rulesLoaded', rules: RULES, hint: 'first_letters' };
const typed: RuleQuizAction = { type: 'type', text: ' an answer ' };
const submitted: RuleQuizAction = { type: 'submit', key: 'k1' };
const judged = (result: RuleResult): RuleQuizAction => ({
  type: 'judged',
  key: 'k1',
  verdict: verdict(result),
});
const doubted: RuleQuizAction = { type: 'judged', key: 'k1', verdict: IN_DOUBT };
const choice = (phrase: string, isSaid = true): RuleQuizAction => ({ type: 'choose', choice: { phrase, isSaid } });
const settled = (result: RuleResult, missing: string[] = []): RuleQuizAction => ({
  type: 'settled',
  answerId: 'answer',
  settlement: { result, missing },
});
const unsaved: RuleQuizAction = { type: 'settlingFailed', answerId: 'answer', message: 'down' };
const again: RuleQuizAction = { type: 'settleAgain' };

function active(...actions: RuleQuizAction[]): ActiveRuleQuiz {
  const state = quizAfter(...actions);
  if (state.phase !== 'active') throw new Error(`The quiz is ${state.phase}.`);
  return state;
}

describe('loading', () => {
  it('ends with the first rule, no rules, or a failure that can be tried again', () => {
    expect(active(loaded)).toMatchObject({
      isChecking: false,
      problem: null,
      run: { index: 0, draft: '', hint: 'first_letters' },
    });
    expect(quizAfter({ ...loaded, rules: [] })).toEqual({ phase: 'error', message: NO_RULES_FOUND });
    const failed: RuleQuizAction = { type: 'loadingFailed', message: 'down' };
    expect(quizAfter(failed)).toEqual({ phase: 'error', message: 'down' });
    expect(quizAfter(failed, { type: 'load' }, loaded).phase).toBe('active');
  });

  it('takes up a run where it was left', () => {
    const { run } = active(loaded, typed, submitted, judged('Correct'), { type: 'next' });
    expect(quizAfter({ type: 'resume', run })).toMatchObject({ phase: 'active', isResumed: true, run });
  });
});

describe('answering', () => {
  it.each(['', '  \n '])('refuses %j', (text) => {
    const state = active(loaded, { type: 'type', text }, submitted);
    expect(state).toMatchObject({ isChecking: false, problem: NO_ANSWER_TYPED, run: { submission: null } });
    expect(active(loaded, { type: 'type', text }, submitted, typed).problem).toBeNull();
  });

  it('sends the trimmed answer with the most help that was shown', () => {
    const helped = active(
      loaded,
      { type: 'showHint', hint: 'guided' },
      { type: 'showHint', hint: 'none' },
      typed,
      submitted,
    );
    expect(helped.run.hint).toBe('none');
    expect(helped.run.submission).toEqual({ key: 'k1', answer: 'an answer', hint: 'guided' });
    expect(helped.isChecking).toBe(true);
  });

  it('changes nothing while an answer is checked', () => {
    const checking = active(loaded, typed, submitted);
    for (const action of [{ type: 'type', text: 'x' }, { type: 'submit', key: 'k2' }, { type: 'next' }] as const) {
      expect(ruleQuizReducer(checking, action)).toBe(checking);
    }
    expect(ruleQuizReducer(checking, { type: 'judged', key: 'other', verdict: verdict('Correct') })).toBe(checking);
  });

  it('keeps the answer and its key when the check fails, and takes a new key for another answer', () => {
    const failed: RuleQuizAction = { type: 'checkFailed', key: 'k1', message: 'down' };
    expect(active(loaded, typed, submitted, failed)).toMatchObject({
      isChecking: false,
      problem: 'down',
      run: { draft: ' an answer ' },
    });
    const again: RuleQuizAction = { type: 'submit', key: 'k2' };
    expect(active(loaded, typed, submitted, failed, again).run.submission?.key).toBe('k1');
    const other: RuleQuizAction = { type: 'type', text: 'another' };
    expect(active(loaded, typed, submitted, failed, other, again).run.submission).toMatchObject({
      key: 'k2',
      answer: 'another',
    });
  });
});

describe('the result', () => {
  it('counts, and leads to the next rule with the hint that is on', () => {
    const state = active(loaded, { type: 'showHint', hint: 'none' }, typed, submitted, judged('Correct'), {
      type: 'next',
    });
    expect(state.run).toMatchObject({
      index: 1,
      draft: '',
      hint: 'none',
      mostHint: 'none',
      verdict: null,
      outcomes: [true],
    });
    expect(isLastRule(state.run)).toBe(true);
  });

  it('is locked', () => {
    const shown = active(loaded, typed, submitted, judged('Incorrect'));
    for (const action of [
      { type: 'type', text: 'x' },
      { type: 'submit', key: 'k2' },
      { type: 'showHint', hint: 'guided' },
    ] as const) {
      expect(ruleQuizReducer(shown, action)).toBe(shown);
    }
  });

  it('finishes after the last rule', () => {
    const once = [typed, submitted, judged('Correct'), { type: 'next' }] as const;
    const state = quizAfter(loaded, ...once, ...once);
    expect(state).toMatchObject({ phase: 'finished', run: { outcomes: [true, true] } });
    expect(ruleQuizReducer(state, { type: 'next' })).toBe(state);
  });

  it('can be claimed to be correct once, where it is not', () => {
    const claimed: RuleQuizAction = { type: 'claimed', answerId: 'answer', reason: 'same words' };
    const state = active(loaded, typed, submitted, judged('Incorrect'), claimed);
    expect(state.run).toMatchObject({ claim: 'same words', outcomes: [true] });
    expect(countCorrect(state.run)).toBe(1);
    expect(active(loaded, typed, submitted, judged('Correct'), claimed).run.claim).toBeNull();
    const late = active(loaded, typed, submitted, judged('Incorrect'), { type: 'next' }, claimed);
    expect(late.run.outcomes).toEqual([false]);
  });
});

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

it('is always one that could be read back, whatever happens', () => {
  const action = fc.oneof<fc.Arbitrary<RuleQuizAction>[]>(
    fc.constantFrom<RuleQuizAction>(
      doubted,
      choice('first'),
      choice('second', false),
      settled('Incorrect', ['second']),
      unsaved,
      again,
    ),
    fc.constantFrom<RuleQuizAction>(loaded, typed, submitted, judged('Correct'), judged('Incorrect'), { type: 'next' }),
    fc.constantFrom<RuleQuizAction>(
      { type: 'type', text: '' },
      { type: 'showHint', hint: 'guided' },
      { type: 'checkFailed', key: 'k1', message: 'down' },
      { type: 'claimed', answerId: 'answer', reason: 'so' },
      { type: 'load' },
      { type: 'loadingFailed', message: 'down' },
    ),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const state = quizAfter(loaded, ...actions);
      if (state.phase === 'active' || state.phase === 'finished') expect(isConsistentRun(state.run)).toBe(true);
    }),
  );
});
