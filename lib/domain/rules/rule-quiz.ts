import type { CardRating } from '@/lib/domain/memorize/constants';
import { isBlank } from '@/lib/domain/text/blank';
import { RULE_HINTS, type RuleHint } from './constants';
import {
  askedElements,
  type ElementChoice,
  type JudgedAnswer,
  type RuleResult,
  resultOf,
  type SelfAssessment,
  selfAssessmentOf,
} from './judged-answer';
import type { ElementReading } from './model-reading';
import { ratingOfVerdict } from './recall-rating';
import type { ListedRule } from './rule-catalogue';

/**
 * The rule quiz as a pure state machine (specification 3.2): loading → answering → result
 * shown → the next rule, or finished; or error. A verdict that is not sure is compared before its
 * result: the learner says of each element in doubt whether the answer states it, and the result follows
 * from that.
 */

export const LOADING_FAILED = 'Failed to load rules for the quiz';
export const NO_RULES_FOUND = 'No rules found for the selected filters. Please try again.';
export const NO_RULES_LOADED = 'No rules loaded for this quiz.';
export const CHECK_FAILED = 'Failed to check the answer';
export const NO_ANSWER_TYPED = 'Please type your answer before submitting.';

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
  /** The answer that was sent and that the server has not judged; null once it has, and when it was changed. */
  submission: Submission | null;
  /** What is said of the answer to the rule on the screen, by the server or, beside a submission, by the browser. */
  verdict: JudgedAnswer | null;
  /** What the learner has said so far of the elements in doubt, in the order in which it was said. */
  choices: ElementChoice[];
  /** What a language model says of them; null before it was heard, and where none is asked. */
  readings: ElementReading[] | null;
  /** What came of it; null until all is said, and where the verdict is sure. */
  settlement: SelfAssessment | null;
  /** Why the learner counts that answer as correct all the same. */
  claim: string | null;
  /** The rating that the learner chose for the rule's flashcard; null where it follows from the result. */
  rating: CardRating | null;
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
  /** `isHere`: by the browser, whose verdict the server has yet to hear of. */
  | { type: 'judged'; key: string; verdict: JudgedAnswer; isHere?: boolean }
  | { type: 'checkFailed'; key: string; message: string }
  | { type: 'choose'; choice: ElementChoice }
  /** `readings` is empty where the model failed. */
  | { type: 'read'; answerId: string; readings: ElementReading[] }
  /** The learner agrees with what the language model says of the elements that they have not decided themselves. */
  | { type: 'agree' }
  | { type: 'claimed'; answerId: string; reason: string }
  | { type: 'rate'; rating: CardRating }
  /** `hint`: the help that the next rule comes with; as before unless said. */
  | { type: 'next'; hint?: RuleHint };

export const INITIAL_RULE_QUIZ: RuleQuizState = { phase: 'loading' };

const BEGUN = { phase: 'active', isChecking: false, problem: null } as const;

/** The rule on the screen. */
export function currentRule({ rules, index }: RuleQuizRun): ListedRule {
  const rule = rules[index];
  if (!rule) throw new Error(`A quiz of ${rules.length} rules has no rule ${index}.`);
  return rule;
}

export function isLastRule({ rules, index }: RuleQuizRun): boolean {
  return index === rules.length - 1;
}

/** The result of the rule on the screen; null before there is one, and while it is compared. */
export function currentResult({ verdict, settlement }: RuleQuizRun): RuleResult | null {
  return verdict && resultOf(verdict, settlement);
}

/** What the answer on the screen counts as on the rule's flashcard; null before it has a result. */
export function currentRating({ verdict, settlement, claim, rating, mostHint }: RuleQuizRun): CardRating | null {
  if (!verdict || resultOf(verdict, settlement) === null) return null;
  return rating ?? (claim === null ? ratingOfVerdict(verdict, settlement, mostHint) : 'good');
}

/** What the learner has said of an element of the rule on the screen; null before they have. */
export function choiceOf({ choices }: RuleQuizRun, phrase: string): boolean | null {
  return choices.find((choice) => choice.phrase === phrase)?.isSaid ?? null;
}

/** What the language model says of an element of the rule on the screen; null where it says nothing. */
export function readingOf({ readings }: RuleQuizRun, phrase: string): ElementReading | null {
  return readings?.find((reading) => reading.phrase === phrase) ?? null;
}

/** Whether a language model is to be asked about the answer on the screen. */
export function awaitsReading(run: RuleQuizRun): boolean {
  return isComparing(run) && run.verdict?.isReadable === true && run.submission === null && run.readings === null;
}

/** The readings of elements that are left to be decided. */
export function openReadings(run: RuleQuizRun): ElementReading[] {
  if (!isComparing(run)) return [];
  return (run.readings ?? []).filter(({ phrase }) => choiceOf(run, phrase) === null);
}

export function countCorrect({ outcomes }: RuleQuizRun): number {
  return outcomes.filter(Boolean).length;
}

function startRun(rules: ListedRule[], hint: RuleHint): RuleQuizRun {
  return { rules, outcomes: [], ...openRule(0, hint) };
}

/** A rule as it comes on the screen. */
function openRule(index: number, hint: RuleHint) {
  return {
    index,
    draft: '',
    hint,
    mostHint: hint,
    submission: null,
    verdict: null,
    choices: [],
    readings: null,
    settlement: null,
    claim: null,
    rating: null,
  };
}

function strongerHint(one: RuleHint, other: RuleHint): RuleHint {
  return RULE_HINTS.indexOf(one) >= RULE_HINTS.indexOf(other) ? one : other;
}

function submit(state: ActiveRuleQuiz, key: string): ActiveRuleQuiz {
  const { run } = state;
  const answer = run.draft.trim();
  if (run.verdict || state.isChecking) return state;
  if (isBlank(answer)) return { ...state, problem: NO_ANSWER_TYPED };
  const isSame = run.submission?.answer === answer && run.submission.hint === run.mostHint;
  const submission = isSame ? run.submission : { key, answer, hint: run.mostHint };
  return { ...state, isChecking: true, problem: null, run: { ...run, submission } };
}

function isComparing(run: RuleQuizRun): boolean {
  return run.verdict !== null && currentResult(run) === null;
}

/** The run with what follows from the choices, where none is left. */
function settle(run: RuleQuizRun): RuleQuizRun {
  if (!run.verdict || !isComparing(run)) return run;
  const settlement = selfAssessmentOf(run.verdict, run.choices);
  return settlement ? withOutcome({ ...run, settlement }) : run;
}

function choose(state: ActiveRuleQuiz, choice: ElementChoice): ActiveRuleQuiz {
  const { run } = state;
  if (!run.verdict || !isComparing(run)) return state;
  if (!askedElements(run.verdict).some(({ phrase }) => phrase === choice.phrase)) return state;
  if (choiceOf(run, choice.phrase) === choice.isSaid) return state;
  const choices = [...run.choices.filter(({ phrase }) => phrase !== choice.phrase), choice];
  return { ...state, problem: null, run: settle({ ...run, choices }) };
}

function read(state: ActiveRuleQuiz, { answerId, readings }: { answerId: string; readings: ElementReading[] }) {
  const { run } = state;
  if (run.verdict?.answerId !== answerId || !awaitsReading(run)) return state;
  const asked = new Set(askedElements(run.verdict).map(({ phrase }) => phrase));
  return { ...state, run: { ...run, readings: readings.filter(({ phrase }) => asked.has(phrase)) } };
}

function agree(state: ActiveRuleQuiz): ActiveRuleQuiz {
  const choices = openReadings(state.run).map(({ phrase, isStated }) => ({ phrase, isSaid: isStated }));
  return choices.reduce(choose, state);
}

function judge(state: ActiveRuleQuiz, verdict: JudgedAnswer, isHere: boolean): ActiveRuleQuiz {
  const run = { ...state.run, submission: isHere ? state.run.submission : null, verdict };
  return { ...state, isChecking: false, problem: null, run: withOutcome(run) };
}

/** The run with the outcome of the rule on the screen, once it has a result. */
function withOutcome(run: RuleQuizRun): RuleQuizRun {
  const result = currentResult(run);
  return result === null ? run : { ...run, outcomes: [...run.outcomes, result === 'Correct'] };
}

function next(state: ActiveRuleQuiz, hint: RuleHint): RuleQuizState {
  const { run } = state;
  if (currentResult(run) === null) return state;
  if (isLastRule(run)) return { phase: 'finished', run };
  return {
    ...BEGUN,
    isResumed: false,
    run: { ...run, ...openRule(run.index + 1, hint) },
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
      return judge(state, action.verdict, action.isHere ?? false);
    case 'checkFailed':
      if (!state.isChecking || action.key !== run.submission?.key) return state;
      return { ...state, isChecking: false, problem: action.message };
    case 'choose':
      return choose(state, action.choice);
    case 'read':
      return read(state, action);
    case 'agree':
      return agree(state);
    case 'claimed':
      if (run.verdict?.answerId !== action.answerId || currentResult(run) !== 'Incorrect') return state;
      // The later word counts: a claim schedules the rule as recalled.
      return {
        ...state,
        run: { ...run, claim: action.reason, rating: null, outcomes: [...run.outcomes.slice(0, -1), true] },
      };
    case 'rate':
      if (currentRating(run) === null || currentRating(run) === action.rating) return state;
      return { ...state, run: { ...run, rating: action.rating } };
    case 'next':
      return next(state, action.hint ?? run.hint);
    default:
      return state;
  }
}

/** The state after an action; an action that its state does not know changes nothing. */
export function ruleQuizReducer(state: RuleQuizState, action: RuleQuizAction): RuleQuizState {
  if (action.type === 'load') return INITIAL_RULE_QUIZ;
  if (state.phase === 'active') return activeReducer(state, action);
  if (state.phase !== 'loading') return state;
  switch (action.type) {
    case 'rulesLoaded':
      if (action.rules.length === 0) return { phase: 'error', message: NO_RULES_FOUND };
      return { ...BEGUN, isResumed: false, run: startRun(action.rules, action.hint) };
    case 'resume':
      return { ...BEGUN, isResumed: true, run: settle(action.run) };
    case 'loadingFailed':
      return { phase: 'error', message: action.message };
    default:
      return state;
  }
}
