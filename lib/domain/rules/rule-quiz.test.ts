import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { isConsistentRun } from './consistent-run';
import {
  countCorrect,
  currentRating,
  isLastRule,
  NO_ANSWER_TYPED,
  NO_RULES_FOUND,
  type RuleQuizAction,
  ruleQuizReducer,
} from './rule-quiz';
import { active, choice, doubted, judged, loaded, quizAfter, submitted, typed, verdict } from './rule-quiz.fixture';

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

  it('is rated as it follows, or as the learner chooses; a claim after that counts as recalled', () => {
    const rated = (rating: CardRating): RuleQuizAction => ({ type: 'rate', rating });
    const ratingAfter = (...actions: RuleQuizAction[]) =>
      currentRating(active(loaded, typed, submitted, ...actions).run);
    const claimed: RuleQuizAction = { type: 'claimed', answerId: 'answer', reason: 'same words' };
    expect(ratingAfter(rated('good'))).toBeNull();
    expect(ratingAfter(doubted, rated('good'))).toBeNull();
    expect(ratingAfter(judged('Incorrect'))).toBe('again');
    expect(ratingAfter(judged('Incorrect'), rated('hard'))).toBe('hard');
    expect(ratingAfter(judged('Incorrect'), rated('hard'), rated('again'))).toBe('again');
    expect(ratingAfter(judged('Incorrect'), rated('hard'), claimed)).toBe('good');
    expect(ratingAfter(judged('Incorrect'), claimed, rated('hard'))).toBe('hard');
    const shown = active(loaded, typed, submitted, judged('Correct'));
    expect(ruleQuizReducer(shown, rated('good'))).toBe(shown);
    expect(
      active(loaded, typed, submitted, judged('Incorrect'), rated('good'), { type: 'next' }).run.rating,
    ).toBeNull();
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

it('is always one that could be read back, whatever happens', () => {
  const action = fc.oneof<fc.Arbitrary<RuleQuizAction>[]>(
    fc.constantFrom<RuleQuizAction>(doubted, choice('first'), choice('second', false)),
    fc.constantFrom<RuleQuizAction>(loaded, typed, submitted, judged('Correct'), judged('Incorrect'), { type: 'next' }),
    fc.constantFrom<RuleQuizAction>(
      { type: 'type', text: '' },
      { type: 'showHint', hint: 'guided' },
      { type: 'checkFailed', key: 'k1', message: 'down' },
      { type: 'claimed', answerId: 'answer', reason: 'so' },
      { type: 'rate', rating: 'hard' },
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
