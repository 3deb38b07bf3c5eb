import { describe, expect, it } from 'vitest';
import { isConsistentRun } from './consistent-run';
import type { RuleResult } from './judged-answer';
import type { ElementReading } from './model-reading';
import {
  awaitsReading,
  choiceOf,
  currentResult,
  openReadings,
  type RuleQuizAction,
  type RuleQuizRun,
  readingOf,
  ruleQuizReducer,
} from './rule-quiz';
import {
  active,
  choice,
  doubted,
  IN_DOUBT,
  judged,
  judgedHere,
  loaded,
  quizAfter,
  submitted,
  typed,
  verdict,
} from './rule-quiz.fixture';
import { unsentWork } from './unsent-work';

describe('the comparison', () => {
  const comparing = [loaded, typed, submitted, doubted] as const;

  it('comes before the result of a verdict that is not sure', () => {
    const state = active(...comparing);
    expect(state).toMatchObject({ isChecking: false, problem: null });
    expect(state.run).toMatchObject({ verdict: IN_DOUBT, submission: null, choices: [], outcomes: [] });
    expect(currentResult(state.run)).toBeNull();
    for (const action of [
      { type: 'next' },
      { type: 'type', text: 'x' },
      { type: 'showHint', hint: 'guided' },
      { type: 'submit', key: 'k2' },
      { type: 'claimed', answerId: 'answer', reason: 'so' },
      choice('known'),
      choice('unknown'),
    ] satisfies RuleQuizAction[]) {
      expect(ruleQuizReducer(state, action)).toBe(state);
    }
  });

  it.each<[string, RuleQuizAction[], Record<string, boolean | null>]>([
    ['nothing', [], { first: null, second: null }],
    ['one element', [choice('second', false)], { first: null, second: false }],
    ['one element twice', [choice('first'), choice('first')], { first: true, second: null }],
    ['one element, and then the contrary', [choice('first'), choice('first', false)], { first: false }],
  ])('keeps what was said of %s', (_, choices, said) => {
    const state = active(...comparing, ...choices);
    for (const [phrase, isSaid] of Object.entries(said)) expect(choiceOf(state.run, phrase)).toBe(isSaid);
    expect(state.run).toMatchObject({ outcomes: [], settlement: null });
    expect(isConsistentRun(state.run)).toBe(true);
    expect(unsentWork(state.run)).toBeNull();
  });

  it.each<[RuleResult, RuleQuizAction[], string[], boolean]>([
    ['Correct', [choice('second'), choice('first')], [], true],
    ['Incorrect', [choice('first'), choice('second', false)], ['second'], false],
  ])('ends with what follows from it once all is said: %s', (result, choices, missing, outcome) => {
    const state = active(...comparing, ...choices);
    expect(state.run).toMatchObject({ settlement: { result, missing }, outcomes: [outcome] });
    expect(currentResult(state.run)).toBe(result);
    expect(isConsistentRun(state.run)).toBe(true);
    expect(ruleQuizReducer(state, choice('first', false))).toBe(state);
    expect(active(...comparing, ...choices, { type: 'next' })).toMatchObject({
      run: { index: 1, verdict: null, choices: [], settlement: null, outcomes: [outcome] },
    });
  });

  it('goes on after a reload, and ends then where nothing was left to be said', () => {
    const begun = active(...comparing, choice('first')).run;
    expect(quizAfter({ type: 'resume', run: begun })).toMatchObject({ isResumed: true, run: begun });
    const over = active(...comparing, choice('first'), choice('second')).run;
    expect(quizAfter({ type: 'resume', run: over })).toMatchObject({ run: over });
    // As it was kept while the server had yet to say so.
    const decided = { ...over, settlement: null, outcomes: [] };
    expect(isConsistentRun(decided)).toBe(true);
    expect(quizAfter({ type: 'resume', run: decided })).toMatchObject({ isResumed: true, run: over });
  });

  it('can be claimed to be correct once it is settled as incorrect', () => {
    const claimed: RuleQuizAction = { type: 'claimed', answerId: 'answer', reason: 'same words' };
    const wrong = [...comparing, choice('first'), choice('second', false)];
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

describe('what a language model says', () => {
  const readable = { ...IN_DOUBT, isReadable: true };
  const comparing: RuleQuizAction[] = [loaded, typed, submitted, { type: 'judged', key: 'k1', verdict: readable }];
  const reading = (phrase: string, isStated = true) => ({ phrase, isStated, quote: isStated ? 'answer' : null });
  const heard = (...readings: ElementReading[]): RuleQuizAction => ({ type: 'read', answerId: 'answer', readings });

  it('is waited for where it can be asked, and never where the browser has judged', () => {
    expect(awaitsReading(active(...comparing).run)).toBe(true);
    expect(awaitsReading(active(loaded, typed, submitted, doubted).run)).toBe(false);
    expect(awaitsReading(active(loaded, typed, submitted, judgedHere(readable)).run)).toBe(false);
    expect(awaitsReading(active(...comparing, heard()).run)).toBe(false);
    expect(awaitsReading(active(...comparing, choice('first'), choice('second')).run)).toBe(false);
  });

  it('settles nothing by itself', () => {
    const { run } = active(...comparing, heard(reading('first'), reading('second'), reading('known')));
    expect(run.readings).toEqual([reading('first'), reading('second')]);
    expect(run).toMatchObject({ choices: [], settlement: null });
    expect(isConsistentRun(run)).toBe(true);
    expect(openReadings(run)).toHaveLength(2);
    expect(unsentWork(run)).toBeNull();
  });

  it('counts by the agreement of the learner, whose own word goes before it', () => {
    const said = heard(reading('first'), reading('second', false));
    expect(active(...comparing, said, { type: 'agree' }).run).toMatchObject({
      settlement: { result: 'Incorrect', missing: ['second'] },
      outcomes: [false],
    });
    const overruled = active(...comparing, said, choice('second'), { type: 'agree' });
    expect(overruled.run).toMatchObject({ settlement: { result: 'Correct', missing: [] }, outcomes: [true] });
    expect(readingOf(overruled.run, 'second')).toEqual(reading('second', false));
    expect(openReadings(overruled.run)).toEqual([]);
    expect(isConsistentRun(overruled.run)).toBe(true);
  });

  it('leaves what it says nothing of to the learner', () => {
    const state = active(...comparing, heard(reading('first')), { type: 'agree' });
    expect(choiceOf(state.run, 'first')).toBe(true);
    expect(currentResult(state.run)).toBeNull();
    expect(ruleQuizReducer(state, { type: 'agree' })).toBe(state);
    expect(active(...comparing, heard(reading('first')), { type: 'agree' }, choice('second')).run.outcomes).toEqual([
      true,
    ]);
  });

  it('comes too late for another answer, a second time, and after the learner has decided', () => {
    const read = active(...comparing, heard(reading('first')));
    expect(ruleQuizReducer(read, heard(reading('second')))).toBe(read);
    const other: RuleQuizAction = { type: 'read', answerId: 'other', readings: [reading('first')] };
    const asking = active(...comparing);
    expect(ruleQuizReducer(asking, other)).toBe(asking);
    const decided = active(...comparing, choice('first'), choice('second'));
    expect(ruleQuizReducer(decided, heard(reading('first')))).toBe(decided);
  });

  it('is not read back about what was not asked, or without a verdict', () => {
    const { run } = active(...comparing);
    expect(isConsistentRun({ ...run, readings: [reading('known')] })).toBe(false);
    expect(isConsistentRun({ ...run, verdict: null, readings: [] })).toBe(false);
  });
});

describe('what the server may not have of an answer', () => {
  const claimed = (answerId: string): RuleQuizAction => ({ type: 'claimed', answerId, reason: 'same words' });
  const given = { answer: 'an answer', hint: 'first_letters' };

  it.each<[string, RuleQuizAction[], unknown]>([
    ['a sure verdict of its own', [judged('Correct')], null],
    [
      'a claim against that',
      [judged('Incorrect'), claimed('answer')],
      { key: 'answer', said: null, claim: 'same words' },
    ],
    [
      'a comparison',
      [doubted, choice('first'), choice('second', false)],
      { key: 'answer', given: null, said: ['first'] },
    ],
    ['a verdict of the browser', [judgedHere(verdict('Incorrect'))], { key: 'k1', given, said: [], claim: null }],
    [
      'a rating that the learner chose',
      [judged('Incorrect'), { type: 'rate', rating: 'good' }],
      { key: 'answer', given: null, said: null, claim: null, rating: 'good' },
    ],
    ['one that is yet to be compared', [judgedHere(IN_DOUBT)], { key: 'k1', given, said: null, claim: null }],
    [
      'one that was compared and claimed',
      [judgedHere(IN_DOUBT), choice('first'), choice('second', false), claimed('k1')],
      { key: 'k1', given, said: ['first', 'known'], claim: 'same words' },
    ],
  ])('of %s', (_, actions, work) => {
    const { run } = active(loaded, typed, submitted, ...actions);
    expect(isConsistentRun(run)).toBe(true);
    if (work === null) expect(unsentWork(run)).toBeNull();
    else expect(unsentWork(run)).toMatchObject({ ruleId: 'one', ...(work as object) });
  });

  it('is not read back where the verdict is about another answer', () => {
    const { run } = active(loaded, typed, submitted, judgedHere(verdict('Correct')));
    expect(isConsistentRun({ ...run, verdict: verdict('Correct') })).toBe(false);
  });
});
