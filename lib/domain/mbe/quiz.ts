import type { ConfidenceLevel, OptionLabel } from './constants';
import type { QuizQuestion } from './question';
import {
  elapsedMs,
  elapsedSeconds,
  pauseStopwatch,
  resumeStopwatch,
  type Stopwatch,
  startStopwatch,
} from './stopwatch';

/**
 * The MBE quiz as a pure state machine (specification 5.3): settings → loading → active →
 * summary, or error. Time enters with the actions only, as milliseconds since 1970.
 */

export const NO_ANSWER_CHOSEN = 'Please select an answer before submitting.';
export const NO_QUESTIONS_FOUND = 'No questions found for the selected filters.';

/** What was asked for, as the attempt will name it. */
export type QuizFilters = {
  sources: string[];
  subjects: string[];
  numQuestionsRequested: number;
  /** It is the diagnostic (see diagnostic.ts). */
  isDiagnostic?: true | undefined;
};

/** Under which conditions a quiz runs; without any it is practice: feedback after each answer, no limit. */
export type QuizConditions = {
  /** After each answer, or for all of them with the summary. */
  feedback: 'each' | 'end';
  /** How long the total timer may run until what is answered is handed in; null without a limit. */
  timeLimitSeconds: number | null;
};

export const PRACTICE_CONDITIONS: QuizConditions = { feedback: 'each', timeLimitSeconds: null };

/** An answer that was submitted. */
export type QuizAnswer = {
  label: OptionLabel;
  isCorrect: boolean;
  /** Whole seconds on the question timer when it stopped. */
  timeTakenSeconds: number;
  confidence: ConfidenceLevel;
};

/** A quiz with its questions, from its first question to its summary. */
export type QuizRun = {
  /** Names the quiz for good: in the browser's storage, and as the key that saves it only once. */
  quizId: string;
  filtersUsed: QuizFilters;
  conditions: QuizConditions;
  questions: QuizQuestion[];
  /** One per submitted question, in the order of the questions. */
  answers: QuizAnswer[];
  /** Position of the question on the screen. */
  index: number;
  /** Chosen but not yet submitted. */
  chosenLabel: OptionLabel | null;
  /** For the question on the screen; locked once it is answered. */
  confidence: ConfidenceLevel;
  questionStopwatch: Stopwatch;
  totalStopwatch: Stopwatch;
};

export type ActiveQuiz = {
  phase: 'active';
  run: QuizRun;
  /** Why the last wish was refused; null otherwise. */
  refusal: typeof NO_ANSWER_CHOSEN | null;
};

export type QuizState =
  | { phase: 'settings' }
  | { phase: 'loading'; quizId: string; filtersUsed: QuizFilters; conditions: QuizConditions }
  | ActiveQuiz
  | { phase: 'summary'; run: QuizRun }
  | { phase: 'error'; message: string };

export type QuizAction =
  | { type: 'start'; quizId: string; filtersUsed: QuizFilters; conditions?: QuizConditions }
  | { type: 'questionsLoaded'; quizId: string; questions: QuizQuestion[]; nowMs: number }
  | { type: 'loadingFailed'; quizId: string; message: string }
  | { type: 'choose'; label: OptionLabel }
  | { type: 'setConfidence'; confidence: ConfidenceLevel }
  | { type: 'submit'; nowMs: number }
  | { type: 'next'; nowMs: number }
  /** Stops both timers; until it goes on nothing can be answered. */
  | { type: 'pause'; nowMs: number }
  | { type: 'continue'; nowMs: number }
  /** Hands in what is answered, the option in hand included, once the time limit is reached. */
  | { type: 'endTime'; nowMs: number }
  /** Puts the quiz aside; its run is kept by whoever stores it. */
  | { type: 'leave' }
  | { type: 'resume'; run: QuizRun; nowMs: number }
  /** Back to the summary of a quiz that was finished before the page was left. */
  | { type: 'showSummary'; run: QuizRun }
  | { type: 'startNew' };

export const INITIAL_QUIZ_STATE: QuizState = { phase: 'settings' };

export function isAnswered({ answers, index }: QuizRun): boolean {
  return answers.length > index;
}

export function isLastQuestion({ questions, index }: QuizRun): boolean {
  return index === questions.length - 1;
}

/** Whether a quiz on the screen stands still. */
export function isPaused({ totalStopwatch }: QuizRun): boolean {
  return totalStopwatch.runningSinceMs === null;
}

/** Milliseconds until the time limit; 0 once it is reached, null without a limit. */
export function remainingMs({ conditions, totalStopwatch }: QuizRun, nowMs: number): number | null {
  if (conditions.timeLimitSeconds === null) return null;
  return Math.max(0, conditions.timeLimitSeconds * 1000 - elapsedMs(totalStopwatch, nowMs));
}

/** The question on the screen. */
export function currentQuestion({ questions, index }: QuizRun): QuizQuestion {
  const question = questions[index];
  if (!question) throw new Error(`A quiz of ${questions.length} questions has no question ${index}.`);
  return question;
}

export function correctCount({ answers }: QuizRun): number {
  return answers.filter(({ isCorrect }) => isCorrect).length;
}

type Begun = Pick<QuizRun, 'quizId' | 'filtersUsed' | 'conditions' | 'questions'>;

function startRun(begun: Begun, nowMs: number): QuizRun {
  return {
    ...begun,
    answers: [],
    index: 0,
    chosenLabel: null,
    confidence: 'Off',
    questionStopwatch: startStopwatch(nowMs),
    totalStopwatch: startStopwatch(nowMs),
  };
}

/** The run with its chosen option as an answer. */
function recordAnswer(run: QuizRun, label: OptionLabel, nowMs: number): QuizRun {
  const answer: QuizAnswer = {
    label,
    isCorrect: label === currentQuestion(run).correctOptLabel,
    timeTakenSeconds: elapsedSeconds(run.questionStopwatch, nowMs),
    confidence: run.confidence,
  };
  return {
    ...run,
    questionStopwatch: pauseStopwatch(run.questionStopwatch, nowMs),
    answers: [...run.answers, answer],
  };
}

function submit(state: ActiveQuiz, nowMs: number): QuizState {
  const { run } = state;
  if (isAnswered(run)) return state;
  if (remainingMs(run, nowMs) === 0) return endTime(state, nowMs);
  if (run.chosenLabel === null) return { ...state, refusal: NO_ANSWER_CHOSEN };
  const submitted: ActiveQuiz = { phase: 'active', refusal: null, run: recordAnswer(run, run.chosenLabel, nowMs) };
  return run.conditions.feedback === 'end' ? next(submitted, nowMs) : submitted;
}

function next(state: ActiveQuiz, nowMs: number): QuizState {
  const { run } = state;
  if (!isAnswered(run)) return state;
  if (isLastQuestion(run)) return { phase: 'summary', run: pauseRun(run, nowMs) };
  return {
    phase: 'active',
    refusal: null,
    run: {
      ...run,
      index: run.index + 1,
      chosenLabel: null,
      confidence: 'Off',
      questionStopwatch: startStopwatch(nowMs),
    },
  };
}

function endTime(state: ActiveQuiz, nowMs: number): QuizState {
  const { run } = state;
  const { timeLimitSeconds } = run.conditions;
  if (timeLimitSeconds === null || remainingMs(run, nowMs) !== 0) return state;
  const answered = isAnswered(run) || run.chosenLabel === null ? run : recordAnswer(run, run.chosenLabel, nowMs);
  // A page that slept through the end took no longer than it was given.
  const totalStopwatch = { countedMs: timeLimitSeconds * 1000, runningSinceMs: null };
  return { phase: 'summary', run: { ...pauseRun(answered, nowMs), totalStopwatch } };
}

function resume(run: QuizRun, nowMs: number): ActiveQuiz {
  const running: QuizRun = {
    ...run,
    // The question timer of an answered question has stopped for good.
    questionStopwatch: isAnswered(run) ? run.questionStopwatch : resumeStopwatch(run.questionStopwatch, nowMs),
    totalStopwatch: resumeStopwatch(run.totalStopwatch, nowMs),
  };
  return { phase: 'active', refusal: null, run: running };
}

/** The run with both timers standing at `nowMs`: what is stored, so that a gap is never counted. */
export function pauseRun(run: QuizRun, nowMs: number): QuizRun {
  return {
    ...run,
    questionStopwatch: pauseStopwatch(run.questionStopwatch, nowMs),
    totalStopwatch: pauseStopwatch(run.totalStopwatch, nowMs),
  };
}

/** The state after an action; an action that its state does not know changes nothing. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'start':
      if (state.phase === 'loading' || state.phase === 'active') return state;
      return {
        phase: 'loading',
        quizId: action.quizId,
        filtersUsed: action.filtersUsed,
        conditions: action.conditions ?? PRACTICE_CONDITIONS,
      };
    case 'resume':
      if (state.phase === 'loading' || state.phase === 'active') return state;
      return resume(action.run, action.nowMs);
    case 'showSummary':
      if (state.phase === 'loading' || state.phase === 'active') return state;
      return { phase: 'summary', run: action.run };
    case 'startNew':
      return INITIAL_QUIZ_STATE;
  }
  if (state.phase === 'loading') {
    const { phase: _, ...begun } = state;
    switch (action.type) {
      case 'questionsLoaded':
        if (action.quizId !== state.quizId) return state;
        if (action.questions.length === 0) return { phase: 'error', message: NO_QUESTIONS_FOUND };
        return {
          phase: 'active',
          refusal: null,
          run: startRun({ ...begun, questions: action.questions }, action.nowMs),
        };
      case 'loadingFailed':
        return action.quizId === state.quizId ? { phase: 'error', message: action.message } : state;
      case 'leave':
        return INITIAL_QUIZ_STATE;
    }
  }
  if (state.phase === 'active') {
    const { run } = state;
    if (isPaused(run)) {
      if (action.type === 'leave') return INITIAL_QUIZ_STATE;
      return action.type === 'continue' ? { ...resume(run, action.nowMs), refusal: state.refusal } : state;
    }
    switch (action.type) {
      case 'pause':
        return { ...state, run: pauseRun(run, action.nowMs) };
      case 'endTime':
        return endTime(state, action.nowMs);
      case 'choose':
        if (isAnswered(run) || !currentQuestion(run).options.some(({ label }) => label === action.label)) return state;
        return { phase: 'active', refusal: null, run: { ...run, chosenLabel: action.label } };
      case 'setConfidence':
        return isAnswered(run) ? state : { ...state, run: { ...run, confidence: action.confidence } };
      case 'submit':
        return submit(state, action.nowMs);
      case 'next':
        return next(state, action.nowMs);
      case 'leave':
        return INITIAL_QUIZ_STATE;
    }
  }
  return state;
}

/** Whether a run read back from storage is one that the reducer could have made. */
export function isConsistentRun(run: QuizRun): boolean {
  const { answers, chosenLabel, index, questions } = run;
  const question = questions[index];
  if (!question || !Number.isInteger(index)) return false;
  if (answers.length !== index && answers.length !== index + 1) return false;
  if (chosenLabel !== null && !question.options.some(({ label }) => label === chosenLabel)) return false;
  return answers.every(({ label, isCorrect }, position) => {
    const answered = questions[position];
    return (
      answered?.options.some((option) => option.label === label) && isCorrect === (label === answered.correctOptLabel)
    );
  });
}
