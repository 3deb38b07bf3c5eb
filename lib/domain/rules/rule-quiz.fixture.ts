import type { ElementState } from './checker/examine';
import type { JudgedAnswer, RuleResult } from './judged-answer';
import { listedRule } from './rule.fixture';
import {
  type ActiveRuleQuiz,
  INITIAL_RULE_QUIZ,
  type RuleQuizAction,
  type RuleQuizState,
  ruleQuizReducer,
} from './rule-quiz';

const RULES = [listedRule('one'), listedRule('two')];

export function verdict(result: RuleResult, over: Partial<JudgedAnswer> = {}): JudgedAnswer {
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
export const IN_DOUBT = verdict('Correct', {
  isSure: false,
  elements: [element('known', true), element('first', false), element('second', false, 'missing')],
});

/** The quiz after these actions. */
export function quizAfter(...actions: RuleQuizAction[]): RuleQuizState {
  return actions.reduce(ruleQuizReducer, INITIAL_RULE_QUIZ);
}

/** What happens in a quiz of two rules, in the order it mostly does. */
export const loaded = { type: 'rulesLoaded', rules: RULES, hint: 'first_letters' } satisfies RuleQuizAction;
export const typed: RuleQuizAction = { type: 'type', text: ' an answer ' };
export const submitted: RuleQuizAction = { type: 'submit', key: 'k1' };
export const judged = (result: RuleResult): RuleQuizAction => ({
  type: 'judged',
  key: 'k1',
  verdict: verdict(result),
});
export const doubted: RuleQuizAction = { type: 'judged', key: 'k1', verdict: IN_DOUBT };
export const choice = (phrase: string, isSaid = true): RuleQuizAction => ({
  type: 'choose',
  choice: { phrase, isSaid },
});
/** Judged by the browser: the verdict bears the key of the submission. */
export const judgedHere = (over: JudgedAnswer): RuleQuizAction => ({
  type: 'judged',
  key: 'k1',
  verdict: { ...over, answerId: 'k1' },
  isHere: true,
});

/** The same, which must have begun and not ended. */
export function active(...actions: RuleQuizAction[]): ActiveRuleQuiz {
  const state = quizAfter(...actions);
  if (state.phase !== 'active') throw new Error(`The quiz is ${state.phase}.`);
  return state;
}
