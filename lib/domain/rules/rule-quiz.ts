import { RULE_HINTS, type RuleHint } from './constants';
import type { ListedRule } from './rule-catalogue';

/**
 * The rule quiz as a pure state machine (specification, section 4): loading → answering → result
 * shown → the next rule, or finished; or error.
 */

export const LOADING_FAILED = 'Failed to load rules for the quiz';
export const NO_RULES_FOUND = 'No rules found for the selected filters. Please try again.';
export const NO_RULES_LOADED = 'No rules loaded for this quiz.';
export const CHECK_FAILED = 'Failed to check the answer';
export const NO_ANSWER_TYPED = 'Please type your answer before submitting.';

/** What the server says of an answer. */
export type JudgedAnswer = {
  answerId: string;
  result: 'Correct' | 'Incorrect';
  highlightedAnswer: string;
  highlightedCorrectAnswer: string;
  missing: string[];
  elements: { phrase: string; state: 'present' | 'missing' | 'contradicted' }[];
};

/** An answer on its way: sent again under its key it is stored once. */
export type Submission = { key: string; answer: string; hint: RuleHint };

/** A quiz with its rules, from its first rule to its end. */
export type RuleQuizRun = {
  rules: ListedRule[];
  /** Position of the rule on the screen. */
  index: number;
  draft: string;
  /** The help on the screen. */
  hint: RuleHint;
  /** The most help that this rule has had so far. */
  mostHint: RuleHint;
  /** The answer that was sent and not judged yet; null once it is, and when it was changed. */
  submission: Submission | null;
  /** What the server said of the rule on the screen. */
  verdict: JudgedAnswer | null;
  /** Why the learner counts that answer as correct all the same. */
  claim: string | null;
  /** Whether each rule that was judged counts as correct, in the order of the rules. */
  outcomes: boolean[];
};

export type ActiveRuleQuiz = {
  phase: 'active';
  run: RuleQuizRun;
  isChecking: boolean;
  /** Why the last wish was refused or failed; null otherwise. */
  problem: string | null;
  /** Taken up from where it was left. */
  isResumed: boolean;
};

export type RuleQuizState =
  | { phase: 'loading' }
  | { phase: 'error'; message: string }
  | ActiveRuleQuiz
  | { phase: 'finished'; run: RuleQuizRun };

export type RuleQuizAction =
  | { type: 'load' }
  | { type: 'rulesLoaded'; rules: ListedRule[]; hint: RuleHint }
  | { type: 'loadingFailed'; message: string }
  | { type: 'resume'; run: RuleQuizRun }
  | { type: 'type'; text: string }
  | { type: 'showHint'; hint: RuleHint }
  /** `key` names the submission, should it be a new one. */
  | { type: 'submit'; key: string }
  | { type: 'judged'; key: string; verdict: JudgedAnswer }
  | { type: 'checkFailed'; key: string; message: string }
  | { type: 'claimed'; answerId: string; reason: string }
  | { type: 'next' };

export const INITIAL_RULE_QUIZ: RuleQuizState = { phase: 'loading' };

/** The rule on the screen. */
export function currentRule({ rules, index }: RuleQuizRun): ListedRule {
  const rule = rules[index];
  if (!rule) throw new Error(`A quiz of ${rules.length} rules has no rule ${index}.`);
  return rule;
}

export function isLastRule({ rules, index }: RuleQuizRun): boolean {
  return index === rules.length - 1;
}

export function countCorrect({ outcomes }: RuleQuizRun): number {
  return outcomes.filter(Boolean).length;
}

function startRun(rules: ListedRule[], hint: RuleHint): RuleQuizRun {
  return { rules, outcomes: [], ...openRule(0, hint) };
}

/** A rule as it comes on the screen. */
function openRule(index: number, hint: RuleHint) {
  return { index, draft: '', hint, mostHint: hint, submission: null, verdict: null, claim: null };
}

function strongerHint(one: RuleHint, other: RuleHint): RuleHint {
  return RULE_HINTS.indexOf(one) >= RULE_HINTS.indexOf(other) ? one : other;
}

function submit(state: ActiveRuleQuiz, key: string): ActiveRuleQuiz {
  const { run } = state;
  const answer = run.draft.trim();
  if (run.verdict || state.isChecking) return state;
  if (answer === '') return { ...state, problem: NO_ANSWER_TYPED };
  const isSame = run.submission?.answer === answer && run.submission.hint === run.mostHint;
  const submission = isSame ? run.submission : { key, answer, hint: run.mostHint };
  return { ...state, isChecking: true, problem: null, run: { ...run, submission } };
}

function next(state: ActiveRuleQuiz): RuleQuizState {
  const { run } = state;
  if (!run.verdict) return state;
  if (isLastRule(run)) return { phase: 'finished', run };
  return {
    phase: 'active',
    isChecking: false,
    problem: null,
    isResumed: false,
    run: { ...run, ...openRule(run.index + 1, run.hint) },
  };
}

function activeReducer(state: ActiveRuleQuiz, action: RuleQuizAction): RuleQuizState {
  const { run } = state;
  switch (action.type) {
    case 'type':
      if (run.verdict || state.isChecking || action.text === run.draft) return state;
      return { ...state, problem: null, run: { ...run, draft: action.text } };
    case 'showHint':
      if (run.verdict || state.isChecking) return state;
      return { ...state, run: { ...run, hint: action.hint, mostHint: strongerHint(run.mostHint, action.hint) } };
    case 'submit':
      return submit(state, action.key);
    case 'judged':
      if (!state.isChecking || action.key !== run.submission?.key) return state;
      return {
        ...state,
        isChecking: false,
        run: {
          ...run,
          submission: null,
          verdict: action.verdict,
          outcomes: [...run.outcomes, action.verdict.result === 'Correct'],
        },
      };
    case 'checkFailed':
      if (!state.isChecking || action.key !== run.submission?.key) return state;
      return { ...state, isChecking: false, problem: action.message };
    case 'claimed':
      if (run.verdict?.answerId !== action.answerId || run.verdict.result === 'Correct') return state;
      return { ...state, run: { ...run, claim: action.reason, outcomes: [...run.outcomes.slice(0, -1), true] } };
    case 'next':
      return next(state);
    default:
      return state;
  }
}

/** The state after an action; an action that its state does not know changes nothing. */
export function ruleQuizReducer(state: RuleQuizState, action: RuleQuizAction): RuleQuizState {
  if (action.type === 'load') return INITIAL_RULE_QUIZ;
  if (state.phase === 'active') return activeReducer(state, action);
  if (state.phase !== 'loading') return state;
  const begun = { phase: 'active', isChecking: false, problem: null } as const;
  switch (action.type) {
    case 'rulesLoaded':
      if (action.rules.length === 0) return { phase: 'error', message: NO_RULES_FOUND };
      return { ...begun, isResumed: false, run: startRun(action.rules, action.hint) };
    case 'resume':
      return { ...begun, isResumed: true, run: action.run };
    case 'loadingFailed':
      return { phase: 'error', message: action.message };
    default:
      return state;
  }
}

/** Whether a run read back from storage is one that the reducer could have made. */
export function isConsistentRun({ rules, index, verdict, claim, outcomes, submission }: RuleQuizRun): boolean {
  if (!Number.isInteger(index) || !rules[index]) return false;
  if (outcomes.length !== index + (verdict ? 1 : 0)) return false;
  return verdict ? submission === null : claim === null;
}
