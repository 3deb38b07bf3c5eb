import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listedRule } from '@/lib/domain/rules/rule.fixture';
import { INITIAL_RULE_QUIZ, type RuleQuizRun, ruleQuizReducer } from '@/lib/domain/rules/rule-quiz';
import { installBrowser } from './browser.fixture';
import { readRuleChoice, rememberRuleChoice } from './rule-choice-store';
import {
  findRuleQuiz,
  leaveRuleQuizResult,
  listRuleQuizzes,
  removeRuleQuiz,
  saveRuleQuiz,
  takeRuleQuizResult,
} from './rule-quiz-store';

const ADDRESS = '/rules/quiz?topics=Torts%2526co&numRules=2';

const begun = ruleQuizReducer(INITIAL_RULE_QUIZ, {
  type: 'rulesLoaded',
  rules: [listedRule('one'), listedRule('two')],
  hint: 'none',
});
if (begun.phase !== 'active') throw new Error('A quiz with rules has begun.');
const run: RuleQuizRun = { ...begun.run, draft: 'half an ans' };

const submitted = ruleQuizReducer(ruleQuizReducer(begun, { type: 'type', text: 'so' }), { type: 'submit', key: 'k1' });
const comparing = ruleQuizReducer(submitted, {
  type: 'judged',
  key: 'k1',
  verdict: {
    answerId: 'answer',
    result: 'Correct',
    isSure: false,
    highlightedAnswer: 'so',
    highlightedCorrectAnswer: 'The text of one.',
    missing: [],
    elements: ['first', 'second'].map((phrase) => ({ phrase, state: 'present', isSure: false, quote: 'so' })),
  },
});

afterEach(() => vi.unstubAllGlobals());

describe('a rule quiz that is kept', () => {
  it('comes back by its address with what was being typed, for its learner alone', () => {
    installBrowser();
    expect(saveRuleQuiz('ana', { address: ADDRESS, savedAtMs: 5, run })).toBe(true);
    expect(findRuleQuiz('ana', ADDRESS)).toEqual(run);
    expect(findRuleQuiz('bob', ADDRESS)).toBeNull();
    expect(findRuleQuiz('ana', `${ADDRESS}0`)).toBeNull();
    removeRuleQuiz('ana', ADDRESS);
    expect(findRuleQuiz('ana', ADDRESS)).toBeNull();
  });

  it('stands among the last five, the latest first', () => {
    installBrowser();
    for (let number = 1; number <= 7; number += 1) {
      saveRuleQuiz('ana', { address: `/rules/quiz?numRules=${number}`, savedAtMs: number, run });
    }
    expect(listRuleQuizzes('ana').map(({ savedAtMs }) => savedAtMs)).toEqual([7, 6, 5, 4, 3]);
  });

  it('comes back with what was said of its elements', () => {
    installBrowser();
    const compared = ruleQuizReducer(comparing, { type: 'choose', choice: { phrase: 'first', isSaid: false } });
    if (compared.phase !== 'active') throw new Error('The quiz goes on.');
    expect(compared.run.choices).toHaveLength(1);
    saveRuleQuiz('ana', { address: ADDRESS, savedAtMs: 5, run: compared.run });
    expect(findRuleQuiz('ana', ADDRESS)).toEqual(compared.run);
  });

  it('counts as sure when it was kept before answers could be settled', () => {
    const entries = installBrowser();
    const { choices: _, settlement: __, ...older } = run;
    const judged = { answerId: 'answer', result: 'Incorrect', highlightedAnswer: '', highlightedCorrectAnswer: '' };
    const verdict = { ...judged, missing: ['text'], elements: [{ phrase: 'text', state: 'missing' }] };
    saveRuleQuiz('ana', { address: ADDRESS, savedAtMs: 5, run });
    const [key = ''] = entries.keys();
    const record = { version: 1, address: ADDRESS, savedAtMs: 5, run: { ...older, verdict, outcomes: [false] } };
    entries.set(key, JSON.stringify(record));
    expect(findRuleQuiz('ana', ADDRESS)).toEqual({
      ...run,
      outcomes: [false],
      verdict: {
        ...verdict,
        isSure: true,
        elements: [{ phrase: 'text', state: 'missing', isSure: true, quote: null }],
      },
    });
  });

  it('is forgotten when it cannot be read back', () => {
    const entries = installBrowser();
    saveRuleQuiz('ana', { address: ADDRESS, savedAtMs: 5, run: { ...run, index: 1 } });
    saveRuleQuiz('ana', { address: '/login?next=x', savedAtMs: 5, run });
    expect(listRuleQuizzes('ana')).toEqual([]);
    expect(entries.size).toBe(0);
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const entries = installBrowser();
        saveRuleQuiz('ana', { address: ADDRESS, savedAtMs: 5, run });
        for (const key of entries.keys()) entries.set(key, JSON.stringify(value));
        entries.set('barwright:rule-selection:ana', JSON.stringify(value));
        expect(findRuleQuiz('ana', ADDRESS)).toBeNull();
        expect(typeof readRuleChoice('ana')).toBe('object');
      }),
    );
  });

  it('says when the browser refuses to keep it', () => {
    installBrowser({ quota: 0 });
    expect(saveRuleQuiz('ana', { address: ADDRESS, savedAtMs: 5, run })).toBe(false);
    rememberRuleChoice('ana', { hint: 'guided' });
    expect(readRuleChoice('ana')).toEqual({});
  });
});

it('remembers each choice beside the others', () => {
  installBrowser();
  rememberRuleChoice('ana', { ticked: ['["A","B"]'], preset: 'weak' });
  rememberRuleChoice('ana', { numRules: 3 });
  rememberRuleChoice('ana', { preset: null });
  expect(readRuleChoice('ana')).toEqual({ ticked: ['["A","B"]'], preset: null, numRules: 3 });
});

it('hands a result on once', () => {
  installBrowser();
  leaveRuleQuizResult('ana', { correctCount: 2, ruleCount: 3 });
  expect(takeRuleQuizResult('ana')).toEqual({ correctCount: 2, ruleCount: 3 });
  expect(takeRuleQuizResult('ana')).toBeNull();
});
