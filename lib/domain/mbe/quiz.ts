import type { ConfidenceLevel, OptionLabel } from './constants';
import type { QuizQuestion } from './question';
import { elapsedSeconds, pauseStopwatch, resumeStopwatch, type Stopwatch, startStopwatch } from './stopwatch';

/**
 * The MBE quiz as a pure state machine (specification 5.3): settings → loading → active →
 * summary, or error. Time enters with the actions only, as milliseconds since 1970.
 */

export const NO_ANSWER_CHOSEN = 'Please select an answer before submitting.';
export const NO_QUESTIONS_FOUND = 'No questions found for the selected filters.';

/** What was asked for, as the attempt will name it. */
export type QuizFilters = { sources: string[]; subjects: string[]; numQuestionsRequested: number };

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
  | { phase: 'loading'; quizId: string; filtersUsed: QuizFilters }
  | ActiveQuiz
  | { phase: 'summary'; run: QuizRun }
  | { phase: 'error'; message: string };

export type QuizAction =
  | { type: 'start'; quizId: string; filtersUsed: QuizFilters }
  | { type: 'questionsLoaded'; quizId: string; questions: QuizQuestion[]; nowMs: number }
  | { type: 'loadingFailed'; quizId: string; message: string }
  | { type: 'choose'; label: OptionLabel }
  | { type: 'setConfidence'; confidence: ConfidenceLevel }
  | { type: 'submit'; nowMs: number }
  | { type: 'next'; nowMs: number }
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

/** The question on the screen. */
export function currentQuestion({ questions, index }: QuizRun): QuizQuestion {
  const question = questions[index];
  if (!question) throw new Error(`A quiz of ${questions.length} questions has no question ${index}.`);
  return question;
}

/** The choice that the screen shows: the submitted one, else the one in hand. */
export function shownLabel(run: QuizRun): OptionLabel | null {
  return run.answers[run.index]?.label ?? run.chosenLabel;
}

export function correctCount({ answers }: QuizRun): number {
  return answers.filter(({ isCorrect }) => isCorrect).length;
}

function startRun(quizId: string, filtersUsed: QuizFilters, questions: QuizQuestion[], nowMs: number): QuizRun {
  return {
    quizId,
    filtersUsed,
    questions,
    answers: [],
    index: 0,
    chosenLabel: null,
    confidence: 'Off',
    questionStopwatch: startStopwatch(nowMs),
    totalStopwatch: startStopwatch(nowMs),
  };
}

function submit(state: ActiveQuiz, nowMs: number): ActiveQuiz {
  const { run } = state;
  if (isAnswered(run)) return state;
  if (run.chosenLabel === null) return { ...state, refusal: NO_ANSWER_CHOSEN };
  const answer: QuizAnswer = {
    label: run.chosenLabel,
    isCorrect: run.chosenLabel === currentQuestion(run).correctOptLabel,
    timeTakenSeconds: elapsedSeconds(run.questionStopwatch, nowMs),
    confidence: run.confidence,
  };
  const questionStopwatch = pauseStopwatch(run.questionStopwatch, nowMs);
  return { phase: 'active', refusal: null, run: { ...run, questionStopwatch, answers: [...run.answers, answer] } };
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

function resume(run: QuizRun, nowMs: number): QuizState {
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
      return { phase: 'loading', quizId: action.quizId, filtersUsed: action.filtersUsed };
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
    switch (action.type) {
      case 'questionsLoaded':
        if (action.quizId !== state.quizId) return state;
        if (action.questions.length === 0) return { phase: 'error', message: NO_QUESTIONS_FOUND };
        return {
          phase: 'active',
          refusal: null,
          run: startRun(state.quizId, state.filtersUsed, action.questions, action.nowMs),
        };
      case 'loadingFailed':
        return action.quizId === state.quizId ? { phase: 'error', message: action.message } : state;
      case 'leave':
        return INITIAL_QUIZ_STATE;
    }
  }
  if (state.phase === 'active') {
    const { run } = state;
    switch (action.type) {
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
